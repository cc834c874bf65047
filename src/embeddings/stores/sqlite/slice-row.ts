import type { IndexedSlice } from "../../../model/retrieval.ts";
import { reasonsText, SLICE_COLUMNS } from "../row.ts";

/** The columns of a slice, in the order in which `sliceValues` gives them. */
export const NUMBERED_COLUMNS = `slice, ${SLICE_COLUMNS}`;

/** The values of a row. */
export function sliceValues(number: number, slice: IndexedSlice): (number | string | null)[] {
  const { id, path, startLine, endLine, sliceType, sliceLanguage, confidence, reasons, title, contentHash } = slice;
  const about = [sliceType, sliceLanguage ?? null, confidence ?? null, reasonsText(reasons)];
  return [number, id, path, startLine, endLine, ...about, title, contentHash];
}
