import { isObjectId } from "../git/object-id.ts";
import type { Repository } from "../git/repository.ts";
import { statusOf } from "../graph/file/index-status.ts";
import { readStoreHead } from "../graph/store/store-head.ts";
import type { IndexStatus } from "../model/graph.ts";
import { NO_GRAPH } from "../model/index-absence.ts";
import {
  callsItselfFresh,
  computeRoute,
  moreConservative,
  normaliseCommit,
  type RouteDecision,
  refuse,
} from "./gateway.ts";
import { type FoundStatus, readStatusFiles } from "./status-files.ts";

/** The claim of the status files alone about a commit; the graph has yet to confirm it. */
export interface StatusClaim {
  readonly decision: RouteDecision;
  /** The commit named by the deciding status, as a full id where git knows it. */
  readonly indexedCommit: string | undefined;
}

const NO_INDEX = refuse("UNKNOWN", undefined, NO_GRAPH);

/**
 * Reads every status file and decides by the one that claims least. A status that calls the index fresh and names no commit, as
 * LLMC's own always does, says nothing about commits: next to another status it neither agrees nor disagrees.
 */
export async function decideByStatuses(repository: Repository, head: string | undefined): Promise<StatusClaim> {
  const files = readStatusFiles(repository);
  const kept = repository.isBare ? undefined : readStoreHead(repository.root);
  if (kept?.head && !files.some(({ status }) => status !== undefined && !callsItselfFresh(status)))
    return claimOf(statusOf(kept.head), head);
  if (kept?.problem !== undefined && files.length === 0)
    return { decision: refuse("UNKNOWN", undefined, kept.problem), indexedCommit: undefined };
  const telling = files.filter(({ status }) => status === undefined || !isSilent(status));
  const counted = telling.length > 0 ? telling : files;
  const claims = await Promise.all(counted.map((found) => decide(repository, found, head)));
  const [first, second] = claims;
  if (first === undefined) return { decision: NO_INDEX, indexedCommit: undefined };
  if (second === undefined) return first;
  const chosen = moreConservative(first.decision, second.decision) === first.decision ? first : second;
  const { decision, indexedCommit } = chosen;
  if (decision.useRag || first.decision.freshnessState === second.decision.freshnessState) return chosen;
  const reason = `The two status files disagree, so the more careful one counts. ${decision.reason}`;
  return { decision: { ...decision, reason }, indexedCommit };
}

/** The claim of the kept index: its head names its commit and says whether it is complete. */
function claimOf(status: IndexStatus, head: string | undefined): StatusClaim {
  return { decision: computeRoute(status, head), indexedCommit: status.lastIndexedCommit };
}

function isSilent(status: IndexStatus): boolean {
  return callsItselfFresh(status) && normaliseCommit(status.lastIndexedCommit) === undefined;
}

async function decide(repository: Repository, found: FoundStatus, head: string | undefined): Promise<StatusClaim> {
  const { path, status, problem } = found;
  if (status === undefined) {
    const decision = refuse("UNKNOWN", undefined, `${path} cannot be used: ${problem}.`);
    return { decision, indexedCommit: undefined };
  }
  const indexedCommit = await fullCommit(repository, status.lastIndexedCommit);
  const decision = computeRoute({ ...status, lastIndexedCommit: indexedCommit }, head);
  // The status is passed on as it was written.
  return { decision: { ...decision, status }, indexedCommit };
}

/** An abbreviated id may stand for HEAD; only git can tell, and a name such as `main` is not an id at all. */
async function fullCommit(repository: Repository, commit: string | undefined): Promise<string | undefined> {
  const id = normaliseCommit(commit);
  if (id === undefined || isObjectId(id) || !/^[0-9a-f]{4,64}$/.test(id)) return id;
  return (await repository.findCommit(id)) ?? id;
}
