import type { FindingCode } from "../config/finding.ts";
import type { ConfigFinding, IgnoredBy, IgnoredUse, Review } from "../model/review.ts";
import { groupBy } from "../util/multimap.ts";
import { digits } from "../util/text.ts";

/** A number with its noun: `1 use`, `3 uses`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${digits(number)} ${number === 1 ? one : many}`;
}

const IGNORED_BY_WORDS: Readonly<Record<IgnoredBy, string>> = {
  comment: "a comment beside it",
  list: "nav.ignore in llmc.toml",
  baseline: "the baseline",
};

/** The numbers of ignored broken uses: one sentence for each way of ignoring them. */
export function ignoredWords({ ignored }: Pick<Review, "ignored">): string[] {
  return [...groupBy<IgnoredBy, IgnoredUse>(ignored, ({ by }) => by)].map(
    ([by, uses]) => `${count(uses.length, "broken use is", "broken uses are")} ignored by ${IGNORED_BY_WORDS[by]}.`,
  );
}

/** Findings whose suggestion is what to write; that of others is the name that was probably meant. */
const WRITTEN: ReadonlySet<string> = new Set([
  "BAD_DIMENSION",
  "BAD_INDEX_NAME",
  "BAD_TYPE",
  "EMPTY_ROUTE",
  "PRIMARY_MISMATCH",
  "UNKNOWN_ROUTER_MODE",
] satisfies FindingCode[]);

/** A finding in llmc.toml with its suggestion as a sentence, in the same words wherever it is shown. */
export function findingWords(
  { code, message, suggestion }: Pick<ConfigFinding, "code" | "message"> & { readonly suggestion?: string | undefined },
  quote = (text: string) => text,
): string {
  if (suggestion === undefined) return message;
  const meant = quote(suggestion);
  return WRITTEN.has(code) ? `${message} Write ${meant}.` : `${message} Did you mean ${meant}?`;
}

/** A time in seconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
