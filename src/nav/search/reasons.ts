import type { TableHit } from "../../embeddings/search-tables.ts";
import { searchTerms } from "../../embeddings/terms/search-terms.ts";
import { roleOf } from "../path-role.ts";
import type { SearchQuery } from "./query.ts";
import { wholeFit } from "./rank.ts";

/** More words add no information. */
const MAX_WORDS = 8;
/** From this cosine on, words are near enough to be given as a reason. */
const NEAR = 0.45;

/** The reasons why a hit was chosen, in words. */
export function reasonsFor({ slice, terms, cosine, nearness }: TableHit, query: SearchQuery, text: string): string[] {
  const reasons: string[] = [];
  const isNamed = slice.sliceType === "code" && query.names.some((name) => wholeFit(name, slice.title) > 0);
  if (isNamed) reasons.push(`is named ${slice.title}`);
  const present = new Set(searchTerms(`${slice.path} ${slice.title} ${text}`));
  const found = wordsIn(query.text, query.terms).filter((word) => hasTermOf(present, word));
  if (terms !== undefined && found.length > 0) reasons.push(`has ${listed(found)}`);
  const titled = new Set(searchTerms(slice.title));
  const inTitle = found.filter((word) => hasTermOf(titled, word));
  if (inTitle.length > 0 && !isNamed)
    reasons.push(`${slice.sliceType === "code" ? "name" : "title"} has ${listed(inTitle)}`);
  const role = roleOf(slice.path);
  if (role === "test" || role === "example") reasons.push(`is ${role === "test" ? "a test" : "an example"}`);
  if (Math.max(cosine ?? 0, nearness ?? 0) >= NEAR) reasons.push("speaks of the same in its own words");
  return reasons;
}

/** The words of a query that were looked for, in their full form. */
function wordsIn(text: string, terms: readonly string[]): string[] {
  const asked = new Set(terms);
  const words = (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => hasTermOf(asked, word));
}

function hasTermOf(terms: ReadonlySet<string>, word: string): boolean {
  return searchTerms(word).some((term) => terms.has(term));
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, MAX_WORDS).join(", ")}${words.length > MAX_WORDS ? ", …" : ""}`;
}
