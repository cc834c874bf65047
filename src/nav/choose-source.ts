import { isCacheCommitted } from "../facts/open-store.ts";
import { checkIndex } from "../freshness/check-index.ts";
import { type RouteDecision, refuse } from "../freshness/compute-route.ts";
import { decideByStatuses } from "../freshness/decide-by-statuses.ts";
import { routeForStore } from "../freshness/route-for-store.ts";
import { routeForWorkTree } from "../freshness/route-for-work-tree.ts";
import { readStatusFiles } from "../freshness/status-files.ts";
import { WorkTree } from "../git/work-tree.ts";
import { isDamage } from "../graph/store/graph-store.ts";
import type { Logger } from "../util/logger.ts";
import type { Codebase } from "./codebase.ts";
import { GraphCache } from "./graph-cache.ts";
import type { GraphReader } from "./graph-reader.ts";

/** Who may answer: the graph when it is proved to be fresh, else nobody but the live tree, and why. */
export interface ChosenSource {
  readonly decision: RouteDecision;
  readonly graph: GraphReader | undefined;
}

/** Decides for one question. The kept index is held against the tree that is asked about; a graph file counts where it is all there is. */
export async function chooseSource(
  codebase: Codebase,
  logger: Logger,
  graphs = new GraphCache(),
): Promise<ChosenSource> {
  const { repository, tree } = codebase;
  const commit = tree.commit ?? (await repository.headCommit());
  try {
    const listing = await tree.list();
    const kept = isCacheCommitted(listing.entries) ? undefined : graphs.open(repository);
    if (kept) {
      const decision = routeForStore(kept.store, listing, commit, readStatusFiles(repository));
      return { decision, graph: decision.useRag ? kept.graph : undefined };
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    const reason = `The kept index cannot be read (${error instanceof Error ? error.message : String(error)}).`;
    return { decision: refuse("UNKNOWN", undefined, reason), graph: undefined };
  }
  return chooseGraphFile(codebase, commit, logger, graphs);
}

/** The proof costs a listing, so it is asked for only when the status claims to be fresh. */
async function chooseGraphFile(
  { repository, tree }: Codebase,
  commit: string | undefined,
  logger: Logger,
  graphs: GraphCache,
): Promise<ChosenSource> {
  const claim = await decideByStatuses(repository, commit);
  if (!claim.decision.useRag && claim.indexedCommit === undefined)
    return { decision: claim.decision, graph: undefined };
  const isLive = tree instanceof WorkTree;
  const check = await checkIndex(repository, isLive ? { workTree: tree } : { commit: tree.commit });
  const decision = isLive ? routeForWorkTree(check) : check.decision;
  if (!decision.useRag) return { decision, graph: undefined };
  try {
    const graph = graphs.read(repository.root, logger);
    if (graph) return { decision, graph };
    return { decision: refuse("UNKNOWN", decision.status, "The graph file is missing."), graph: undefined };
  } catch (error) {
    const reason = `The graph cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
    return { decision: refuse("UNKNOWN", decision.status, reason), graph: undefined };
  }
}
