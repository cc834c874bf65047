import type { RoutingConfig } from "../config/routing-config.ts";
import { fileKey, fileKeyOfId, typeOfId } from "../embeddings/slices/slice-id.ts";
import { INDEX_URL_VARIABLE, openIndexStore } from "../embeddings/stores/open-index-store.ts";
import { INDEX_FILE } from "../freshness/index-files.ts";
import { ContainedFiles } from "../git/contained-files.ts";
import { GitTree } from "../git/git-tree.ts";
import { hasCommit } from "../git/history.ts";
import { isObjectId } from "../git/object-id.ts";
import type { AuditedTable, AuditedTables } from "../model/audit.ts";
import { UserError } from "../model/errors.ts";
import type { IndexStore, TableInfo } from "../model/retrieval.ts";
import type { EmbeddingProfile } from "../model/routing.ts";
import type { TreeEntry } from "../model/tree.ts";
import { effectiveRoutes } from "../routing/effective-routes.ts";
import type { Logger } from "../util/logger.ts";
import { findFileDrift } from "./file-drift.ts";

/** The tree, the configuration and the environment that the tables are checked against. */
export interface TablesContext {
  readonly tree: GitTree;
  /** Undefined when the configuration cannot be read. */
  readonly config: RoutingConfig | undefined;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
}

const NOTHING = { kind: "nothing" } as const;

/** A table that the configuration requires. */
interface WantedTable {
  readonly routes: string[];
  readonly profile: EmbeddingProfile;
}

/** Checks the tables of embeddings: missing ones, those made by another model, and rows of files that no longer exist. */
export async function auditTables(context: TablesContext): Promise<AuditedTables> {
  const { tree, config, environment, logger } = context;
  const { root, isBare } = tree.repository;
  const hasServer = (environment[INDEX_URL_VARIABLE] ?? "") !== "";
  if (!hasServer) {
    const file = isBare ? NOTHING : new ContainedFiles(root).find(INDEX_FILE);
    if (file.kind === "nothing") return { kind: "absent" };
    if (file.kind === "skipped") {
      const { detail, reason } = file.skipped;
      return { kind: "unusable", reason: `${INDEX_FILE} is not read: ${detail ?? reason}.` };
    }
  }
  if (!config)
    return { kind: "unusable", reason: "Without a readable llmc.toml nobody knows which tables there should be." };
  try {
    const store = await openIndexStore({ root, environment, logger });
    try {
      return await auditStore(store, tree, wantedTables(config));
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof UserError) return { kind: "unusable", reason: error.message };
    throw error;
  }
}

async function auditStore(
  store: IndexStore,
  tree: GitTree,
  wanted: ReadonlyMap<string, WantedTable>,
): Promise<AuditedTables> {
  const found = new Map((await store.tables()).map((table) => [table.name, table]));
  const { entries } = await tree.list();
  const files = new Set(entries.map(({ path }) => fileKey(path)));
  const tables: AuditedTable[] = [];
  for (const name of [...new Set([...wanted.keys(), ...found.keys()])].sort()) {
    const info = found.get(name);
    const orphans = info ? countOrphans(await store.contentHashes(name), files) : 0;
    const want = wanted.get(name);
    tables.push({ name, routes: want?.routes ?? [], rows: info?.slices, orphans, problem: problemOf(want, info) });
  }
  const indexedCommit = await store.indexedCommit();
  return { kind: "open", indexedCommit, outdatedFiles: await outdatedFiles(tree, indexedCommit, entries), tables };
}

function wantedTables(config: RoutingConfig): Map<string, WantedTable> {
  const wanted = new Map<string, WantedTable>();
  for (const { routeName, route } of effectiveRoutes(config)) {
    if (!route) continue;
    const known = wanted.get(route.index);
    if (known) known.routes.push(routeName);
    else wanted.set(route.index, { routes: [routeName], profile: route.profile });
  }
  return wanted;
}

function problemOf(wanted: WantedTable | undefined, info: TableInfo | undefined): string | undefined {
  if (!wanted) return undefined;
  if (!info) return "It is missing.";
  const { profile } = wanted;
  const { dimension, model, provider } = info.maker;
  if (dimension !== profile.dimension) {
    return `Its vectors have ${dimension} dimensions, but profile ${profile.name} says ${profile.dimension}.`;
  }
  if (provider === profile.provider && model === profile.model) return undefined;
  return `It was made with ${provider} ${model}, but profile ${profile.name} says ${profile.provider} ${profile.model}.`;
}

/** Rows of other programs have ids that contain no file name; they are not counted. */
function countOrphans(hashes: ReadonlyMap<string, string>, files: ReadonlySet<string>): number {
  let orphans = 0;
  for (const id of hashes.keys()) if (typeOfId(id) !== undefined && !files.has(fileKeyOfId(id))) orphans++;
  return orphans;
}

/** The tables hold exactly the slices of the commit that they name, so files changed since then have no slices or old ones. */
async function outdatedFiles(
  tree: GitTree,
  indexedCommit: string | undefined,
  entries: readonly TreeEntry[],
): Promise<number | undefined> {
  const { repository, commit } = tree;
  if (indexedCommit === undefined) return undefined;
  if (indexedCommit === commit) return 0;
  if (!isObjectId(indexedCommit) || !(await hasCommit(repository, indexedCommit))) return undefined;
  const before = new GitTree(repository, indexedCommit);
  try {
    const indexed = (await before.list()).entries.map(({ path, blobId }) => [path, blobId] as const);
    const { changed, added } = findFileDrift(new Map(indexed), entries);
    return changed + added;
  } finally {
    await before.close();
  }
}
