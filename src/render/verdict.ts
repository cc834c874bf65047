import { hidingPhrase } from "../model/left-out.ts";
import type { Review } from "../model/review.ts";
import { count } from "./words.ts";

/** The one line that a reader in a hurry takes away. */
export interface Verdict {
  readonly level: "broken" | "config" | "unsure" | "fine" | "nothing";
  /** Plain text without anything from the repository. */
  readonly text: string;
}

/** What the review comes down to. `hadBroken` says that the last report listed broken uses. */
export function verdictOf(review: Review, hadBroken = false): Verdict {
  const errors = review.config.findings.filter((finding) => finding.severity === "error").length;
  const config = errors > 0 ? [`llmc.toml has ${count(errors, "error")}`] : [];
  const unseen = unseenWords(review);
  if (review.broken.length > 0) {
    const causes = new Set(review.broken.map((use) => use.changeId)).size;
    const uses = count(review.broken.length, "use is broken", "uses are broken");
    return { level: "broken", text: joined([`${uses} by ${count(causes, "changed symbol")}`, ...config, ...unseen]) };
  }
  if (errors > 0) return { level: "config", text: joined([...config, ...unseen]) };
  const changed = count(review.changes.length, "changed symbol");
  if (unseen.length > 0) {
    const rest = review.changes.length === 0 ? "" : `; no broken use found in ${changed}`;
    return { level: "unsure", text: `${joined(unseen)}${rest}` };
  }
  const gone = hadBroken ? "All earlier problems are gone. " : "";
  if (review.changes.length === 0) return { level: "nothing", text: `${gone}Nothing that matters changed` };
  return { level: "fine", text: `${gone}No broken use found in ${changed}` };
}

/** What nobody looked at, in words of our own: a report can come from elsewhere. */
function unseenWords({ notCompared, leftOut }: Review): string[] {
  const files = notCompared.length;
  return [
    ...(files > 0 ? [count(files, "changed file was not compared", "changed files were not compared")] : []),
    ...leftOut.flatMap(({ what, count: left }) => {
      const phrase = hidingPhrase(what);
      return phrase ? [count(left, ...phrase)] : [];
    }),
  ];
}

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")}, and ${last}`;
}
