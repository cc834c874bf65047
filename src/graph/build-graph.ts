import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isCacheCommitted } from "../facts/cache-directory.ts";
import type { FactsStore } from "../facts/store.ts";
import { updateFacts } from "../facts/update.ts";
import type { GitTree } from "../git/git-tree.ts";
import { UserError } from "../model/errors.ts";
import type { Entity, IndexStatus } from "../model/graph.ts";
import type { SymbolOrigins } from "../model/origin.ts";
import { type BringOptions, type BroughtIndex, bringIndex } from "./bring-index.ts";
import { type EntityMatcher, originMatcher, sameSymbolMatcher } from "./enrichment/enrichment.ts";
import { writeKeptEnrichment } from "./enrichment/kept-enrichment.ts";
import { type EnrichedGraph, readEnriched } from "./enrichment/read-enriched.ts";
import { GraphExport, MissingFactsError } from "./file/export-graph.ts";
import { isExported, recordExport } from "./file/export-record.ts";
import { statusOf } from "./file/index-status.ts";
import { loadStatus, saveStatus, statusToText } from "./file/status-file.ts";
import { GraphStore } from "./store/graph-store.ts";

export interface BuildOptions extends Omit<BringOptions, "root"> {
  /** Also writes the files that other programs read: the graph and its status. */
  readonly isExported: boolean;
  /** Follows symbols from the commit of an older graph; without it, enrichment is carried over by name alone. */
  readonly follow?: FollowSymbols;
}

/** Finds the definitions of an older commit that those of the tree come from; undefined when that commit cannot be read. */
export type FollowSymbols = (commit: string) => Promise<SymbolOrigins | undefined>;

/** Brings the index of a repository to a commit, carries enrichment over, and writes the graph and its status if requested. */
export async function buildGraph(tree: GitTree, facts: FactsStore, options: BuildOptions): Promise<BroughtIndex> {
  const { root } = tree.repository;
  const { entries } = await tree.list();
  if (!isCacheCommitted(entries)) return buildIn(root, tree, facts, options);
  // A cache that is part of the commit must be neither used nor changed; the graph can still be built.
  const elsewhere = mkdtempSync(join(realpathSync(tmpdir()), "llmc-nav-"));
  try {
    return await buildIn(elsewhere, tree, facts, options);
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

async function buildIn(
  indexRoot: string,
  tree: GitTree,
  facts: FactsStore,
  options: BuildOptions,
): Promise<BroughtIndex> {
  const { root } = tree.repository;
  const brought = await bringIndex(tree, facts, { ...options, root: indexRoot });
  const { head } = brought;
  const isDone = brought.isUnchanged && (!options.isExported || isExported(root, head.commit));
  const started = performance.now();
  if (!isDone) await publishWhole(indexRoot, tree, facts, options);
  // Only now is it proven that every blob of the commit was read.
  if (options.isExported) writeStatus(root, statusOf(head));
  const timings = new Map([...brought.timings, ["export", performance.now() - started]]);
  return { ...brought, isUnchanged: isDone, timings };
}

/** An existing index is no proof that the facts exist: those that are missing, or turn out to be damaged, are produced again. */
async function publishWhole(indexRoot: string, tree: GitTree, facts: FactsStore, options: BuildOptions): Promise<void> {
  for (;;) {
    const { losses } = facts;
    try {
      return await publish(indexRoot, tree, facts, options);
    } catch (error) {
      if (!(error instanceof MissingFactsError)) throw error;
      const { parsed } = await updateFacts(tree, facts, options);
      if (parsed === 0 && facts.losses === losses) throw error;
    }
  }
}

/** Gives the definitions of the new index the enrichment of their older versions, and writes the graph file. */
async function publish(indexRoot: string, tree: GitTree, facts: FactsStore, options: BuildOptions): Promise<void> {
  const { root } = tree.repository;
  const older = readOrWarn(root, options);
  if (!options.isExported && (older === undefined || older.entities.size === 0)) return;
  const opened = GraphStore.open(indexRoot);
  if (!opened?.store) throw new Error(`the index that was just written cannot be read: ${opened?.problem}`);
  try {
    const { commit } = opened.store.head;
    const match = await matcherFor(older, root, options.follow);
    const graph = new GraphExport(root, opened.store, facts);
    let enriched: readonly Entity[];
    if (options.isExported) {
      const kept: Entity[] = [];
      const digest = graph.write(match, (entity) => kept.push(entity), options.progress);
      recordExport(root, commit, digest);
      enriched = kept;
    } else {
      enriched = graph.enriched(match);
    }
    writeKeptEnrichment(indexRoot, commit, enriched);
  } finally {
    opened.store.close();
  }
}

async function matcherFor(
  older: EnrichedGraph | undefined,
  root: string,
  follow: FollowSymbols | undefined,
): Promise<EntityMatcher> {
  if (!older || older.entities.size === 0) return () => undefined;
  const madeOf = older.commit ?? loadStatus(root)?.lastIndexedCommit;
  const origins = madeOf === undefined ? undefined : await follow?.(madeOf);
  const { all } = older.entities;
  return origins ? originMatcher(all, origins, older.isComparable) : sameSymbolMatcher(all, older.isComparable);
}

/** An unreadable graph is replaced like an outdated one. */
function readOrWarn(root: string, { logger }: BuildOptions): EnrichedGraph | undefined {
  try {
    return readEnriched(root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    logger.warn(`${error.message} It will be replaced, and what it added to entities is lost.`);
    return undefined;
  }
}

function writeStatus(root: string, status: IndexStatus): void {
  const current = loadStatus(root);
  if (!current || statusToText(current) !== statusToText(status)) saveStatus(root, status);
}
