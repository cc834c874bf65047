import { BUILT_IN_CONFIG } from "../config/built-in-config.ts";
import { CONFIG_FILE } from "../config/config-text.ts";
import { readTreeConfig } from "../config/tree-config.ts";
import { openStore } from "../facts/open-store.ts";
import { checkIndex, type IndexCheck } from "../freshness/check-index.ts";
import type { BlobIds } from "../freshness/compare-files.ts";
import { callsItselfFresh } from "../freshness/gateway.ts";
import { loadContents } from "../freshness/index-contents.ts";
import { isIndexFile } from "../freshness/index-files.ts";
import { GitTree } from "../git/git-tree.ts";
import { hasCommit } from "../git/history.ts";
import { isObjectId } from "../git/object-id.ts";
import type { Repository } from "../git/repository.ts";
import { committedAt } from "../graph/file/committed-at.ts";
import { GRAPH_PATH } from "../graph/file/graph-file.ts";
import { figuresOf, snapshotOf, trendSince } from "../judge/figures.ts";
import type { Audit, AuditedIndex, AuditSnapshot, DriftedSymbol, FileDrift, SymbolDrift } from "../model/audit.ts";
import { describeRelation } from "../model/commit-relation.ts";
import type { BindingStatus } from "../model/result.ts";
import type { TreeEntry } from "../model/tree.ts";
import { bindTrees, type TreeBindings } from "../rebind/bind-trees.ts";
import type { Binding, Place } from "../rebind/binding.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";
import { auditEnrichment } from "./enrichment.ts";
import { findFileDrift } from "./file-drift.ts";
import { auditLinks } from "./link-check.ts";
import { findProblems } from "./problems.ts";
import { auditTables } from "./tables.ts";

/** With more changed files than this, following symbols takes longer than an audit may; the index is far off anyway. */
const MAX_FOLLOWED_FILES = 1000;

export interface AuditOptions {
  readonly repository: Repository;
  /** The commit that everything is compared with; default is the one checked out. */
  readonly rev?: string | undefined;
  /** The path of the configuration in the commit; default `llmc.toml`. */
  readonly config?: string | undefined;
  /** The last audit, for the trend. */
  readonly previous?: AuditSnapshot | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  readonly progress: Progress;
}

/** Checks whether everything that is stored about a repository is correct for a commit, and how far it is off if not. */
export async function runAudit(options: AuditOptions): Promise<Audit> {
  const { repository } = options;
  const commit = await repository.resolveCommit(options.rev ?? "HEAD");
  const tree = new GitTree(repository, commit);
  try {
    const [check, { entries }] = await Promise.all([checkIndex(repository, { commit }), tree.list()]);
    const { config: path = CONFIG_FILE, environment, logger } = options;
    const entry = entries.find((each) => each.path === path);
    const loaded = await readTreeConfig(tree, entry);
    const code = entries.filter(({ path }) => !isIndexFile(path));
    const { contents } = loadContents(repository);
    const before = await indexedTree(repository, check.indexedCommit);
    const indexed = contents?.files ?? (before && blobIds((await before.list()).entries));
    const files = indexed && findFileDrift(indexed, code);
    const followed = await follow(before, tree, files, options);
    const found = {
      commit,
      index: await describeIndex(check, tree, { entries, files: contents && files, before }, logger),
      files,
      symbols: typeof followed === "string" ? unknown(followed) : describeSymbolDrift(followed),
      // Without an llmc.toml the built-in configuration applies.
      config: {
        isPresent: loaded !== undefined,
        isValid: loaded?.isValid ?? true,
        findings: loaded?.findings ?? [],
      },
      tables: await auditTables({ tree, config: loaded ? loaded.config : BUILT_IN_CONFIG, environment, logger }),
      enrichment: repository.isBare
        ? undefined
        : auditEnrichment(repository.root, typeof followed === "string" ? [] : followed.bindings),
    };
    const figures = figuresOf(found);
    const trend = options.previous && trendSince(options.previous, snapshotOf({ ...found, figures }));
    return { ...found, problems: findProblems(found), figures, trend };
  } finally {
    await tree.close();
  }
}

/** The tree that the index was made of, if this clone has it. */
async function indexedTree(repository: Repository, commit: string | undefined): Promise<GitTree | undefined> {
  if (commit === undefined || !isObjectId(commit) || !(await hasCommit(repository, commit))) return undefined;
  return new GitTree(repository, commit);
}

function blobIds(entries: readonly TreeEntry[]): BlobIds {
  return new Map(entries.filter(({ path }) => !isIndexFile(path)).map(({ path, blobId }) => [path, blobId]));
}

/** The symbols of the index in the commit, or why they were not followed. */
async function follow(
  before: GitTree | undefined,
  tree: GitTree,
  files: FileDrift | undefined,
  { logger, progress }: AuditOptions,
): Promise<TreeBindings | string> {
  if (!files) return "The index does not say what it was made of.";
  if (!before) return "The commit that the index was made of is not in this clone: fetch it, or use fetch-depth: 0.";
  const changed = files.changed + files.added + files.deleted;
  if (changed > MAX_FOLLOWED_FILES)
    return `More than ${MAX_FOLLOWED_FILES} files changed, so their symbols were not followed.`;
  const store = await openStore(tree.repository, tree, logger);
  try {
    return await bindTrees(before, tree, store, { progress });
  } finally {
    store.close();
    await before.close();
  }
}

function unknown(reason: string): SymbolDrift {
  return { isKnown: false, reason };
}

async function describeIndex(
  { decision, relation, indexedCommit }: IndexCheck,
  tree: GitTree,
  known: {
    readonly entries: readonly TreeEntry[];
    /** Undefined when the graph itself does not prove which contents it holds. */
    readonly files: FileDrift | undefined;
    readonly before: GitTree | undefined;
  },
  logger: Logger,
): Promise<AuditedIndex> {
  const { repository, commit } = tree;
  const { entries, files, before } = known;
  const isProved = files !== undefined && files.changed + files.added + files.deleted === 0;
  const isClaimed = decision.status !== undefined && callsItselfFresh(decision.status);
  const age = before && (await secondsBetween(repository, before.commit, commit));
  const { links, problem } = isProved ? await auditLinks(tree, logger) : { links: undefined, problem: undefined };
  const isTrue = problem === undefined;
  return {
    state: isTrue ? decision.freshnessState : "UNKNOWN",
    reason: problem ?? decision.reason,
    isEquivalent: isTrue && !decision.useRag && isProved && isClaimed,
    isCommitted: entries.some(({ path }) => path === GRAPH_PATH),
    indexedCommit,
    relation: describeRelation(relation),
    commitsBehind: relation.kind === "same" ? 0 : "behind" in relation ? relation.behind : undefined,
    ageSeconds: age,
    links,
  };
}

async function secondsBetween(repository: Repository, before: string, after: string): Promise<number> {
  const [then, now] = await Promise.all([committedAt(repository, before), committedAt(repository, after)]);
  return Math.max(0, (Date.parse(now) - Date.parse(then)) / 1000);
}

/** Symbols that are listed individually; the counts cover the rest. */
const MAX_LISTED = 200;
/** A symbol for which only the lines changed is still found by its name. */
const FOUND_BY_NAME: ReadonlySet<BindingStatus> = new Set(["same", "moved"]);

/** Counts what became of the symbols of changed files. */
export function describeSymbolDrift({ bindings }: TreeBindings): SymbolDrift {
  const counts = new Map<BindingStatus, number>();
  let changedBodies = 0;
  const listed: DriftedSymbol[] = [];
  for (const binding of bindings) {
    counts.set(binding.status, (counts.get(binding.status) ?? 0) + 1);
    if (binding.now && binding.bodyChanged) changedBodies++;
    if (!FOUND_BY_NAME.has(binding.status) && listed.length < MAX_LISTED) listed.push(driftedSymbol(binding));
  }
  return { isKnown: true, counts, changedBodies, listed };
}

function driftedSymbol({ old, status, now }: Binding): DriftedSymbol {
  return { ...placeOf(old), status, now: now && placeOf(now) };
}

function placeOf({ path, scopePath, definition }: Place): { path: string; qualname: string; line: number } {
  return { path, qualname: scopePath, line: definition.startLine };
}
