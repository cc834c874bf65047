import {
  EDGES,
  type Edge,
  type Entity,
  type GraphFileEntry,
  type Relation,
  type UnresolvedUse,
} from "../../model/graph.ts";
import { confidence, useRole } from "../../wire/envelope.ts";
import { from, optional, view } from "../../wire/object.ts";
import { list, nullable, tuple } from "../../wire/shapes.ts";
import { always, anything, count, oneOf, place, text } from "../../wire/values.ts";

/** The version of LLMC's schema form. */
const GRAPH_VERSION = 1;

/** The head of a graph file. */
interface GraphHead {
  readonly indexedAt: string;
  readonly repo: string;
  readonly commit: string;
  readonly factsVersion: number;
}

/** A graph in the form written here. */
interface WrittenGraph extends GraphHead {
  readonly files: readonly GraphFileEntry[];
  readonly entities: readonly Entity[];
  readonly relations: readonly (Relation & { readonly edge: Edge })[];
  readonly unresolved: readonly UnresolvedUse[];
  readonly digest?: string | undefined;
}

const headFields = {
  version: always(GRAPH_VERSION),
  indexed_at: text(),
  repo: text(),
  commit: text(),
  facts_version: count(),
};

const graphHead = view<GraphHead>()(headFields);

const graphFile = view<GraphFileEntry>()({
  path: text(),
  blob_id: optional(text("git's id of the content")),
  language: nullable(text(), "null for binaries"),
});

/** A definition or a file; absent fields are left out, as LLMC does. */
const graphEntity = view<Entity>()({
  id: text("sym:, type: or file: and a name"),
  kind: text("file, or the kind of the definition"),
  path: from(placeOf, text("with the lines: src/auth.py:5-6")),
  metadata: from(
    ({ metadata }: Entity) => Object.fromEntries(metadata),
    anything("parameters, bases, and what other tools added"),
  ),
  span_hash: optional(text("of the code without formatting and comments")),
  file_path: from(({ filePath = "" }: Entity) => filePath, text()),
  start_line: optional(place()),
  end_line: optional(place()),
});

/** The file `.llmc/rag_graph.json` in the form written here; LLMC's graphs are read too. */
export const graphCodec = view<WrittenGraph>()({
  ...headFields,
  files: list(graphFile),
  entities: list(graphEntity),
  relations: list(
    view<Relation & { readonly edge: Edge }>()({
      src: text(),
      edge: oneOf(EDGES),
      dst: text(),
      sites: list(tuple(place("the line"), place("the column"), useRole, confidence)),
    }),
  ),
  unresolved: list(
    view<UnresolvedUse>()({
      src: text(),
      name: text(),
      sites: list(tuple(place("the line"), place("the column"), useRole)),
    }),
  ),
  digest: optional(text("SHA-256 of what the graph says of the code; what others add to entities is not in it")),
});

function placeOf({ filePath = "", startLine, endLine }: Entity): string {
  return startLine === undefined || endLine === undefined ? filePath : `${filePath}:${startLine}-${endLine}`;
}

/** The head of a graph file, as its first line. */
export function graphHeadToWire(head: GraphHead): string {
  return JSON.stringify(graphHead.toWire(head));
}

/** An entity as a line of the graph file. */
export function entityToWire(entity: Entity): string {
  return JSON.stringify(graphEntity.toWire(entity));
}

/** A row of `files`. */
export function graphFileToWire(file: GraphFileEntry): string {
  return JSON.stringify(graphFile.toWire(file));
}
