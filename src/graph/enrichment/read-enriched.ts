import { FACTS_VERSION } from "../../facts/version.ts";
import type { Entity } from "../../model/graph.ts";
import { SILENT_LOGGER } from "../../util/logger.ts";
import { isUntouched } from "../file/export-record.ts";
import { decodeGraph, readGraphBytes } from "../file/graph-file.ts";
import { readStoreHead, type StoreHead } from "../store/store-head.ts";
import { EnrichedEntities } from "./enriched-entities.ts";
import { readKeptEnrichment } from "./kept-enrichment.ts";

/** The content that only a graph file has: the enrichment of symbols, and the commit that it belongs to. */
export interface EnrichedGraph {
  readonly entities: EnrichedEntities;
  /** The number of symbols in the graph, enriched or not; files do not count. */
  readonly symbols: number;
  /** Known only for graphs written by this program. */
  readonly commit: string | undefined;
  /** The graph was made by this version of the extractors: hashes and lines are comparable with current ones. */
  readonly isComparable: boolean;
}

/** The beginning of the first line of our graph files; the lists follow, one entity per line. */
const HEAD = /^\{"version":\d+,"indexed_at":"[^"]*","repo":"[^"]*","commit":"([0-9a-f]+)","facts_version":(\d+),$/;
const MAX_HEAD_LENGTH = 1024;
const LIST_START = Buffer.from('\n"entities":[\n');
const LIST_END = Buffer.from('\n],\n"relations":[');
/** An entity without enrichment; most have none and need not be parsed. */
const PLAIN = /"metadata":\{(?:"(?:params|bases)":\[[^\]]*\]|"language":"[^"]*")?\},"(?:span_hash|file_path)":/;
/** The start of the line of a file entity. */
const FILE = '{"id":"file:';
const NEWLINE = 10;
const COMMA = 44;

/** Reads the enrichment of a repository's graph, fresh or not; undefined when there is no graph. Unusable entities are skipped silently. */
export function readEnriched(root: string): EnrichedGraph | undefined {
  const stored = readStoreHead(root)?.head;
  // The file has not changed since it was written, so all its enrichment is kept next to the index.
  if (stored && isUntouched(root)) return keptIn(root) ?? nothingOf(stored);
  const bytes = readGraphBytes(root);
  return bytes ? readEnrichedBytes(bytes) : keptIn(root);
}

/** Reads the enrichment of the bytes of a graph file. */
export function readEnrichedBytes(bytes: Buffer): EnrichedGraph {
  const head = HEAD.exec(bytes.toString("utf8", 0, Math.max(0, bytes.subarray(0, MAX_HEAD_LENGTH).indexOf(NEWLINE))));
  const lines = head && enrichedLines(bytes);
  if (!lines) {
    const { entities, commit, factsVersion } = decodeGraph(bytes, SILENT_LOGGER).graph;
    return {
      entities: new EnrichedEntities(entities),
      symbols: entities.filter(({ kind }) => kind !== "file").length,
      commit,
      isComparable: factsVersion === FACTS_VERSION,
    };
  }
  return {
    entities: new EnrichedEntities(entitiesOf(lines.enriched)),
    symbols: lines.symbols,
    commit: head[1],
    isComparable: Number(head[2]) === FACTS_VERSION,
  };
}

function nothingOf({ commit, counts }: StoreHead): EnrichedGraph {
  return { entities: new EnrichedEntities([]), symbols: counts.entities - counts.code, commit, isComparable: true };
}

/** The enrichment that the index may have kept from a graph file, which may no longer exist. */
function keptIn(root: string): EnrichedGraph | undefined {
  const kept = readKeptEnrichment(root);
  if (!kept) return undefined;
  const { commit, entities, isComparable } = kept;
  return { entities: new EnrichedEntities(entities), symbols: entities.length, commit, isComparable };
}

/** The lines of the enriched entities; undefined when the lists are not in the form that this program writes. */
function enrichedLines(bytes: Buffer): { readonly enriched: string[]; readonly symbols: number } | undefined {
  const start = bytes.indexOf(LIST_START);
  const end = start < 0 ? -1 : bytes.indexOf(LIST_END, start);
  if (end < 0) return undefined;
  const enriched: string[] = [];
  let symbols = 0;
  for (let at = start + LIST_START.length; at < end; ) {
    const newline = bytes.indexOf(NEWLINE, at);
    const lineEnd = newline < 0 ? end : Math.min(newline, end);
    const stop = bytes[lineEnd - 1] === COMMA ? lineEnd - 1 : lineEnd;
    const text = bytes.toString("latin1", at, stop);
    if (!text.startsWith(FILE)) symbols++;
    if (!PLAIN.test(text)) enriched.push(bytes.toString("utf8", at, stop));
    at = lineEnd + 1;
  }
  return { enriched, symbols };
}

function entitiesOf(lines: readonly string[]): readonly Entity[] {
  if (lines.length === 0) return [];
  return decodeGraph(Buffer.from(`{"files":[],"entities":[${lines.join(",")}]}`), SILENT_LOGGER).graph.entities;
}
