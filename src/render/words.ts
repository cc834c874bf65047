import type { ConfigFinding, IgnoredBy, IgnoredUse, Review } from "../model/review.ts";
import { groupBy } from "../util/multimap.ts";

/** A number with its noun: `1 use`, `3 uses`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}

const IGNORED_BY_WORDS: Readonly<Record<IgnoredBy, string>> = {
  comment: "a comment beside it",
  list: "nav.ignore in llmc.toml",
  baseline: "the baseline",
};

/** How many broken uses are meant, and who says so: a sentence each. */
export function ignoredWords({ ignored }: Pick<Review, "ignored">): string[] {
  return [...groupBy<IgnoredBy, IgnoredUse>(ignored, ({ by }) => by)].map(
    ([by, uses]) => `${count(uses.length, "broken use is", "broken uses are")} ignored by ${IGNORED_BY_WORDS[by]}.`,
  );
}

/** A finding in llmc.toml with what was probably meant, in the same words wherever it is shown. */
export function findingWords(
  { message, suggestion }: { readonly message: string; readonly suggestion?: ConfigFinding["suggestion"] },
  quote = (text: string) => text,
): string {
  return suggestion === undefined ? message : `${message} Did you mean ${quote(suggestion)}?`;
}

/** A time in seconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
