import { createHash } from "node:crypto";
import { FACTS_VERSION } from "../../facts/version.ts";
import { ContainedFiles } from "../../git/contained-files.ts";
import type { Entity } from "../../model/graph.ts";
import { SILENT_LOGGER } from "../../util/logger.ts";
import { writeAtomically } from "../file/atomic-file.ts";
import { decodeGraph } from "../file/graph-file.ts";
import { entityToWire } from "../file/graph-wire.ts";
import { STORE_DIRECTORY } from "../store/store-head.ts";

/** The file with the enrichment of symbols, kept with the index: the graph file need not exist. */
const ENRICHMENT_PATH = `${STORE_DIRECTORY}/enrichment.json`;
/** Summaries of 100,000 symbols take less than this. */
const MAX_ENRICHMENT_BYTES = 256 * 1024 * 1024;
/** A digest of everything else in the file: a summary with a few other letters would still look valid. */
const DIGEST = /^\{"digest":"([0-9a-f]{64})",/;

/** Enriched entities, and the commit that they belong to. */
export interface KeptEnrichment {
  readonly commit: string;
  readonly entities: readonly Entity[];
  readonly isComparable: boolean;
}

export function readKeptEnrichment(root: string): KeptEnrichment | undefined {
  const { bytes } = new ContainedFiles(root).read(ENRICHMENT_PATH, MAX_ENRICHMENT_BYTES);
  if (!bytes) return undefined;
  try {
    const text = bytes.toString("utf8");
    const [head = ""] = text.split("\n", 1);
    const [, digest] = DIGEST.exec(head) ?? [];
    // Earlier versions wrote no digest.
    if (digest !== undefined && digest !== digestOf(head.replace(DIGEST, "{"), text.slice(head.length)))
      return undefined;
    const { commit, entities, factsVersion } = decodeGraph(bytes, SILENT_LOGGER).graph;
    return commit === undefined ? undefined : { commit, entities, isComparable: factsVersion === FACTS_VERSION };
  } catch {
    // Damaged enrichment is dropped here; its source still has it.
    return undefined;
  }
}

/** An index without enrichment writes no file. */
export function writeKeptEnrichment(root: string, commit: string, entities: readonly Entity[]): void {
  if (entities.length === 0 && readKeptEnrichment(root) === undefined) return;
  const head = `${JSON.stringify({ commit, facts_version: FACTS_VERSION, files: [] }).slice(0, -1)},"entities":[`;
  const rest = `\n${entities.map(entityToWire).join(",\n")}\n]}\n`;
  writeAtomically(root, ENRICHMENT_PATH, `{"digest":"${digestOf(head, rest)}",${head.slice(1)}${rest}`);
}

/** The digest of a file without its digest field. */
function digestOf(head: string, rest: string): string {
  return createHash("sha256").update(head).update(rest).digest("hex");
}
