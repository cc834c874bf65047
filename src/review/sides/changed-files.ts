import type { DecodedFacts } from "../../facts/decoded-facts.ts";
import { keyOf, updateFactsOf } from "../../facts/update.ts";
import { compareListings } from "../../git/compare-listings.ts";
import { diffTrees } from "../../git/diff.ts";
import { comparePaths } from "../../git/paths.ts";
import { readTexts } from "../../git/read-text.ts";
import type { Repository } from "../../git/repository.ts";
import type { FileChange, TreeDiff } from "../../git/tree-diff.ts";
import { canBeCode, languageOfPath } from "../../languages/registry.ts";
import { UserError } from "../../model/errors.ts";
import type { SkippedFile } from "../../model/review.ts";
import type { SkipReason, Tree, TreeEntry } from "../../model/tree.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import type { Progress } from "../../util/progress.ts";
import { digits } from "../../util/text.ts";
import type { Deadline } from "../deadline.ts";
import { noiseByAttributes } from "./base-attributes.ts";
import { judgeChange, OUT_OF_TIME, type ReadSide } from "./comparable-files.ts";
import { movedIntoNoise, type NoisyChange } from "./moved-into-noise.ts";
import { noiseByName } from "./noise.ts";

/** More changed files than this are not compared by symbols: files that existed at base come first, then those with the shortest paths. */
const MAX_COMPARED_FILES = 6000;
const OVER_LIMIT = `more than ${digits(MAX_COMPARED_FILES)} files changed`;
/** The share of a review's time that reading changed files may take, both sides together. */
const READING_SHARE = 0.4;
const MAX_PART_BYTES = 32 * 1024 * 1024;
/** Reasons why a listing leaves a file out of the comparison, though the file may well have changed. */
const CAN_HAVE_CHANGED: ReadonlySet<SkipReason> = new Set(["too-large", "bad-name", "unreadable", "binary"]);

/** The files that differ between two trees, read on both sides if they hold code. */
export interface ChangedFiles {
  readonly changes: readonly FileChange[];
  readonly oldFiles: readonly SourceFile[];
  readonly newFiles: readonly SourceFile[];
  /** Old path → new path, for files that git calls renamed. */
  readonly renames: ReadonlyMap<string, string>;
  readonly skipped: readonly SkippedFile[];
  /** Files that should have been compared and could not be. */
  readonly notCompared: readonly SkippedFile[];
  /** Paths at head that are generated or vendored according to base: their contents yield no findings. */
  readonly noise: ReadonlySet<string>;
}

interface ReadOptions {
  readonly progress: Progress;
  readonly deadline: Deadline;
}

/** Compares two trees by blob ids and reads the changed files. */
export async function readChangedFiles(
  repository: Repository,
  before: Tree,
  after: Tree,
  decoded: DecodedFacts,
  { progress, deadline }: ReadOptions,
): Promise<ChangedFiles> {
  const { changes, skipped: undiffed } = await diffOf(before, after);
  const { code, noisy } = await withoutNoise(repository, before, changes);
  const { compared, over } = withinLimit(code);
  const read = (tree: Tree, paths: Iterable<string>) =>
    readSources(tree, new Set(paths), decoded, { progress, deadline });
  const was = await read(before, oldPathsOf(compared));
  const deleted = compared.flatMap(({ status, path }) => (status === "deleted" ? (was.files.get(path) ?? []) : []));
  const moved = await movedIntoNoise(deleted, noisy, async (paths) => (await read(after, paths)).files);
  const noise = noisy.filter(({ change }) => !moved.has(change));
  const all = [...compared, ...moved];
  const is = await read(after, newPathsOf(all));
  const judged = all.map((change) => judgeChange(change, was, is));
  const unlisted = undiffed.filter(
    ({ path, reason }) => CAN_HAVE_CHANGED.has(reason) && languageOfPath(path) !== "text",
  );
  return {
    changes,
    oldFiles: judged.flatMap(({ old }) => old ?? []).sort(comparePaths),
    newFiles: judged.flatMap(({ now }) => now ?? []).sort(comparePaths),
    renames: new Map(all.flatMap(({ oldPath, path }) => (oldPath === undefined ? [] : [[oldPath, path]]))),
    skipped: uniqueByPath([
      ...undiffed.map(({ path, reason }) => ({ path, reason })),
      ...noise.map(({ change, reason }) => ({ path: change.path, reason })),
      ...judged.flatMap(({ skipped }) => skipped ?? []),
    ]),
    notCompared: uniqueByPath([
      ...unlisted.map(({ path, reason }) => ({ path, reason })),
      ...over.map(({ path }) => ({ path, reason: OVER_LIMIT })),
      ...judged.flatMap(({ notCompared }) => notCompared ?? []),
    ]),
    noise: new Set([
      ...noise.map(({ change }) => change.path),
      ...judged.flatMap(({ isNoise, skipped }) => (isNoise && skipped ? [skipped.path] : [])),
    ]),
  };
}

/** Divides the changes according to base: a file that existed at base is noise only if it already was noise there. */
async function withoutNoise(repository: Repository, before: Tree, changes: readonly FileChange[]) {
  const paths = new Set(changes.flatMap(({ path, oldPath }) => (oldPath === undefined ? [path] : [path, oldPath])));
  const byAttribute = await noiseByAttributes(repository, before, [...paths]);
  const reasonFor = (path: string) => byAttribute.get(path) ?? noiseByName(path);
  const code: FileChange[] = [];
  const noisy: NoisyChange[] = [];
  for (const change of changes) {
    const { path, oldPath = path, oldBlobId, newBlobId } = change;
    const reasons = [
      ...(oldBlobId === undefined ? [] : [reasonFor(oldPath)]),
      ...(newBlobId === undefined ? [] : [reasonFor(path)]),
    ];
    const [reason] = reasons;
    if (reason !== undefined && !reasons.includes(undefined)) noisy.push({ change, reason });
    else if (canBeCode(path) || canBeCode(oldPath)) code.push(change);
  }
  return { code, noisy };
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

/** Splits files at the limit. Files that existed at base may have lost something, so they come before new ones. */
function withinLimit(code: readonly FileChange[]) {
  if (code.length <= MAX_COMPARED_FILES) return { compared: code, over: [] };
  const orderOf = ({ path, oldBlobId }: FileChange) =>
    [Number(oldBlobId === undefined), path.split("/").length] as const;
  const ranked = code
    .map((change) => ({ change, order: orderOf(change) }))
    .sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || comparePaths(a.change, b.change))
    .map(({ change }) => change);
  return { compared: ranked.slice(0, MAX_COMPARED_FILES), over: ranked.slice(MAX_COMPARED_FILES) };
}

function oldPathsOf(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ oldBlobId, oldPath, path }) => (oldBlobId === undefined ? [] : [oldPath ?? path]));
}

/** Includes the paths of links and similar entries, because the listing gives a reason for them. */
function newPathsOf(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ status, path }) => (status === "deleted" ? [] : [path]));
}

/** The facts and texts of some files of a Tree. */
async function readSources(
  tree: Tree,
  paths: ReadonlySet<string>,
  decoded: DecodedFacts,
  { progress, deadline }: ReadOptions,
): Promise<ReadSide> {
  const listing = await tree.list();
  const entries = listing.entries.filter(({ path }) => paths.has(path));
  const unread = new Map<string, string>();
  for (const { path, reason } of listing.skipped) if (paths.has(path)) unread.set(path, reason);
  const { store } = decoded;
  const files = new Map<string, SourceFile>();
  for (const part of partsOf(entries)) {
    if (deadline.isOver(READING_SHARE)) {
      for (const { path } of part) unread.set(path, OUT_OF_TIME);
      continue;
    }
    await updateFactsOf(part, tree, store, { progress, batch: store.remember() });
    for await (const read of readTexts(tree, part)) {
      const { path } = read.entry;
      const facts = read.skipped === undefined ? decoded.read(keyOf(read.entry)) : undefined;
      if (read.skipped !== undefined) unread.set(path, read.skipped.reason);
      else if (facts === undefined || facts === "binary") unread.set(path, "unreadable");
      else files.set(path, { path, facts, text: read.text });
    }
  }
  return { files, unread };
}

/** Batches of files that are read in a few seconds each: the time is checked between them. */
function partsOf(entries: readonly TreeEntry[]): TreeEntry[][] {
  const parts: TreeEntry[][] = [];
  let size = MAX_PART_BYTES;
  for (const entry of entries) {
    if (size >= MAX_PART_BYTES) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += entry.size;
  }
  return parts;
}

function uniqueByPath(skipped: readonly SkippedFile[]): SkippedFile[] {
  const byPath = new Map(skipped.map((each) => [each.path, each]));
  return [...byPath.values()].sort(comparePaths);
}
