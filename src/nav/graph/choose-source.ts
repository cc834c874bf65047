import { isCacheCommitted } from "../../facts/cache-directory.ts";
import { type RouteDecision, refuse } from "../../freshness/gateway.ts";
import { routeForStore } from "../../freshness/route-for-store.ts";
import { readStatusFiles } from "../../freshness/status-files.ts";
import { isDamage } from "../../graph/store/graph-store.ts";
import type { StoreHead } from "../../graph/store/store-head.ts";
import type { Logger } from "../../util/logger.ts";
import type { Codebase } from "../code/codebase.ts";
import { GraphCache } from "./graph-cache.ts";
import type { GraphReader } from "./graph-reader.ts";

/** The source that may answer, and why: the graph when it is proved to be fresh, otherwise only the live tree. */
export interface ChosenSource {
  readonly decision: RouteDecision;
  readonly graph: GraphReader | undefined;
  /** The kept index's own description, whichever source answers. */
  readonly index?: StoreHead;
  /** The graph is a file that was tracked or came from elsewhere: nothing proves its statements about the contents that it lists. */
  readonly isGraphFile?: boolean;
}

/** Decides for one question. The kept index is compared with the tree in question; a graph file counts when there is no kept index. */
export async function chooseSource(
  codebase: Codebase,
  logger: Logger,
  graphs = new GraphCache(),
): Promise<ChosenSource> {
  const { repository, tree } = codebase;
  const [listing, commit] = await Promise.all([tree.list(), codebase.commit()]);
  try {
    const kept = isCacheCommitted(listing.entries) ? undefined : graphs.open(repository);
    if (kept) {
      const decision = routeForStore(kept.store, listing, commit, readStatusFiles(repository));
      return { decision, graph: decision.useRag ? kept.graph : undefined, index: kept.store.head };
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    const reason = `The kept index cannot be read (${error instanceof Error ? error.message : String(error)}).`;
    return { decision: refuse("UNKNOWN", undefined, reason), graph: undefined };
  }
  return (await import("./choose-graph-file.ts")).chooseGraphFile(codebase, commit, logger, graphs);
}
