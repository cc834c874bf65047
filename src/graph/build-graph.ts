import { DecodedFacts } from "../facts/decoded-facts.ts";
import type { FactsStore } from "../facts/store.ts";
import { updateFacts } from "../facts/update.ts";
import type { GitTree } from "../git/git-tree.ts";
import { UserError } from "../model/errors.ts";
import type { IndexStatus } from "../model/graph.ts";
import type { SymbolOrigins } from "../model/origin.ts";
import type { Skipped } from "../model/tree.ts";
import { LiveProject } from "../resolve/live-project.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";
import { changesSince } from "./changed-files.ts";
import { committedAt } from "./committed-at.ts";
import { type EntityMatcher, originMatcher, sameSymbolMatcher } from "./enrichment.ts";
import { LastBuild, type OlderEntities } from "./last-build.ts";
import { type LinkCounts, type LinkRecord, writeLinkRecord } from "./link-cache.ts";
import { planLinks } from "./linked-tree.ts";
import { loadStatus, saveStatus, statusToText } from "./status-file.ts";
import { makeShares, REPO_NAME, writeGraph } from "./write-graph.ts";

const STATUS_SCHEMA_VERSION = "2";

export interface BuildOptions {
  readonly logger: Logger;
  readonly progress: Progress;
  /** Links every file anew, whatever the last build left. */
  readonly isFull: boolean;
  /** Follows symbols from the commit of an older graph; without it, enrichment is carried over by name alone. */
  readonly follow?: FollowSymbols;
}

/** Finds out what the definitions of the tree were in an older commit; undefined when that commit cannot be read. */
export type FollowSymbols = (commit: string) => Promise<SymbolOrigins | undefined>;

/** What a build did and what the graph holds now. */
export interface GraphBuild {
  readonly commit: string;
  /** The graph was up to date already, so it was not written. */
  readonly isUnchanged: boolean;
  readonly files: number;
  readonly counts: LinkCounts;
  /** Distinct contents parsed in this run. */
  readonly parsed: number;
  /** Files linked in this run. */
  readonly linked: number;
  /** Files whose links were still right. */
  readonly reused: number;
  readonly skipped: readonly Skipped[];
  /** Files of the commit whose content could not be had, so that the index is not fresh. */
  readonly unread: number;
  /** Milliseconds by phase. */
  readonly timings: ReadonlyMap<string, number>;
}

/** Brings the graph and the status file of a repository up to date for a commit. */
export async function buildGraph(tree: GitTree, store: FactsStore, options: BuildOptions): Promise<GraphBuild> {
  const { commit, repository } = tree;
  const { root } = repository;
  if (repository.isBare) {
    throw new UserError("A bare repository has no place for .llmc: run build-graph in a clone with a working tree.", {
      code: "BARE_REPOSITORY",
    });
  }
  const clock = new Clock();
  const [{ entries, skipped }, indexedAt] = await Promise.all([tree.list(), committedAt(repository, commit)]);
  clock.lap("list");
  const last = LastBuild.read(root, entries, options.isFull, options.logger);
  const isUnchanged = last.record !== undefined && isBuildOf(last.record, commit, new Map(byPath(entries)));
  clock.lap("check");
  if (last.record && isUnchanged) {
    writeStatus(root, statusOf(commit, indexedAt, unreadPaths(skipped)));
    return unchanged(last.record, skipped, clock);
  }

  const update = await updateFacts(tree, store, { progress: options.progress });
  clock.lap("facts");
  const project = await LiveProject.open(tree, new DecodedFacts(store));
  const unread = unreadPaths(update.skipped);
  const plan = planLinks(project, last.record, unread);
  clock.lap("plan");
  const match = await matcherFor(last.olderEntities(plan.replaced), root, options.follow);
  clock.lap("enrichment");
  const shares = makeShares(project, plan, last, match, options.progress);
  clock.lap("link");
  const record = writeGraph(root, commit, indexedAt, plan, shares);
  // What could not be read is not in the record, so the next build tries it again.
  if (last.isCacheTrusted) keepLinkRecord(root, record, options.logger);
  // Only now is it proven that every blob of the commit was read.
  writeStatus(root, statusOf(commit, indexedAt, unread));
  clock.lap("write");
  const reused = plan.code.filter((file) => file.kept).length;
  return {
    ...totals(record),
    isUnchanged: false,
    parsed: update.parsed,
    linked: plan.code.length - reused,
    reused,
    skipped: update.skipped,
    unread: unread.size,
    timings: clock.laps,
  };
}

async function matcherFor(
  { entities, commit, isHashComparable }: OlderEntities,
  root: string,
  follow: FollowSymbols | undefined,
): Promise<EntityMatcher> {
  if (entities.length === 0) return () => undefined;
  const madeOf = commit ?? loadStatus(root)?.lastIndexedCommit;
  const origins = madeOf === undefined ? undefined : await follow?.(madeOf);
  return origins ? originMatcher(entities, origins, isHashComparable) : sameSymbolMatcher(entities, isHashComparable);
}

/** The graph is whole without the record, so what keeps it from being written is no reason to fail. */
function keepLinkRecord(root: string, record: LinkRecord, logger: Logger): void {
  try {
    writeLinkRecord(root, record);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logger.warn(`${error.message} The next build will link every file again.`);
  }
}

function isBuildOf(record: LinkRecord, commit: string, entries: Parameters<typeof changesSince>[1]): boolean {
  return record.commit === commit && changesSince(record, entries).changed.size === 0;
}

function byPath<T extends { readonly path: string }>(items: readonly T[]): [string, T][] {
  return items.map((item) => [item.path, item]);
}

function unchanged(record: LinkRecord, skipped: readonly Skipped[], clock: Clock): GraphBuild {
  return {
    ...totals(record),
    isUnchanged: true,
    parsed: 0,
    linked: 0,
    reused: record.linked.length,
    skipped,
    unread: unreadPaths(skipped).size,
    timings: clock.laps,
  };
}

/** Everything without facts that is not known to be without text. */
function unreadPaths(skipped: readonly Skipped[]): Set<string> {
  const unread = skipped.filter(({ reason }) => reason === "absent" || reason === "unreadable");
  return new Set(unread.map(({ path }) => path));
}

function statusOf(commit: string, indexedAt: string, unread: ReadonlySet<string>): IndexStatus {
  return unread.size === 0 ? freshStatus(commit, indexedAt) : incompleteStatus(unread.size, indexedAt);
}

function freshStatus(commit: string, indexedAt: string): IndexStatus {
  return {
    repo: REPO_NAME,
    indexState: "fresh",
    lastIndexedAt: indexedAt,
    lastIndexedCommit: commit,
    schemaVersion: STATUS_SCHEMA_VERSION,
    lastError: undefined,
  };
}

/** Names no commit: an index that lacks some of a commit's files is not the index of that commit. */
function incompleteStatus(unread: number, indexedAt: string): IndexStatus {
  return {
    ...freshStatus("", indexedAt),
    indexState: "error",
    lastIndexedCommit: undefined,
    lastError: `${unread} files of the commit are not in this clone, so the index is not complete.`,
  };
}

function writeStatus(root: string, status: IndexStatus): void {
  const current = loadStatus(root);
  if (!current || statusToText(current) !== statusToText(status)) saveStatus(root, status);
}

function totals({ commit, linked, plain }: LinkRecord): Pick<GraphBuild, "commit" | "files" | "counts"> {
  const counts = { entities: 0, relations: 0, unresolved: 0, outside: 0 };
  for (const file of linked) {
    counts.entities += file.counts.entities;
    counts.relations += file.counts.relations;
    counts.unresolved += file.counts.unresolved;
    counts.outside += file.counts.outside;
  }
  return { commit, files: linked.length + plain.length, counts };
}

/** Measures one phase after the other. */
class Clock {
  readonly laps = new Map<string, number>();
  #last = performance.now();

  lap(phase: string): void {
    const now = performance.now();
    this.laps.set(phase, now - this.#last);
    this.#last = now;
  }
}
