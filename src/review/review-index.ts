import { isCacheCommitted } from "../facts/open-store.ts";
import { updateFacts } from "../facts/update.ts";
import { type RouteDecision, refuse } from "../freshness/compute-route.ts";
import { openIndex } from "../freshness/open-index.ts";
import { routeForStore } from "../freshness/route-for-store.ts";
import { readStatusFiles } from "../freshness/status-files.ts";
import { GitTree } from "../git/git-tree.ts";
import { bringIndex } from "../graph/bring-index.ts";
import { OverBudgetError } from "../graph/index-budget.ts";
import { isDamage } from "../graph/store/graph-store.ts";
import { findForgedLinks } from "../graph/verify-links.ts";
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
  /** What is kept came from elsewhere, so what it says of files that matter to the change is worked out again. */
  readonly isVerified?: boolean | undefined;
}

/** Who answers questions about the head. */
export interface OpenedIndex {
  readonly about: ReviewIndex;
  readonly decision: RouteDecision;
  /** The graph, when it is proved to be of the head. */
  readonly graph: GraphReader | undefined;
  close(): void;
}

/** The names of the symbols that a change is about. */
type Names = ReadonlySet<string>;

/** What the work goes by: where messages go, and what the change is about. */
interface IndexWork {
  readonly logger: Logger;
  readonly progress: Progress;
  readonly names: Names;
}

const NOT_LOOKED_AT = "The index was not looked at.";
const FORGED = refuse("UNKNOWN", undefined, "The kept index says of some files what is not there, so it was not used.");

/** Opens the index for the head of a review: brings it there, or looks whether it is there, or leaves it alone. */
export async function openReviewIndex(
  base: Codebase,
  head: Codebase,
  { mode, budgetMs, isVerified = false }: ReviewIndexOptions,
  { logger, progress, names }: IndexWork,
): Promise<OpenedIndex> {
  if (mode === "off") return opened(mode, refuse("UNKNOWN", undefined, NOT_LOOKED_AT), { note: NOT_LOOKED_AT });
  const isBuilding = mode === "build" && head.tree instanceof GitTree && !head.repository.isBare;
  let filesRead = 0;
  let note: string | undefined;
  if (isBuilding && !isCacheCommitted((await head.tree.list()).entries)) {
    try {
      const bring = (isFull: boolean) =>
        bringIndex(head.tree as GitTree, head.store, { logger, progress, isFull, budgetMs });
      let brought = await bring(false);
      if (isVerified && brought.reused > 0 && (await isForged(head, names, logger))) brought = await bring(true);
      filesRead = Math.max(brought.linked, brought.parsed);
    } catch (error) {
      if (!(error instanceof OverBudgetError || error instanceof UserError)) throw error;
      note = error.message;
    }
  }
  const graphs = new GraphCache();
  const source = await chooseSource(head, logger, graphs);
  const isRefused = isVerified && mode === "check" && source.graph !== undefined && (await isCheckedForged());
  const { decision, graph } = isRefused ? { decision: FORGED, graph: undefined } : source;
  const isOfBase = !graph && (await isIndexOf(base));
  const about = { filesRead, isOfBase, note: note ?? decision.reason };
  return { ...opened(mode, decision, about, head), graph, close: () => graphs.forget() };

  /** Linking looks at the facts of every file that a file consults, so all must be at hand. */
  async function isCheckedForged(): Promise<boolean> {
    await updateFacts(head.tree, head.store, { progress });
    return isForged(head, names, logger);
  }
}

/** The same index after a part of it turned out to be damaged: it answered nothing. */
export function damagedIndex({ about, close }: OpenedIndex): OpenedIndex {
  const note = "The kept index is damaged, so the files answered.";
  const decision = refuse("UNKNOWN", undefined, note);
  return {
    about: { ...about, state: "UNKNOWN", source: "LOCAL_FALLBACK", status: "FALLBACK", isOfBase: false, note },
    decision,
    graph: undefined,
    close,
  };
}

/** Whether the index, brought to the head, says of a file what linking it does not. */
async function isForged(head: Codebase, names: Names, logger: Logger): Promise<boolean> {
  const { repository, project } = head;
  const kept = openIndex(repository);
  if (!kept?.store) return false;
  try {
    const naming = (some: readonly string[]) =>
      head.ask((_world, source) => some.flatMap((name) => source.filesWith(name)));
    const [first, ...others] = await findForgedLinks(project, kept.store, { names, naming });
    if (first === undefined) return false;
    const more = others.length > 0 ? ` and of ${others.length} more files` : "";
    logger.warn(`The kept index says of ${JSON.stringify(first)}${more} what is not there.`);
    return true;
  } catch (error) {
    if (!isDamage(error)) throw error;
    logger.warn("The kept index is damaged.");
    return true;
  } finally {
    kept.store.close();
  }
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
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  } finally {
    kept.store.close();
  }
}
