import type { Edge, Entity, GraphFileEntry, Site, UnresolvedUse } from "../../model/graph.ts";

/** The version of LLMC's schema form. */
export const GRAPH_VERSION = 1 as const;

/** What stands at the head of a graph file. */
export interface GraphHeadWire {
  readonly version: typeof GRAPH_VERSION;
  readonly indexed_at: string;
  readonly repo: string;
  readonly commit: string;
  readonly facts_version: number;
}

/** A graph file. */
export interface GraphWire extends GraphHeadWire {
  readonly files: readonly GraphFileWire[];
  readonly entities: readonly EntityWire[];
  readonly relations: readonly RelationWire[];
  readonly unresolved: readonly UnresolvedWire[];
  /** Of what it says of the code; what others add to entities is not in it. Graphs of earlier versions have none. */
  readonly digest?: string | undefined;
}

/** A row of `files`. */
export interface GraphFileWire {
  readonly path: string;
  readonly blob_id?: string | undefined;
  readonly language: string | null;
}

/** A definition or a file; absent fields are left out, as LLMC does. */
export interface EntityWire {
  readonly id: string;
  readonly kind: string;
  readonly path: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly span_hash?: string | undefined;
  readonly file_path: string;
  readonly start_line?: number | undefined;
  readonly end_line?: number | undefined;
}

/** One entity uses another. */
export interface RelationWire {
  readonly src: string;
  readonly edge: Edge;
  readonly dst: string;
  readonly sites: readonly Site[];
}

/** Uses of a name that may mean any member so called. */
export interface UnresolvedWire {
  readonly src: string;
  readonly name: string;
  readonly sites: readonly UnresolvedUse["sites"][number][];
}

/** An entity as a line of the graph file. */
export function entityToWire(entity: Entity): string {
  const { startLine, endLine, filePath = "" } = entity;
  const lines = startLine === undefined || endLine === undefined ? "" : `:${startLine}-${endLine}`;
  const wire: EntityWire = {
    id: entity.id,
    kind: entity.kind,
    path: filePath + lines,
    metadata: Object.fromEntries(entity.metadata),
    span_hash: entity.spanHash,
    file_path: filePath,
    start_line: startLine,
    end_line: endLine,
  };
  return JSON.stringify(wire);
}

/** A row of `files`. */
export function graphFileToWire({ path, blobId, language }: GraphFileEntry): string {
  const wire: GraphFileWire = { path, blob_id: blobId, language: language ?? null };
  return JSON.stringify(wire);
}
