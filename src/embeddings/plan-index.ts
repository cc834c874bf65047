import type { FactsStore } from "../facts/store.ts";
import { diffTrees } from "../git/diff.ts";
import { GitTree } from "../git/git-tree.ts";
import type { IndexStore, Slice, TableInfo } from "../model/retrieval.ts";
import type { Logger } from "../util/logger.ts";
import type { Progress } from "../util/progress.ts";
import { type IndexLayout, isAsWanted, type WantedTable } from "./index-layout.ts";
import { readSlices } from "./slices/read-slices.ts";
import { fileKey, fileKeyOfId, typeOfId } from "./slices/slice-id.ts";
import { IndexStoreError } from "./stores/store-error.ts";

/** The changes to make to one table. */
export interface TableChange {
  readonly wanted: WantedTable;
  readonly removedIds: readonly string[];
  readonly added: readonly Slice[];
}

/** The steps from the index's current content to that of a commit. */
export interface IndexPlan {
  readonly commit: string;
  /** The commit in the index, if its content can be built on. */
  readonly base: string | undefined;
  /** The commit that the store reported: a writer that finds another one was overtaken. */
  readonly found: string | undefined;
  /** The existing tables. */
  readonly tables: readonly TableInfo[];
  readonly changes: readonly TableChange[];
  /** Tables that no route fills any more; their content would be out of date. */
  readonly abandoned: readonly { readonly name: string; readonly ids: readonly string[] }[];
  /** Files to slice for the plan. */
  readonly files: number;
  /** Files that could not be read; if there are any, the index does not hold the commit. */
  readonly unread: number;
}

/** The inputs of planning. */
export interface PlanOptions {
  readonly tree: GitTree;
  readonly facts: FactsStore;
  readonly store: IndexStore;
  readonly layout: IndexLayout;
  readonly logger: Logger;
  readonly progress: Progress;
}

/** The ids that the store has, by table. */
type KnownIds = ReadonlyMap<string, readonly string[]>;

/** Compares the index with the commit. If the index can be built on, only files that changed since its commit are sliced. */
export async function planIndex(options: PlanOptions): Promise<IndexPlan> {
  const { tree, facts, layout, progress } = options;
  const { tables, found } = await readState(options);
  const ids = await readIds(options.store, tables);
  const base = await usableBase(options, tables, ids, found);
  const changedPaths = base === undefined ? undefined : await changedSince(tree, base);
  const { entries, skipped } = await tree.list();
  const toSlice = changedPaths ? entries.filter(({ path }) => changedPaths.has(path)) : entries;
  const read = await readSlices(tree, facts, toSlice, progress, layout.patterns);
  const changedKeys = changedPaths && new Set([...changedPaths].map(fileKey));
  return {
    commit: tree.commit,
    base,
    found,
    tables,
    changes: layout.tables.map((wanted) => changeOf(wanted, layout, read.slices, ids, changedKeys)),
    abandoned: abandonedTables(layout, ids),
    files: toSlice.length,
    unread: read.unread.length + skipped.filter(({ reason }) => reason === "absent" || reason === "unreadable").length,
  };
}

/** A damaged index cannot be built on; it is made again. */
export async function readState({
  store,
  logger,
}: Pick<PlanOptions, "store" | "logger">): Promise<{ tables: readonly TableInfo[]; found: string | undefined }> {
  try {
    return { tables: await store.tables(), found: await store.indexedCommit() };
  } catch (error) {
    if (!(error instanceof IndexStoreError) || error.code !== "INDEX_CORRUPT") throw error;
    logger.warn(`${error.message} It is made again.`);
    return { tables: [], found: undefined };
  }
}

async function readIds(store: IndexStore, tables: readonly TableInfo[]): Promise<KnownIds> {
  const ids = new Map<string, readonly string[]>();
  for (const { name } of tables) ids.set(name, [...(await store.contentHashes(name)).keys()]);
  return ids;
}

/** The index's commit, if the tables hold exactly its slices in their current form. */
async function usableBase(
  { tree, layout }: PlanOptions,
  tables: readonly TableInfo[],
  ids: KnownIds,
  found: string | undefined,
): Promise<string | undefined> {
  if (found === undefined || !layout.tables.every((wanted) => isAsWanted(wanted, tables))) return undefined;
  if (abandonedTables(layout, ids).length > 0) return undefined;
  // An id contains the slice's type, so a changed mapping of types to routes is detected.
  const isInPlace = layout.tables.every(({ name }) =>
    (ids.get(name) ?? []).every((id) => {
      const sliceType = typeOfId(id);
      return sliceType !== undefined && layout.tableOf(sliceType)?.name === name;
    }),
  );
  return isInPlace && /^[0-9a-f]{40,64}$/.test(found) ? await tree.repository.findCommit(found) : undefined;
}

async function changedSince(tree: GitTree, base: string): Promise<ReadonlySet<string>> {
  if (base === tree.commit) return new Set();
  const before = new GitTree(tree.repository, base);
  try {
    const { changes, skipped } = await diffTrees(before, tree);
    const paths = changes.flatMap(({ path, oldPath }) => (oldPath === undefined ? [path] : [path, oldPath]));
    return new Set([...paths, ...skipped.map(({ path }) => path)]);
  } finally {
    await before.close();
  }
}

function changeOf(
  wanted: WantedTable,
  layout: IndexLayout,
  slices: readonly Slice[],
  ids: KnownIds,
  changedKeys: ReadonlySet<string> | undefined,
): TableChange {
  const added = slices.filter((slice) => layout.tableOf(slice.sliceType) === wanted);
  const addedIds = new Set(added.map(({ id }) => id));
  const isGone = (id: string) => !addedIds.has(id) && (changedKeys?.has(fileKeyOfId(id)) ?? true);
  return { wanted, added, removedIds: (ids.get(wanted.name) ?? []).filter(isGone) };
}

function abandonedTables(layout: IndexLayout, ids: KnownIds): { name: string; ids: readonly string[] }[] {
  const wanted = new Set(layout.tables.map(({ name }) => name));
  return [...ids]
    .filter(([name, own]) => !wanted.has(name) && own.length > 0)
    .map(([name, own]) => ({ name, ids: own }));
}
