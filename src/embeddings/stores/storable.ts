import type { IndexedSlice } from "../../model/retrieval.ts";

/** NUL ends a text in one engine and is rejected by the other; a lone surrogate is not a character in either. */
const NOT_STORABLE = /[\0\p{Surrogate}]/gu;
const REPLACEMENT = "\ufffd";

/** A text in a form that every engine can store. */
export function storable(text: string): string {
  return text.replace(NOT_STORABLE, REPLACEMENT);
}

/** A slice with all its texts in storable form. */
export function storableSlice(slice: IndexedSlice): IndexedSlice {
  const { sliceLanguage } = slice;
  return {
    ...slice,
    id: storable(slice.id),
    path: storable(slice.path),
    sliceLanguage: sliceLanguage === undefined ? undefined : storable(sliceLanguage),
    sliceType: storable(slice.sliceType),
    reasons: slice.reasons.map(storable),
    title: storable(slice.title),
    contentHash: storable(slice.contentHash),
    terms: storableTerms(slice.terms),
  };
}

function storableTerms(terms: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  if (![...terms.keys()].some((term) => storable(term) !== term)) return terms;
  const counts = new Map<string, number>();
  for (const [term, count] of terms) counts.set(storable(term), (counts.get(storable(term)) ?? 0) + count);
  return counts;
}
