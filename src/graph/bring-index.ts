import { DecodedFacts } from "../facts/decoded-facts.ts";
import type { FactsStore } from "../facts/store.ts";
import { unreadCode } from "../facts/unread-code.ts";
import { keyOf, updateFacts } from "../facts/update.ts";
import type { GitTree } from "../git/git-tree.ts";
import { canBeCode } from "../languages/registry.ts";
import { UserError } from "../model/errors.ts";
import type { Skipped, TreeEntry } from "../model/tree.ts";
import { LiveProject } from "../resolve/live-project.ts";
import { CorruptDataError } from "../util/bytes.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";
import { committedAt } from "./file/committed-at.ts";
import { Budget } from "./index-budget.ts";
import { IndexWriter } from "./index-writer.ts";
import { ShareMaker } from "./link/make-share.ts";
import { StaleFiles } from "./stale/stale-files.ts";
import { compareTrees } from "./stale/tree-changes.ts";
import { GraphStore } from "./store/graph-store.ts";
import type { StoreHead } from "./store/store-head.ts";

export interface BringOptions {
  readonly logger: Logger;
  readonly progress: Progress;
  /** Links every file again, even if an index is kept. */
  readonly isFull: boolean;
  /** The time limit in milliseconds; when the work would take longer, an `OverBudgetError` is thrown, and facts parsed so far are kept. */
  readonly budgetMs?: number | undefined;
  /** The directory that the index is kept in; default is the repository's root. */
  readonly root?: string | undefined;
}

/** The index at the requested commit, and the work done to get there. */
export interface BroughtIndex {
  readonly head: StoreHead;
  /** The index was already at this commit. */
  readonly isUnchanged: boolean;
  /** Distinct contents parsed in this run. */
  readonly parsed: number;
  /** Files linked in this run. */
  readonly linked: number;
  /** Files whose links were still correct. */
  readonly reused: number;
  readonly skipped: readonly Skipped[];
  /** Files of the commit whose content was not available, so that the index is not fresh. */
  readonly unread: number;
  /** Milliseconds by phase. */
  readonly timings: ReadonlyMap<string, number>;
}

/** Brings the kept index to a commit: parses new contents, links the files that a change can affect, writes those and keeps the rest. */
export async function bringIndex(tree: GitTree, facts: FactsStore, options: BringOptions): Promise<BroughtIndex> {
  if (tree.repository.isBare) {
    throw new UserError("A bare repository has no place for .llmc: run build-graph in a clone with a working tree.", {
      code: "BARE_REPOSITORY",
    });
  }
  const root = options.root ?? tree.repository.root;
  const kept = options.isFull ? undefined : openKept(root, options.logger);
  try {
    return await bringFrom(kept, root, tree, facts, options);
  } catch (error) {
    if (error instanceof LostFactsError) return await bringIndex(tree, facts, options);
    if (kept === undefined || !(error instanceof CorruptDataError)) throw error;
    options.logger.info(`The kept index is damaged (${error.message}), so it is made again.`);
    return await bringIndex(tree, facts, { ...options, isFull: true });
  } finally {
    kept?.close();
  }
}

/** Raised when facts needed for linking turn out to be damaged. Their pack is already discarded, so that a restart produces them again. */
class LostFactsError extends Error {}

async function bringFrom(
  kept: GraphStore | undefined,
  root: string,
  tree: GitTree,
  facts: FactsStore,
  { progress, budgetMs }: BringOptions,
): Promise<BroughtIndex> {
  const { commit, repository } = tree;
  const clock = new Clock();
  const budget = new Budget(budgetMs);
  const [{ entries, skipped }, indexedAt] = await Promise.all([tree.list(), committedAt(repository, commit)]);
  clock.lap("list");
  const before = kept?.contents() ?? new Map<string, string>();
  const isSame = kept !== undefined && compareTrees(before, byPath(entries), unreadCode(skipped)).all.size === 0;
  clock.lap("check");
  if (kept && isSame && kept.head.commit === commit && kept.head.unread === 0) {
    // An existing index may be built again because it is damaged, so everything is checked.
    for (const segment of kept.segments) segment.checkAll();
    return unchanged(kept.head, skipped, clock);
  }
  budget.checkParsing(entries.filter((entry) => canBeCode(entry.path) && !facts.has(keyOf(entry))));
  const { losses } = facts;
  const update = await updateFacts(tree, facts, { progress });
  clock.lap("facts");
  const project = await LiveProject.open(tree, new DecodedFacts(facts));
  const unread = unreadCode(update.skipped);
  const changes = compareTrees(before, project.entries, unread);
  const stale = kept ? new StaleFiles(project, kept, changes).find() : new Set<string>();
  clock.lap("plan");
  const relinked = [...changes.all, ...stale].flatMap((path) => project.entries.get(path) ?? []);
  budget.checkLinking(relinked.filter(({ path }) => canBeCode(path)));
  const about = { commit, indexedAt, unread: unread.size };
  const check = () => {
    if (facts.losses > losses) throw new LostFactsError();
    budget.check();
  };
  check();
  const writer = new IndexWriter(root, kept, project, new ShareMaker(project));
  const { linked, head } = await writer.write(changes, stale, unread, about, progress, check);
  clock.lap("link");
  return {
    head,
    isUnchanged: false,
    parsed: update.parsed,
    linked,
    reused: head.counts.code - linked,
    skipped: update.skipped,
    unread: unread.size,
    timings: clock.laps,
  };
}

/** Opens the kept index; one that cannot be used is built again. */
function openKept(root: string, logger: Logger): GraphStore | undefined {
  const opened = GraphStore.open(root);
  if (opened?.problem !== undefined) logger.info(`${opened.problem} It is made again.`);
  return opened?.store;
}

function byPath(entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

function unchanged(head: StoreHead, skipped: readonly Skipped[], clock: Clock): BroughtIndex {
  return {
    head,
    isUnchanged: true,
    parsed: 0,
    linked: 0,
    reused: head.counts.code,
    skipped,
    unread: unreadCode(skipped).size,
    timings: clock.laps,
  };
}

/** Measures one phase after the other. */
export class Clock {
  readonly laps = new Map<string, number>();
  #last = performance.now();

  lap(phase: string): void {
    const now = performance.now();
    this.laps.set(phase, (this.laps.get(phase) ?? 0) + now - this.#last);
    this.#last = now;
  }
}
