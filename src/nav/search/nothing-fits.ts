import type { TableHit } from "../../embeddings/search-tables.ts";
import { isNameTerm } from "../../embeddings/terms/name-terms.ts";
import { searchTerms } from "../../embeddings/terms/search-terms.ts";
import type { TermStatistics } from "../../model/retrieval.ts";
import type { FusedHit } from "../../routing/fuse.ts";
import type { SearchQuery } from "./query.ts";
import { nameFit, rarityOf } from "./rank.ts";

/** So many of the best hits are looked at: what fits is among them, or it does not fit. */
const LOOKED_AT = 5;
/** The share of a query, weighted by the rarity of its words, that must occur nowhere at all for it to be about something else. */
const ABSENT = 0.5;
/** So much of it at least must stand in one place. */
const LEAST_OF_QUESTION = 0.2;
const LEAST_OF_NAME = 0.5;

/** Whether nothing that was found fits a query: its telling words stand nowhere, or each of them somewhere else. A name that fits always does. */
export function fitsNothing(
  query: SearchQuery,
  hits: readonly FusedHit<TableHit>[],
  statistics: TermStatistics,
  textOf: (slice: TableHit["slice"]) => string,
): boolean {
  const best = hits.slice(0, LOOKED_AT);
  const words = query.terms.filter((term) => !isNameTerm(term));
  if (words.length < 2 || best.some(({ hit }) => hit.cosine !== undefined || nameFit(query, hit.slice) > 0.2))
    return false;
  const weight = (some: readonly string[]) => some.reduce((sum, word) => sum + rarityOf(word, statistics), 0);
  const whole = weight(words);
  if (weight(words.filter((word) => (statistics.frequencies.get(word) ?? 0) === 0)) >= ABSENT * whole) return true;
  const isName = query.isLookup && query.names.some(({ written }) => !written.includes(" "));
  const least = isName ? LEAST_OF_NAME : LEAST_OF_QUESTION;
  return best.every(({ hit }) => {
    const own = new Set(searchTerms(`${hit.slice.path} ${hit.slice.title} ${textOf(hit.slice)}`));
    return weight(words.filter((word) => own.has(word))) < least * whole;
  });
}
