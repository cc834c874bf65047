import type { TableHit } from "../../embeddings/search-tables.ts";
import { isNameTerm } from "../../embeddings/terms/name-terms.ts";
import { searchTerms } from "../../embeddings/terms/search-terms.ts";
import type { TermStatistics } from "../../model/retrieval.ts";
import type { FusedHit } from "../../routing/fuse.ts";
import type { SearchQuery } from "./query.ts";
import { nameFit, rarityOf } from "./rank.ts";

/** The number of best hits that are checked: a match is among them, or there is none. */
const LOOKED_AT = 5;
/** The share of a query, weighted by the rarity of its words, that must occur nowhere at all for it to be about something else. */
const ABSENT = 0.5;
/** At least this share of it must occur in one place. */
const LEAST_OF_QUESTION = 0.2;
const LEAST_OF_NAME = 0.5;

/** Whether no hit matches a query: its significant words occur nowhere, or each in a different place. A hit with a matching name always matches. */
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
