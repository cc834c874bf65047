import { SLICER_VERSION } from "../../embeddings/table-maker.ts";
import { isAsCommitted } from "../../freshness/as-committed.ts";
import { computeRoute, type RouteDecision, refuse, routeForWorkTree } from "../../freshness/gateway.ts";
import { findDirtyFiles, INDEX_FILE } from "../../freshness/index-files.ts";
import { GitTree } from "../../git/git-tree.ts";
import type { Repository } from "../../git/repository.ts";
import { committedAt } from "../../graph/file/committed-at.ts";
import type { IndexStatus } from "../../model/graph.ts";
import { NO_SEARCH_INDEX } from "../../model/index-absence.ts";
import type { IndexStore } from "../../model/retrieval.ts";
import type { TreeListing } from "../../model/tree.ts";
import type { Codebase } from "../code/codebase.ts";

/** Whether the search index may answer: only when it holds the commit in question, and, for the working tree, when no file differs from it. */
export async function decideSearch(codebase: Codebase, store: IndexStore): Promise<RouteDecision> {
  const { tree } = codebase;
  const tables = await store.tables();
  if (tables.length === 0) return refuse("UNKNOWN", undefined, NO_SEARCH_INDEX);
  const indexed = await store.indexedCommit();
  // The commit first: if the index is of this commit, as it mostly is, git need not look it up again.
  const commit = await codebase.commit();
  const lastIndexedAt = await timeOf(codebase, indexed);
  const status: IndexStatus = {
    // As in the status of the graph: an answer reveals nothing about the machine.
    repo: ".",
    indexState: "fresh",
    lastIndexedAt,
    lastIndexedCommit: indexed,
    schemaVersion: String(SLICER_VERSION),
    lastError: undefined,
  };
  const decision = computeRoute(status, commit);
  if (!decision.useRag || commit === undefined) return decision;
  if (tree.commit !== undefined) return refuseCommitted(await tree.list(), decision) ?? decision;
  // The differences are determined only when there are any.
  if (await isAsCommitted(tree, commit)) return refuseCommitted(await tree.list(), decision) ?? decision;
  const committed = await listCommit(codebase, commit);
  return (
    refuseCommitted(committed, decision) ??
    routeForWorkTree(decision, findDirtyFiles(committed, await tree.list()), "search index")
  );
}

/** Otherwise anyone who can commit to a branch could decide what is found in it. */
function refuseCommitted({ entries, skipped }: TreeListing, { status }: RouteDecision): RouteDecision | undefined {
  if (![...entries, ...skipped].some(({ path }) => path === INDEX_FILE)) return undefined;
  return refuse(
    "UNKNOWN",
    status,
    `${INDEX_FILE} is committed to this repository, so it is not trusted: remove it from git.`,
  );
}

/** Listings and times of commits, which never change: those read for one repository are kept for its next question. */
const known = new WeakMap<Repository, Map<string, Promise<TreeListing>>>();
const times = new WeakMap<Repository, { readonly commit: string; readonly time: string }>();

/** The time of the indexed commit, which an index uses as its creation time; undefined when this clone does not have the commit. */
async function timeOf({ repository }: Codebase, commit: string | undefined): Promise<string | undefined> {
  if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
  const last = times.get(repository);
  if (last?.commit === commit) return last.time;
  const found = await repository.findCommit(commit);
  if (found === undefined) return undefined;
  const time = await committedAt(repository, found);
  if (time !== undefined) times.set(repository, { commit, time });
  return time;
}

async function listCommit({ repository }: Codebase, commit: string): Promise<TreeListing> {
  const listings = known.get(repository) ?? new Map<string, Promise<TreeListing>>();
  known.set(repository, listings);
  const listing = listings.get(commit) ?? readListing(repository, commit);
  // Questions are about one commit at a time: earlier ones are not needed again.
  listings.clear();
  listings.set(commit, listing);
  return listing;
}

async function readListing(repository: Repository, commit: string): Promise<TreeListing> {
  const committed = new GitTree(repository, commit);
  try {
    return await committed.list();
  } finally {
    await committed.close();
  }
}
