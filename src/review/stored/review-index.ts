import { randomInt } from "node:crypto";
import { isCacheCommitted } from "../../facts/cache-directory.ts";
import { checkIndex } from "../../freshness/check-index.ts";
import { type RouteDecision, refuse } from "../../freshness/gateway.ts";
import { routeForStore } from "../../freshness/route-for-store.ts";
import { readStatusFiles } from "../../freshness/status-files.ts";
import { GitTree } from "../../git/git-tree.ts";
import { bringIndex } from "../../graph/bring-index.ts";
import { storeStatements } from "../../graph/file/store-statements.ts";
import { OverBudgetError } from "../../graph/index-budget.ts";
import { checkLinks, choose } from "../../graph/link/verify-links.ts";
import { type GraphStore, isDamage } from "../../graph/store/graph-store.ts";
import { UserError } from "../../model/errors.ts";
import type { IndexMode, ReviewIndex } from "../../model/review.ts";
import type { Codebase } from "../../nav/code/codebase.ts";
import { AmendedGraph } from "../../nav/graph/amended-graph.ts";
import { chooseSource } from "../../nav/graph/choose-source.ts";
import { doubtGraphFile } from "../../nav/graph/doubt-graph-file.ts";
import { GraphCache } from "../../nav/graph/graph-cache.ts";
import type { GraphReader } from "../../nav/graph/graph-reader.ts";
import type { CorruptDataError } from "../../util/bytes.ts";
import { complaintOf } from "../../util/complaint.ts";
import type { Logger } from "../../util/logger.ts";
import type { Progress } from "../../util/progress.ts";
import { amendIndex } from "./amend-index.ts";

/** Options for a review's use of the index. */
export interface ReviewIndexOptions {
  readonly mode: IndexMode;
  /** Milliseconds that bringing the index to the head may take; undefined for no limit. */
  readonly budgetMs: number | undefined;
  /** True if the kept index came from elsewhere, so that its statements about files that matter to the change are verified by linking again. */
  readonly isVerified: boolean;
}

/** The index that answers questions about the head. */
export interface OpenedIndex {
  readonly about: Omit<ReviewIndex, "filesParsed">;
  readonly decision: RouteDecision;
  /** The graph, when it is proved to be of the head, except for changed files. */
  readonly graph: AmendedGraph | undefined;
  close(): void;
}

/** The context of the work: where messages go, and the names of the symbols that changed. */
interface IndexWork {
  readonly logger: Logger;
  readonly progress: Progress;
  readonly names: ReadonlySet<string>;
  /** The files of the head that contain a name. */
  readonly filesWith: (name: string) => readonly string[];
}

/** The number of files with changed names that are linked again. */
const NAMING_SAMPLE_SIZE = 20;
/** The number of other files linked again, which an attacker cannot prepare for. */
const SAMPLE_SIZE = 20;
const NOTHING: ReadonlySet<string> = new Set();
const NOT_LOOKED_AT = "The index was not looked at.";
const FORGED = refuse("UNKNOWN", undefined, "The kept index says of some files what is not there, so it was not used.");

/** Opens the index for the head of a review: amends it by the change, or builds it, or checks whether it exists, or ignores it. */
export async function openReviewIndex(
  base: Codebase,
  head: Codebase,
  options: ReviewIndexOptions,
  work: IndexWork,
): Promise<OpenedIndex> {
  const { mode, budgetMs } = options;
  if (mode === "off") return opened(mode, refuse("UNKNOWN", undefined, NOT_LOOKED_AT), { note: NOT_LOOKED_AT });
  const { tree, repository } = head;
  let filesRead = 0;
  let note: string | undefined;
  if (mode === "build" && tree instanceof GitTree && !repository.isBare) {
    try {
      const isOurs = !isCacheCommitted((await tree.list()).entries);
      const amended = isOurs ? await openAmended(head, tree, options, work) : undefined;
      if (amended && amended !== "forged") return amended;
      const isFull = amended === "forged";
      const brought = isOurs && (await bringIndex(tree, head.store, { ...work, isFull, budgetMs }));
      if (brought) filesRead = Math.max(brought.linked, brought.parsed);
    } catch (error) {
      if (!(error instanceof OverBudgetError || error instanceof UserError)) throw error;
      note = error.message;
    }
  }
  return openAsItIs(base, head, { ...options, isVerified: options.isVerified && filesRead === 0 }, work, {
    filesRead,
    note,
  });
}

/** The kept index and its difference to the head; undefined when there is none that is usable. */
async function openAmended(
  head: Codebase,
  tree: GitTree,
  { mode, budgetMs, isVerified }: ReviewIndexOptions,
  work: IndexWork,
): Promise<OpenedIndex | "forged" | undefined> {
  const graphs = new GraphCache();
  try {
    const kept = graphs.open(head.repository);
    const amendment = kept && (await amendIndex(head, tree, kept.store, budgetMs));
    const isForged = kept && amendment && isVerified && (await isLying(head, kept.store, amendment.amended, work));
    if (!kept || !amendment || isForged) {
      graphs.forget();
      return isForged ? "forged" : undefined;
    }
    const { decision, amended } = amendment;
    const about = {
      commit: tree.commit,
      files: head.project.entries.size,
      filesRead: [...amended].filter((path) => head.project.entries.has(path)).length,
      note: decision.reason,
    };
    const graph = decision.useRag ? new AmendedGraph(kept.graph.graph, amended, isVerified) : undefined;
    return { ...opened(mode, decision, about), graph, close: () => graphs.forget() };
  } catch (error) {
    graphs.forget();
    if (!isDamage(error)) throw error;
    work.logger.info(`The kept index is damaged (${complaintOf(error)}), so it is made again.`);
    return undefined;
  }
}

/** The kept index unchanged, or the graph file if there is no kept index, provided that it is of the head. */
async function openAsItIs(
  base: Codebase,
  head: Codebase,
  { mode, isVerified }: ReviewIndexOptions,
  work: IndexWork,
  { filesRead, note }: { readonly filesRead: number; readonly note: string | undefined },
): Promise<OpenedIndex> {
  const graphs = new GraphCache();
  const source = await chooseSource(head, work.logger, graphs);
  const refusal = source.graph && (await refusalOf(source.graph));
  const decision = refusal ?? source.decision;
  const graph = source.graph && !refusal ? new AmendedGraph(source.graph.graph, NOTHING, isVerified) : undefined;
  const kept = graph ? undefined : graphs.open(head.repository)?.store;
  const about = {
    commit: source.index?.commit,
    files: source.index?.counts.files ?? 0,
    filesRead,
    isOfBase: kept ? await isIndexOf(base, kept) : !graph && (await isGraphFileOf(base, decision)),
    note: note ?? decision.reason,
  };
  return { ...opened(mode, decision, about), graph, close: () => graphs.forget() };

  async function refusalOf(graph: GraphReader): Promise<RouteDecision | undefined> {
    const why = await doubtGraphFile(head, graph, work.names, work.filesWith);
    if (why !== undefined) return refuse("UNKNOWN", undefined, why);
    const store = isVerified ? graphs.open(head.repository)?.store : undefined;
    try {
      return store && (await isLying(head, store, NOTHING, work)) ? FORGED : undefined;
    } catch (error) {
      if (!isDamage(error)) throw error;
      return refuse("UNKNOWN", undefined, `The kept index is damaged (${complaintOf(error)}).`);
    }
  }
}

/** The same index after a part of it turned out to be damaged or wrong: none of its answers are used. */
export function damagedIndex({ about, close }: OpenedIndex, { message }: CorruptDataError): OpenedIndex {
  const note = `The kept index is damaged (${message}), so the files answered.`;
  const decision = refuse("UNKNOWN", undefined, note);
  return {
    about: { ...about, state: "UNKNOWN", source: "LOCAL_FALLBACK", status: "FALLBACK", isOfBase: false, note },
    decision,
    graph: undefined,
    close,
  };
}

/**
 * Whether an index from elsewhere makes false statements about files: some of those that contain changed names, and some of all others, are
 * linked again. Its answers are also checked against the files; this check judges the index as a whole.
 */
async function isLying(
  { project }: Codebase,
  store: GraphStore,
  amended: ReadonlySet<string>,
  { names, filesWith, logger }: IndexWork,
): Promise<boolean> {
  const naming = new Set([...names].flatMap((name) => filesWith(name)));
  const believed = [...naming].filter((path) => !amended.has(path));
  const paths = choose(believed, NAMING_SAMPLE_SIZE, (below) => randomInt(below));
  const { forged } = await checkLinks(project, storeStatements(store), {
    paths,
    except: amended,
    sampleSize: SAMPLE_SIZE,
  });
  const [first, ...others] = forged;
  if (first === undefined) return false;
  const more = others.length > 0 ? ` and of ${others.length} more ${others.length === 1 ? "file" : "files"}` : "";
  logger.warn(`The kept index says of ${JSON.stringify(first)}${more} what is not there.`);
  return true;
}

function opened(
  mode: IndexMode,
  decision: RouteDecision,
  about: Partial<Pick<ReviewIndex, "commit" | "files" | "filesRead" | "isOfBase" | "note">>,
): OpenedIndex {
  return {
    about: {
      mode,
      state: decision.freshnessState,
      source: decision.useRag ? "RAG_GRAPH" : "LOCAL_FALLBACK",
      status: decision.useRag ? "OK" : "FALLBACK",
      commit: about.commit ?? decision.status?.lastIndexedCommit,
      files: about.files ?? 0,
      filesRead: about.filesRead ?? 0,
      isOfBase: about.isOfBase ?? false,
      note: decision.useRag ? undefined : about.note,
    },
    decision,
    graph: undefined,
    close() {},
  };
}

/** Whether the graph file, without a kept index, has exactly the content of the base. A commit that adds one is never the one it names. */
async function isGraphFileOf({ repository, tree }: Codebase, { status }: RouteDecision): Promise<boolean> {
  if (status === undefined || tree.commit === undefined) return false;
  return (await checkIndex(repository, { commit: tree.commit })).decision.useRag;
}

/** Whether the kept index has exactly the content of the base. */
async function isIndexOf({ repository, tree }: Codebase, store: GraphStore): Promise<boolean> {
  try {
    return routeForStore(store, await tree.list(), tree.commit, readStatusFiles(repository)).useRag;
  } catch (error) {
    if (!isDamage(error)) throw error;
    return false;
  }
}
