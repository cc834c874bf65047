import { statusOf } from "../graph/file/index-status.ts";
import type { GraphStore } from "../graph/store/graph-store.ts";
import type { StoreHead } from "../graph/store/store-head.ts";
import { canBeCode } from "../languages/registry.ts";
import type { TreeListing } from "../model/tree.ts";
import { compareFiles, countDifferences } from "./compare-files.ts";
import { callsItselfFresh, computeRoute, type RouteDecision, refuse, shorten } from "./gateway.ts";
import { isIndexFile } from "./index-files.ts";
import type { FoundStatus } from "./status-files.ts";

/** The contents that an index was made of, without the index's own files. */
export function contentsOf(store: GraphStore): Map<string, string> {
  const files = store.contents();
  for (const path of files.keys()) if (isIndexFile(path)) files.delete(path);
  return files;
}

/** Whether an index with known-good contents may answer: it may not if it, or a status file, says that it is incomplete. */
export function routeForHead(
  head: StoreHead,
  commit: string | undefined,
  statuses: readonly FoundStatus[],
): RouteDecision {
  const refusing = statuses.find((found) => found.status !== undefined && !callsItselfFresh(found.status));
  return refusing?.status ? computeRoute(refusing.status, commit) : computeRoute(statusOf(head), head.commit);
}

/**
 * Whether the kept index may answer about a tree: only if it has exactly the tree's files with exactly their content. Its commit
 * does not matter then. `listing` is of the tree; skipped files that cannot be code prove nothing either way.
 */
export function routeForStore(
  store: GraphStore,
  listing: TreeListing,
  commit: string | undefined,
  statuses: readonly FoundStatus[],
): RouteDecision {
  const status = statusOf(store.head);
  const claim = routeForHead(store.head, commit, statuses);
  if (!claim.useRag) return claim;
  const indexed = contentsOf(store);
  for (const { path } of listing.skipped) if (!canBeCode(path)) indexed.delete(path);
  const entries = listing.entries.filter(({ path }) => !isIndexFile(path));
  const files = compareFiles(indexed, entries);
  const differences = countDifferences(files);
  if (differences === 0) return claim;
  const first = JSON.stringify(files.firstDifference);
  if (commit !== undefined && commit !== store.head.commit)
    return refuse("STALE", status, `The index was made of ${shorten(store.head.commit)}, not of ${commit}.`);
  const what = differences === 1 ? `${first} differs` : `${differences} files, ${first} among them, differ`;
  return refuse("STALE", status, `The index describes the last commit, but ${what} from it.`);
}
