import type { IndexedSlice } from "../../../model/retrieval.ts";

/** The columns of a slice, in the order in which `sliceValues` gives them. */
export const SLICE_COLUMNS = "slice, id, path, start_line, end_line, slice_type, slice_language, title, content_hash";

/** The values of a row. */
export function sliceValues(number: number, slice: IndexedSlice): (number | string | null)[] {
  const { id, path, startLine, endLine, sliceType, sliceLanguage, title, contentHash } = slice;
  return [number, id, path, startLine, endLine, sliceType, sliceLanguage ?? null, title, contentHash];
}
