import { loadContents } from "../../freshness/index-contents.ts";
import { relateCommits } from "../../freshness/relation.ts";
import { hasCommit } from "../../git/history.ts";
import { isObjectId } from "../../git/object-id.ts";
import { readEnriched } from "../../graph/enrichment/read-enriched.ts";
import { readStoreHead } from "../../graph/store/store-head.ts";
import { describeRelation } from "../../model/commit-relation.ts";
import { UserError } from "../../model/errors.ts";
import type { BindingStatus } from "../../model/result.ts";
import type { ChangedSymbol, ReviewFreshness } from "../../model/review.ts";
import { baseId } from "../../model/symbol-id.ts";
import type { Sides } from "../sides/sides.ts";
import { findIndexedChanges } from "./indexed-changes.ts";
import type { OpenedIndex } from "./review-index.ts";

/** Statements of the index about changed files that no longer hold; must be determined before the index is brought to the head. */
export type IndexedChanges = Pick<ReviewFreshness, "rebound" | "staleEnrichment">;

/** Changes after which a symbol has a different id. */
const REBOUND: ReadonlySet<string> = new Set<BindingStatus>(["relocated", "renamed", "relocated_renamed"]);

type Change = Pick<ChangedSymbol, "change" | "before" | "after">;

/** Follows the symbols of the index to the head. If it is of the base and has no enrichment, the review has already followed them. */
export async function followIndexed(sides: Sides, base: string, changes: readonly Change[]): Promise<IndexedChanges> {
  const { repository } = sides.head.codebase;
  const indexed = repository.isBare ? undefined : readStoreHead(repository.root)?.head?.commit;
  if (indexed === base && !hasEnrichment(repository.root)) return { rebound: reboundOf(changes), staleEnrichment: [] };
  const { rebound, staleEnrichment } = await findIndexedChanges(sides);
  return { rebound: rebound ?? reboundOf(changes.filter(indexedAtBase(sides))), staleEnrichment };
}

/**
 * Whether the index has a changed file with its content at the base: then its symbols are those that the review has followed. That also
 * works in a shallow clone, which does not have the commit of the index.
 */
function indexedAtBase({ base, head }: Sides): (change: Change) => boolean {
  const indexed = loadContents(head.codebase.repository).contents?.files;
  const entries = base.codebase.project.entries;
  return ({ before }) => {
    const blobId = before && indexed?.get(before.path);
    return blobId !== undefined && blobId === entries.get(before?.path ?? "")?.blobId;
  };
}

function reboundOf(changes: readonly Change[]): IndexedChanges["rebound"] {
  const rebound = changes.flatMap(({ change, before, after }) => {
    if (!before || !after || !REBOUND.has(change)) return [];
    return [{ id: baseId(before.path, before), status: change as BindingStatus, to: after }];
  });
  return rebound.sort((a, b) => (a.id < b.id ? -1 : 1));
}

function hasEnrichment(root: string): boolean {
  try {
    return (readEnriched(root)?.entities.size ?? 0) > 0;
  } catch (error) {
    // An unreadable graph is reported where it is used.
    if (error instanceof UserError) return false;
    throw error;
  }
}

/** The freshness of the index at the time when the review used it. */
export async function reviewFreshness(
  sides: Sides,
  { about, decision }: OpenedIndex,
  changes: IndexedChanges,
): Promise<ReviewFreshness> {
  const { repository, tree } = sides.head.codebase;
  if (decision.useRag) {
    const indexedCommit = tree.commit ?? about.commit;
    return { state: "FRESH", relation: "same", indexedCommit, reason: undefined, ...changes };
  }
  const head = tree.commit ?? (await repository.headCommit());
  const isHere = about.commit !== undefined && isObjectId(about.commit) && (await hasCommit(repository, about.commit));
  const relation = await relateCommits(repository, isHere ? about.commit : undefined, head);
  return {
    state: about.state,
    relation: describeRelation(relation),
    indexedCommit: about.commit,
    reason: about.note,
    ...changes,
  };
}
