import type { IndexCheck } from "../freshness/check-index.ts";
import type { FileFreshness } from "../freshness/compare-files.ts";
import type { RouteDecision } from "../freshness/gateway.ts";
import type { ChangeStatus, FileChange } from "../git/tree-diff.ts";
import { type CommitRelation, describeRelation } from "../model/commit-relation.ts";
import { FRESHNESS_STATES, type FreshnessState } from "../model/result.ts";
import type { Codec } from "../wire/codec.ts";
import { indexStatus } from "../wire/envelope.ts";
import type { IndexStatusWire } from "../wire/envelope-wire.ts";
import { from, view } from "../wire/object.ts";
import { list, mapped, nullable } from "../wire/shapes.ts";
import { count, flag, oneOf, relation as relationText, text } from "../wire/values.ts";

/** The result of an index check, as JSON. Unknown values are null. */
export interface IndexCheckWire {
  readonly status: IndexStatusWire | null;
  readonly route: {
    readonly use_rag: boolean;
    readonly freshness_state: FreshnessState;
    /** The reason why the graph does not answer; null when it does. */
    readonly reason: string | null;
    /** `same`, `behind 3`, `ahead 1`, `diverged`, `unrelated` or `unknown`. */
    readonly relation: string;
    /** Commits that only the index has. */
    readonly ahead: number | null;
    /** Commits that the index lacks. */
    readonly behind: number | null;
  };
  readonly head: string | null;
  readonly indexed_commit: string | null;
  readonly indexed_ref: string | null;
  /** Files that differ between the index and the commit. */
  readonly changed_files: number | null;
  readonly files: {
    readonly fresh: number;
    readonly changed: number;
    readonly added: number;
    readonly deleted: number;
  } | null;
  readonly dirty_files: readonly { readonly path: string; readonly status: ChangeStatus }[] | null;
}

/** The commits that one side has and the other lacks; undefined when the two cannot be compared. */
function distance(relation: CommitRelation, side: "ahead" | "behind"): number | undefined {
  if (relation.kind === "unrelated" || relation.kind === "unknown") return undefined;
  return (relation as { readonly [Side in typeof side]?: number })[side] ?? 0;
}

/** The answer of `status`. */
export const indexCheckCodec: Codec<IndexCheck, IndexCheckWire, unknown> = view<IndexCheck>()({
  status: from(({ decision }: IndexCheck) => decision.status, nullable(indexStatus, "null when there is no index")),
  route: from(
    ({ decision, relation }: IndexCheck) => ({ ...decision, relation }),
    view<RouteDecision & Pick<IndexCheck, "relation">>()({
      use_rag: flag("the graph answers"),
      freshness_state: oneOf(FRESHNESS_STATES),
      reason: nullable(text(), "why the graph does not answer"),
      relation: mapped(relationText(), describeRelation),
      ahead: from(
        ({ relation }: Pick<IndexCheck, "relation">) => distance(relation, "ahead"),
        nullable(count(), "commits that only the index has"),
      ),
      behind: from(
        ({ relation }: Pick<IndexCheck, "relation">) => distance(relation, "behind"),
        nullable(count(), "commits that the index lacks"),
      ),
    }),
  ),
  head: nullable(text(), "the commit that the index is held against"),
  indexed_commit: nullable(text()),
  indexed_ref: nullable(text()),
  changed_files: from(
    ({ files }: IndexCheck) => files && files.changed + files.added + files.deleted,
    nullable(count(), "files that are not in the index as they are in the commit"),
  ),
  files: nullable(view<FileFreshness>()({ fresh: count(), changed: count(), added: count(), deleted: count() })),
  dirty_files: nullable(
    list(
      view<FileChange>()({
        path: text(),
        status: oneOf(["added", "deleted", "modified", "renamed", "type-changed"]),
      }),
    ),
    "files of the working tree that differ from the commit; null when a commit was named",
  ),
});

/** The JSON of an index check. */
export function indexCheckToWire(check: IndexCheck): IndexCheckWire {
  return indexCheckCodec.toWire(check);
}
