import type { BrokenReason, BrokenUse } from "./review.ts";

/** `[[nav.ignore]]` in llmc.toml: intended broken uses. Every key that is present must match. */
export interface IgnoreEntry {
  /** The changed symbol: `Auth.login`, or with wildcards `Auth.*`. */
  readonly symbol: string | undefined;
  /** The path of the use, as a `.gitignore` pattern. */
  readonly path: string | undefined;
  readonly kind: BrokenReason | undefined;
  readonly reason: string | undefined;
}

/** The default file of a baseline. */
export const BASELINE_FILE = "llmc-nav.baseline.json";

/**
 * Identifies a broken use by finding and place: not by its line, which moves with every edit above it, nor by the new place of a lost name,
 * which the next commit may change.
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
