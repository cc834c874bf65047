import type { IndexCheck } from "../freshness/check-index.ts";
import { countDifferences } from "../freshness/compare-files.ts";
import { describeRelation } from "../freshness/relation.ts";
import type { ChangeStatus } from "../git/tree-diff.ts";
import type { FreshnessState } from "../model/result.ts";
import { indexStatusToWire } from "./index-status-to-wire.ts";
import type { IndexStatusWire } from "./wire.ts";

/** What is known about an index, as JSON. Everything that is not known is null. */
export interface IndexCheckWire {
  readonly status: IndexStatusWire | null;
  readonly route: {
    readonly use_rag: boolean;
    readonly freshness_state: FreshnessState;
    /** Why the graph does not answer; null when it does. */
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
  /** Files that are not in the index as they are in the commit. */
  readonly changed_files: number | null;
  readonly files: {
    readonly fresh: number;
    readonly changed: number;
    readonly added: number;
    readonly deleted: number;
  } | null;
  readonly dirty_files: readonly { readonly path: string; readonly status: ChangeStatus }[] | null;
}

/** The JSON of an index check. */
export function indexCheckToWire(check: IndexCheck): IndexCheckWire {
  const { decision, relation, files } = check;
  const isCounted = relation.kind !== "unrelated" && relation.kind !== "unknown";
  return {
    status: decision.status === undefined ? null : indexStatusToWire(decision.status),
    route: {
      use_rag: decision.useRag,
      freshness_state: decision.freshnessState,
      reason: decision.reason ?? null,
      relation: describeRelation(relation),
      ahead: isCounted ? ("ahead" in relation ? relation.ahead : 0) : null,
      behind: isCounted ? ("behind" in relation ? relation.behind : 0) : null,
    },
    head: check.head ?? null,
    indexed_commit: check.indexedCommit ?? null,
    indexed_ref: check.indexedRef ?? null,
    changed_files: files === undefined ? null : countDifferences(files),
    files:
      files === undefined
        ? null
        : { fresh: files.fresh, changed: files.changed, added: files.added, deleted: files.deleted },
    dirty_files: check.dirtyFiles?.map(({ path, status }) => ({ path, status })) ?? null,
  };
}
