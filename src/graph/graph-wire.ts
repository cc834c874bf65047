import type { Entity, GraphFileEntry } from "../model/graph.ts";
import { fileId } from "../model/symbol-id.ts";
import { type FileLinks, WHOLE_FILE } from "./link-file.ts";

/** The version of LLMC's schema form. */
export const GRAPH_VERSION = 1;

/** The ids of a file's definitions, by path. */
export type IdsByPath = ReadonlyMap<string, readonly string[]>;

/** The lists of a graph file, as far as one source file fills them: JSON values separated by `,\n`. */
export interface WireFragment {
  readonly entities: string;
  readonly relations: string;
  readonly unresolved: string;
}

/** An entity as a line of the graph file; absent fields are left out, as LLMC does. */
function entityToWire(entity: Entity): string {
  const { startLine, endLine, filePath = "" } = entity;
  const lines = startLine === undefined || endLine === undefined ? "" : `:${startLine}-${endLine}`;
  return JSON.stringify({
    id: entity.id,
    kind: entity.kind,
    path: filePath + lines,
    metadata: Object.fromEntries(entity.metadata),
    span_hash: entity.spanHash,
    file_path: filePath,
    start_line: startLine,
    end_line: endLine,
  });
}

/** One source file's share of the graph file, sorted by place, edge and target. */
export function fragmentToWire(
  path: string,
  entities: readonly Entity[],
  { links, unresolved }: FileLinks,
  ids: IdsByPath,
): WireFragment {
  const idAt = (at: string, index: number) => {
    const id = index === WHOLE_FILE ? fileId(at) : ids.get(at)?.[index];
    if (id === undefined) throw new RangeError(`${at} has no definition ${index}`);
    return id;
  };
  const relations = links
    .map(({ src, edge, dst, sites }) => ({ src, edge, dst: idAt(dst.path, dst.index), sites }))
    .sort((a, b) => a.src - b.src || compare(a.edge, b.edge) || compare(a.dst, b.dst))
    .map(({ src, edge, dst, sites }) => JSON.stringify({ src: idAt(path, src), edge, dst, sites: inOrder(sites) }));
  const open = [...unresolved]
    .sort((a, b) => a.src - b.src || compare(a.name, b.name))
    .map(({ src, name, sites }) => JSON.stringify({ src: idAt(path, src), name, sites: inOrder(sites) }));
  return {
    entities: entities.map(entityToWire).join(",\n"),
    relations: relations.join(",\n"),
    unresolved: open.join(",\n"),
  };
}

/** A row of `files`. */
export function graphFileToWire({ path, blobId, language }: GraphFileEntry): string {
  return JSON.stringify({ path, blob_id: blobId, language: language ?? null });
}

function inOrder<T extends readonly [line: number, column: number, ...rest: unknown[]]>(sites: readonly T[]): T[] {
  return [...sites].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
