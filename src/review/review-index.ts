import { isCacheCommitted } from "../facts/open-store.ts";
import type { RouteDecision } from "../freshness/compute-route.ts";
import { refuse } from "../freshness/compute-route.ts";
import { openIndex } from "../freshness/open-index.ts";
import { routeForStore } from "../freshness/route-for-store.ts";
import { readStatusFiles } from "../freshness/status-files.ts";
import { GitTree } from "../git/git-tree.ts";
import { bringIndex } from "../graph/bring-index.ts";
import { OverBudgetError } from "../graph/index-budget.ts";
import { UserError } from "../model/errors.ts";
import type { IndexMode, ReviewIndex } from "../model/review.ts";
import { chooseSource } from "../nav/choose-source.ts";
import type { Codebase } from "../nav/codebase.ts";
import { GraphCache } from "../nav/graph-cache.ts";
import type { GraphReader } from "../nav/graph-reader.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";

/** What a review may do with the index. */
export interface ReviewIndexOptions {
  readonly mode: IndexMode;
  /** Milliseconds that bringing the index to the head may take; undefined for as long as it takes. */
  readonly budgetMs: number | undefined;
}

/** Who answers questions about the head. */
export interface OpenedIndex {
  readonly about: ReviewIndex;
  readonly decision: RouteDecision;
  /** The graph, when it is proved to be of the head. */
  readonly graph: GraphReader | undefined;
  close(): void;
}

const NOT_LOOKED_AT = "The index was not looked at.";

/** Opens the index for the head of a review: brings it there, or looks whether it is there, or leaves it alone. */
export async function openReviewIndex(
  base: Codebase,
  head: Codebase,
  { mode, budgetMs }: ReviewIndexOptions,
  { logger, progress }: { readonly logger: Logger; readonly progress: Progress },
): Promise<OpenedIndex> {
  if (mode === "off") return opened(mode, refuse("UNKNOWN", undefined, NOT_LOOKED_AT), { note: NOT_LOOKED_AT });
  const isBuilding = mode === "build" && head.tree instanceof GitTree && !head.repository.isBare;
  let filesRead = 0;
  let note: string | undefined;
  if (isBuilding && !isCacheCommitted((await head.tree.list()).entries)) {
    try {
      const brought = await bringIndex(head.tree as GitTree, head.store, {
        logger,
        progress,
        isFull: false,
        budgetMs,
      });
      filesRead = Math.max(brought.linked, brought.parsed);
    } catch (error) {
      if (!(error instanceof OverBudgetError || error instanceof UserError)) throw error;
      note = error.message;
    }
  }
  const graphs = new GraphCache();
  const { decision, graph } = await chooseSource(head, logger, graphs);
  const isOfBase = !graph && (await isIndexOf(base));
  const about = { filesRead, isOfBase, note: note ?? decision.reason };
  return { ...opened(mode, decision, about, head), graph, close: () => graphs.forget() };
}

function opened(
  mode: IndexMode,
  decision: RouteDecision,
  about: Partial<Pick<ReviewIndex, "filesRead" | "isOfBase" | "note">>,
  head?: Codebase,
): OpenedIndex {
  const stored = head && openIndex(head.repository);
  stored?.store?.close();
  return {
    about: {
      mode,
      state: decision.freshnessState,
      source: decision.useRag ? "RAG_GRAPH" : "LOCAL_FALLBACK",
      status: decision.useRag ? "OK" : "FALLBACK",
      commit: stored?.store?.head.commit ?? decision.status?.lastIndexedCommit,
      files: stored?.store?.head.counts.files ?? 0,
      filesRead: about.filesRead ?? 0,
      isOfBase: about.isOfBase ?? false,
      note: decision.useRag ? undefined : about.note,
    },
    decision,
    graph: undefined,
    close() {},
  };
}

/** Whether the kept index has exactly what the base of the change has. */
async function isIndexOf({ repository, tree }: Codebase): Promise<boolean> {
  const kept = openIndex(repository);
  if (!kept?.store) return false;
  try {
    return routeForStore(kept.store, await tree.list(), tree.commit, readStatusFiles(repository)).useRag;
  } finally {
    kept.store.close();
  }
}
