import type { IndexCheckWire } from "../../envelope/index-check-to-wire.ts";
import { FRESHNESS_STATES } from "../../model/result.ts";
import { indexStatus } from "./envelope-schema.ts";
import { count, flag, list, nullable, object, oneOf, type Schema, text } from "./schema.ts";

type RouteWire = IndexCheckWire["route"];
type FilesWire = NonNullable<IndexCheckWire["files"]>;
type DirtyFileWire = NonNullable<IndexCheckWire["dirty_files"]>[number];

/** The answer of `status`. */
export const statusSchema: Schema<IndexCheckWire> = object<IndexCheckWire>({
  status: nullable(indexStatus, "null when there is no index"),
  route: object<RouteWire>({
    use_rag: flag("the graph answers"),
    freshness_state: oneOf(FRESHNESS_STATES),
    reason: nullable(text(), "why the graph does not answer"),
    relation: text("same, behind 3, ahead 1, diverged, unrelated or unknown"),
    ahead: nullable(count(), "commits that only the index has"),
    behind: nullable(count(), "commits that the index lacks"),
  }),
  head: nullable(text(), "the commit that the index is held against"),
  indexed_commit: nullable(text()),
  indexed_ref: nullable(text()),
  changed_files: nullable(count(), "files that are not in the index as they are in the commit"),
  files: nullable(object<FilesWire>({ fresh: count(), changed: count(), added: count(), deleted: count() })),
  dirty_files: nullable(
    list(
      object<DirtyFileWire>({
        path: text(),
        status: oneOf(["added", "deleted", "modified", "renamed", "type-changed"]),
      }),
    ),
    "files of the working tree that differ from the commit; null when a commit was named",
  ),
});
