import type { IndexedSlice } from "../../../model/retrieval.ts";
import { SLICE_COLUMNS } from "../row.ts";

/** The columns of a slice, in the order in which `sliceValues` gives them. */
export const NUMBERED_COLUMNS = `slice, ${SLICE_COLUMNS}`;

/** The values of a row. */
export function sliceValues(number: number, slice: IndexedSlice): (number | string | null)[] {
  const { id, path, startLine, endLine, sliceType, sliceLanguage, title, contentHash } = slice;
  return [number, id, path, startLine, endLine, sliceType, sliceLanguage ?? null, title, contentHash];
}
