import { checkIndex } from "../../freshness/check-index.ts";
import { decideByStatuses } from "../../freshness/decide-by-statuses.ts";
import { refuse, routeForWorkTree } from "../../freshness/gateway.ts";
import { WorkTree } from "../../git/work-tree.ts";
import type { Logger } from "../../util/logger.ts";
import type { Codebase } from "../code/codebase.ts";
import type { ChosenSource } from "./choose-source.ts";
import type { GraphCache } from "./graph-cache.ts";

export { doubtAnswer } from "./doubt-graph-file.ts";

/** Decides when there is only a graph file. The proof costs a listing, so it is made only when the status claims to be fresh. */
export async function chooseGraphFile(
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
  const decision = isLive ? routeForWorkTree(check.decision, check.dirtyFiles) : check.decision;
  if (!decision.useRag) return { decision, graph: undefined };
  try {
    const graph = graphs.read(repository.root, logger);
    if (graph) return { decision, graph, isGraphFile: true };
    return { decision: refuse("UNKNOWN", decision.status, "The graph file is missing."), graph: undefined };
  } catch (error) {
    const reason = `The graph cannot be loaded: ${error instanceof Error ? error.message : String(error)}`;
    return { decision: refuse("UNKNOWN", decision.status, reason), graph: undefined };
  }
}
