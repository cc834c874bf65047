import type { TableMaker } from "../model/retrieval.ts";
import type { EmbeddingProfile } from "../model/routing.ts";
import { SLICES_VERSION } from "./slices/slice-file.ts";
import { TERMS_VERSION } from "./terms/search-terms.ts";

const TERMS_VERSIONS = 1000;

/** The version of all that decides what a table holds beside the vectors. */
export const SLICER_VERSION = SLICES_VERSION * TERMS_VERSIONS + TERMS_VERSION;

/** What the vectors of a profile's tables are made by. */
export function makerOf({ provider, model, dimension }: EmbeddingProfile): TableMaker {
  return { provider, model, dimension, slicer: SLICER_VERSION };
}
