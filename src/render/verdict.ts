import { hidingPhrase } from "../model/left-out.ts";
import type { Review } from "../model/review.ts";
import { nameOf, type Quote, whatHappened } from "./change-words.ts";
import { count } from "./words.ts";

/** The one line that a reader in a hurry takes away. */
export interface Verdict {
  readonly level: "broken" | "config" | "unsure" | "fine" | "nothing";
  /** Plain text; with names from the repository only where a quote was given that makes them safe. */
  readonly text: string;
}

/** The conclusion of the review. `hadBroken` says that the last report listed broken uses; with `quote` a single cause is named. */
export function verdictOf(review: Review, hadBroken = false, quote?: Quote): Verdict {
  const errors = review.config.findings.filter((finding) => finding.severity === "error").length;
  const config = errors > 0 ? [`llmc.toml has ${count(errors, "error")}`] : [];
  const unseen = unseenWords(review);
  if (review.broken.length > 0) {
    return { level: "broken", text: joined([brokenWords(review, quote), ...config, ...unseen]) };
  }
  if (errors > 0) return { level: "config", text: joined([...config, ...unseen]) };
  const changed = count(review.changes.length, "changed symbol");
  if (unseen.length > 0) {
    const rest = review.changes.length === 0 ? "" : `; no broken use found in ${changed}`;
    return { level: "unsure", text: `${joined(unseen)}${rest}` };
  }
  const gone = hadBroken ? "All earlier problems are gone. " : "";
  if (review.changes.length === 0) return { level: "nothing", text: `${gone}No code changed` };
  return { level: "fine", text: `${gone}No broken use found in ${changed}` };
}

/** The number of broken uses, and their cause if there is only one. */
function brokenWords({ broken, changes }: Review, quote: Quote | undefined): string {
  const causes = new Set(broken.map((use) => use.changeId));
  const files = count(new Set(broken.map(({ path }) => path)).size, "file");
  const only = causes.size === 1 ? changes.find(({ id }) => causes.has(id)) : undefined;
  const uses = `${count(broken.length, "use")} in ${files} ${broken.length === 1 ? "is" : "are"} broken`;
  if (only !== undefined && quote !== undefined) return `${nameOf(only, quote)} ${whatHappened(only, quote)}: ${uses}`;
  return `${uses} by ${count(causes.size, "changed symbol")}`;
}

/** The parts that were not checked, in words of our own: a report can come from elsewhere. */
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
