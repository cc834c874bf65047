import { FUNCTION_WORDS } from "./function-words.ts";
import { searchTerms } from "./search-terms.ts";

/** The distinct terms of a query that describe its subject; all of them when it has no others. */
export function queryTerms(query: string): string[] {
  const terms = [...new Set(searchTerms(query))];
  const telling = terms.filter((term) => !FUNCTION_WORDS.has(term));
  return telling.length > 0 ? telling : terms;
}
