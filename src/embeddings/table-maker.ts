import { createHash } from "node:crypto";
import type { RoutingConfig } from "../config/routing-config.ts";
import type { TableMaker } from "../model/retrieval.ts";
import type { EmbeddingProfile } from "../model/routing.ts";
import { SLICES_VERSION } from "./slices/slice-file.ts";
import { TERMS_VERSION } from "./terms/search-terms.ts";

const TERMS_VERSIONS = 1000;

/** The version of everything that determines a table's content apart from the vectors. */
export const SLICER_VERSION = SLICES_VERSION * TERMS_VERSIONS + TERMS_VERSION;

/** Databases store 32 bits; versions stay far below the remaining range. */
const PATTERN_DIGESTS = 500_000;

/** The version of slices made with a configuration: other patterns for slice types give other slices. */
export function slicerOf({ sliceTypes }: Pick<RoutingConfig, "sliceTypes">): number {
  if (sliceTypes.size === 0) return SLICER_VERSION;
  const digest = createHash("sha256")
    .update(JSON.stringify([...sliceTypes]))
    .digest()
    .readUInt32BE();
  return SLICER_VERSION * PATTERN_DIGESTS + (digest % PATTERN_DIGESTS);
}

/** The maker of the vectors in a profile's tables. */
export function makerOf({ provider, model, dimension }: EmbeddingProfile, slicer: number): TableMaker {
  return { provider, model, dimension, slicer };
}
