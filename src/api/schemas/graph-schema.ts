import {
  type EntityWire,
  GRAPH_VERSION,
  type GraphFileWire,
  type GraphWire,
  type RelationWire,
  type UnresolvedWire,
} from "../../graph/file/graph-wire.ts";
import { EDGES } from "../../model/graph.ts";
import { confidence, useRole } from "./envelope-schema.ts";
import {
  always,
  anything,
  count,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Plain,
  place,
  type Schema,
  text,
  tuple,
} from "./schema.ts";

const entity = object<EntityWire>({
  id: text("sym:, type: or file: and a name"),
  kind: text("file, or the kind of the definition"),
  path: text("with the lines: src/auth.py:5-6"),
  metadata: anything("parameters, bases, and what other tools added"),
  span_hash: optional(text("of the code without formatting and comments")),
  file_path: text(),
  start_line: optional(place()),
  end_line: optional(place()),
});

const relation = object<RelationWire>({
  src: text(),
  edge: oneOf(EDGES),
  dst: text(),
  sites: list(tuple(place("the line"), place("the column"), useRole, confidence)),
});

const unresolved = object<UnresolvedWire>({
  src: text(),
  name: text(),
  sites: list(tuple(place("the line"), place("the column"), useRole)),
});

/** The file `.llmc/rag_graph.json` as it is written here; graphs of LLMC's own are read too. */
export const graphSchema: Schema<Plain<GraphWire>> = object<GraphWire>({
  version: always(GRAPH_VERSION),
  indexed_at: text(),
  repo: text(),
  commit: text(),
  facts_version: count(),
  files: list(
    object<GraphFileWire>({
      path: text(),
      blob_id: optional(text("git's id of the content")),
      language: nullable(text(), "null for binaries"),
    }),
  ),
  entities: list(entity),
  relations: list(relation),
  unresolved: list(unresolved),
  digest: optional(text("SHA-256 of what the graph says of the code; what others add to entities is not in it")),
});
