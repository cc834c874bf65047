import type { BrokenReason, BrokenUse } from "./review.ts";

/** `[[nav.ignore]]` in llmc.toml: broken uses that are meant. Every key that it has must fit. */
export interface IgnoreEntry {
  /** The changed symbol: `Auth.login`, or with stars `Auth.*`. */
  readonly symbol: string | undefined;
  /** The path of the use, as `.gitignore` writes paths. */
  readonly path: string | undefined;
  readonly kind: BrokenReason | undefined;
  readonly reason: string | undefined;
}

/** The file of a baseline, unless another one is named. */
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
