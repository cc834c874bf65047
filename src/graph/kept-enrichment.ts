import { FACTS_VERSION } from "../facts/version.ts";
import { ContainedFiles } from "../git/contained-files.ts";
import type { Entity } from "../model/graph.ts";
import { SILENT_LOGGER } from "../util/logger.ts";
import { writeAtomically } from "./atomic-file.ts";
import { decodeGraph } from "./graph-file.ts";
import { entityToWire } from "./graph-wire.ts";
import { STORE_DIRECTORY } from "./store/store-head.ts";

/** What was written about symbols, kept beside the index: the graph file need not be there. */
const ENRICHMENT_PATH = `${STORE_DIRECTORY}/enrichment.json`;
/** Summaries of 100,000 symbols stay below this. */
const MAX_ENRICHMENT_BYTES = 256 * 1024 * 1024;

/** Entities with what somebody added to them, and the commit that they are of. */
export interface KeptEnrichment {
  readonly commit: string;
  readonly entities: readonly Entity[];
  readonly isComparable: boolean;
}

export function readKeptEnrichment(root: string): KeptEnrichment | undefined {
  const { bytes } = new ContainedFiles(root).read(ENRICHMENT_PATH, MAX_ENRICHMENT_BYTES);
  if (!bytes) return undefined;
  try {
    const { commit, entities, factsVersion } = decodeGraph(bytes, SILENT_LOGGER).graph;
    return commit === undefined ? undefined : { commit, entities, isComparable: factsVersion === FACTS_VERSION };
  } catch {
    // What is damaged is lost here; where it came from, it can be had again.
    return undefined;
  }
}

/** An index without enrichment keeps none. */
export function writeKeptEnrichment(root: string, commit: string, entities: readonly Entity[]): void {
  if (entities.length === 0 && readKeptEnrichment(root) === undefined) return;
  const head = JSON.stringify({ commit, facts_version: FACTS_VERSION, files: [] }).slice(0, -1);
  writeAtomically(root, ENRICHMENT_PATH, `${head},"entities":[\n${entities.map(entityToWire).join(",\n")}\n]}\n`);
}
