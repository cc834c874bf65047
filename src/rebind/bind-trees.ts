import type { FactsStore } from "../facts/store.ts";
import { compareListings } from "../git/compare-listings.ts";
import { diffTrees } from "../git/diff.ts";
import { GitTree } from "../git/git-tree.ts";
import type { TreeDiff } from "../git/tree-diff.ts";
import { WorkTree } from "../git/work-tree.ts";
import { UserError } from "../model/errors.ts";
import type { Skipped, Tree, TreeEntry } from "../model/tree.ts";
import type { Progress } from "../util/progress.ts";
import type { Binding, OutlinedFile } from "./binding.ts";
import { amendBindings } from "./history/amend-bindings.ts";
import { type FileHistory, type FileStep, NO_HISTORY, readFileHistory } from "./history/file-history.ts";
import { followHistory } from "./history/follow-history.ts";
import { bindSymbols } from "./match/bind-symbols.ts";
import { findGaps } from "./match/restored-files.ts";
import { readSources } from "./read-sources.ts";

/** The bindings of the symbols of one Tree to another. */
export interface TreeBindings {
  /** One binding per symbol of the changed old files, sorted by path and line. */
  readonly bindings: readonly Binding[];
  /** The changed files that may define symbols, on either side. */
  readonly oldFiles: readonly OutlinedFile[];
  readonly newFiles: readonly OutlinedFile[];
  /** Old path → new path, for files that git calls renamed. */
  readonly renames: ReadonlyMap<string, string>;
  /** Files of the old Tree with the same content under the same path: their symbols have not moved. */
  readonly unchangedFiles: readonly TreeEntry[];
  /** Files that differ but could not be read; their symbols are never reported as gone. */
  readonly skipped: readonly Skipped[];
}

export interface BindTreesOptions {
  readonly progress?: Progress;
  /** Worker threads for parsing; 0 for none, undefined for a number that suits the work. */
  readonly threads?: number | undefined;
}

/** Binds the symbols of an older Tree to a newer one. Only the files that differ are read and parsed. */
export async function bindTrees(
  before: Tree,
  after: Tree,
  store: FactsStore,
  options: BindTreesOptions = {},
): Promise<TreeBindings> {
  const historyRead = historyBetween(before, after);
  const { changes, skipped: undiffed } = await diffOf(before, after);
  const oldPaths = new Set<string>();
  const newPaths = new Set<string>();
  const renames = new Map<string, string>();
  for (const { path, oldPath, oldBlobId, newBlobId } of changes) {
    if (oldBlobId !== undefined) oldPaths.add(oldPath ?? path);
    if (newBlobId !== undefined) newPaths.add(path);
    if (oldPath !== undefined) renames.set(oldPath, path);
  }
  const skipped: Skipped[] = [...undiffed];
  const oldFiles = await readSources(before, oldPaths, store, options, skipped);
  // Nothing of the old side changed: new symbols have no counterpart to be bound to.
  const newFiles = oldFiles.length === 0 ? [] : await readSources(after, newPaths, store, options, skipped);
  const history = (await historyRead) ?? NO_HISTORY;
  for (const [oldPath, path] of history.renames) if (newPaths.has(path)) renames.set(oldPath, path);
  const unread = new Set(skipped.map(({ path }) => path));
  const gapBetween = await findGaps(history, before, after);
  for (const [oldPath, path] of renames) if (gapBetween(oldPath, path) !== "none") renames.delete(oldPath);
  const leftOut = new Set(undiffed.map(({ path }) => path));
  const compared = bindSymbols(oldFiles, newFiles, { renames, unread, gapBetween });
  const steps = await stepsBetween(history, after);
  const followed = await followHistory(compared, steps, { before, after, oldFiles, newFiles });
  return {
    bindings: amendBindings(compared, followed, newFiles),
    oldFiles,
    newFiles,
    renames,
    unchangedFiles: (await before.list()).entries.filter(({ path }) => !oldPaths.has(path) && !leftOut.has(path)),
    skipped,
  };
}

/** The history of files between the Trees; the edits of a working tree count as a last step after its commit. */
async function historyBetween(before: Tree, after: Tree): Promise<FileHistory | undefined> {
  if (!(before instanceof GitTree)) return undefined;
  const { repository } = before;
  const end = after instanceof GitTree ? after.commit : await repository.headCommit();
  return end === undefined ? undefined : readFileHistory(repository, before.commit, end);
}

/** The commits between the Trees; the edits of a working tree are one step more. */
async function stepsBetween({ steps }: FileHistory, after: Tree): Promise<FileHistory["steps"]> {
  if (steps.length === 0 || !(after instanceof WorkTree)) return steps;
  const head = await after.repository.headCommit();
  if (head === undefined) return steps;
  const { changes } = await diffTrees(new GitTree(after.repository, head), after);
  const edits = changes.map(
    ({ path, oldPath, oldBlobId, newBlobId }): FileStep => ({
      before: oldBlobId === undefined ? undefined : { path: oldPath ?? path, blobId: oldBlobId },
      after: newBlobId === undefined ? undefined : { path, blobId: newBlobId },
    }),
  );
  return [...steps, edits];
}

/** git's own comparison; if it fails, for example because this clone lacks content, a comparison by path and blob id alone. */
async function diffOf(before: Tree, after: Tree): Promise<TreeDiff> {
  try {
    return await diffTrees(before, after);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return compareListings(await before.list(), await after.list());
  }
}
