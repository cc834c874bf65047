import type { BrokenReason, BrokenUse } from "./review.ts";

/** `[[nav.ignore]]` in llmc.toml: broken uses that are meant. Every key that it has must fit. */
export interface IgnoreEntry {
  /** The changed symbol: `Auth.login`, or with stars `Auth.*`. */
  readonly symbol: string | undefined;
  /** Where the use stands, as `.gitignore` writes paths. */
  readonly path: string | undefined;
  readonly kind: BrokenReason | undefined;
  readonly reason: string | undefined;
}

/** Who says that a broken use is meant: a comment beside it, the list in llmc.toml, or the baseline. */
export type IgnoredBy = (typeof IGNORED_BY)[number];
export const IGNORED_BY = ["comment", "list", "baseline"] as const;

/** A broken use that is meant. */
export interface IgnoredUse extends Pick<BrokenUse, "changeId" | "path" | "line" | "reason"> {
  readonly by: IgnoredBy;
  /** What was written as the reason. */
  readonly note: string | undefined;
  /** The change itself brought the word for it, which the report must say. */
  readonly isOfChange: boolean;
}

/** Where a baseline is kept unless another file is named. */
export const BASELINE_FILE = "llmc-nav.baseline.json";

/**
 * Names a broken use by what is said and where: not by its line, which moves with every edit above it, nor by where a lost name went, which
 * the next commit may change.
 */
export function brokenIdentity({
  changeId,
  path,
  text,
  reason,
}: Pick<BrokenUse, "changeId" | "path" | "text" | "reason">): string {
  const kind = reason === "signature" ? reason : "lost";
  return [changeId, path, kind, text.replace(/\s+/g, " ")].join("\0");
}
