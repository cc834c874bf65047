import type { Review } from "../model/review.ts";
import { count } from "./words.ts";

/** The one line that a reader in a hurry takes away. */
export interface Verdict {
  readonly level: "broken" | "config" | "fine" | "nothing";
  /** Plain text without anything from the repository. */
  readonly text: string;
}

/** What the review comes down to. `hadBroken` says that the last report listed broken uses. */
export function verdictOf(review: Review, hadBroken = false): Verdict {
  const errors = review.config.findings.filter((finding) => finding.severity === "error").length;
  if (review.broken.length > 0) {
    const causes = new Set(review.broken.map((use) => use.changeId)).size;
    const uses = count(review.broken.length, "use is broken", "uses are broken");
    const also = errors > 0 ? `, and llmc.toml has ${count(errors, "error")}` : "";
    return { level: "broken", text: `${uses} by ${count(causes, "changed symbol")}${also}` };
  }
  if (errors > 0) return { level: "config", text: `llmc.toml has ${count(errors, "error")}` };
  const gone = hadBroken ? "All earlier problems are gone. " : "";
  if (review.changes.length === 0) return { level: "nothing", text: `${gone}Nothing that matters changed` };
  return { level: "fine", text: `${gone}No broken use found in ${count(review.changes.length, "changed symbol")}` };
}
