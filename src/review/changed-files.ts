import type { DecodedFacts } from "../facts/decoded-facts.ts";
import { keyOf, updateFactsOf } from "../facts/update.ts";
import { compareListings } from "../git/compare-listings.ts";
import { diffTrees, type FileChange, type TreeDiff } from "../git/diff.ts";
import { comparePaths } from "../git/paths.ts";
import { readTexts } from "../git/read-text.ts";
import type { Repository } from "../git/repository.ts";
import { canBeCode } from "../languages/registry.ts";
import { UserError } from "../model/errors.ts";
import type { SkippedFile } from "../model/review.ts";
import type { Tree } from "../model/tree.ts";
import type { SourceFile } from "../rebind/binding.ts";
import type { Progress } from "../util/progress.ts";
import { isMinified, noiseByAttributes, noiseByName } from "./noise.ts";

/** More changed files than this are not compared by symbols: the ones with the shortest paths are. */
const MAX_COMPARED_FILES = 6000;

/** The files that differ between two trees, read on both sides as far as they hold code. */
export interface ChangedFiles {
  readonly changes: readonly FileChange[];
  readonly oldFiles: readonly SourceFile[];
  readonly newFiles: readonly SourceFile[];
  /** Old path → new path, for files that git calls renamed. */
  readonly renames: ReadonlyMap<string, string>;
  readonly skipped: readonly SkippedFile[];
  /** Paths at head that are generated or vendored: what stands in them is no finding. */
  readonly noise: ReadonlySet<string>;
  readonly leftOut: number;
}

/** Compares two trees by blob ids and reads what changed. */
export async function readChangedFiles(
  repository: Repository,
  before: Tree,
  after: Tree,
  decoded: DecodedFacts,
  progress: Progress,
): Promise<ChangedFiles> {
  const { changes, skipped: undiffed } = await diffOf(before, after);
  const byAttribute = await noiseByAttributes(
    repository,
    after.commit,
    changes.map(({ path }) => path),
  );
  const skipped: SkippedFile[] = undiffed.map(({ path, reason }) => ({ path, reason }));
  const noise = new Set<string>();
  const code: FileChange[] = [];
  for (const change of changes) {
    const reason = byAttribute.get(change.path) ?? noiseByName(change.path);
    if (reason !== undefined) {
      skipped.push({ path: change.path, reason });
      noise.add(change.path);
    } else if (canBeCode(change.path) || (change.oldPath !== undefined && canBeCode(change.oldPath))) code.push(change);
  }
  const compared = nearestToTheTop(code);
  const oldPaths = new Set(
    compared.flatMap((each) => (each.oldBlobId === undefined ? [] : [each.oldPath ?? each.path])),
  );
  const newPaths = new Set(compared.flatMap((each) => (each.newBlobId === undefined ? [] : [each.path])));
  const renames = new Map(compared.flatMap(({ oldPath, path }) => (oldPath === undefined ? [] : [[oldPath, path]])));
  const oldFiles = await readSources(before, oldPaths, decoded, progress, skipped);
  const newFiles = await readSources(after, newPaths, decoded, progress, skipped);
  for (const { path, text } of newFiles) {
    if (!isMinified(text)) continue;
    skipped.push({ path, reason: "minified" });
    noise.add(path);
  }
  return {
    changes,
    oldFiles: oldFiles.filter(({ path }) => !noise.has(renames.get(path) ?? path)),
    newFiles: newFiles.filter(({ path }) => !noise.has(path)),
    renames,
    skipped: uniqueByPath(skipped),
    noise,
    leftOut: code.length - compared.length,
  };
}

/** git's own comparison; where it fails, for example on content that is not in this clone, by path and blob id alone. */
async function diffOf(before: Tree, after: Tree): Promise<TreeDiff> {
  try {
    return await diffTrees(before, after);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return compareListings(await before.list(), await after.list());
  }
}

function nearestToTheTop(code: readonly FileChange[]): readonly FileChange[] {
  if (code.length <= MAX_COMPARED_FILES) return code;
  const depthOf = ({ path }: FileChange) => path.split("/").length;
  return code.toSorted((a, b) => depthOf(a) - depthOf(b) || (a.path < b.path ? -1 : 1)).slice(0, MAX_COMPARED_FILES);
}

/** The facts and texts of some files of a Tree, in path order; what cannot be read is added to `skipped`. */
async function readSources(
  tree: Tree,
  paths: ReadonlySet<string>,
  decoded: DecodedFacts,
  progress: Progress,
  skipped: SkippedFile[],
): Promise<SourceFile[]> {
  const listing = await tree.list();
  const entries = listing.entries.filter(({ path }) => paths.has(path));
  for (const { path, reason } of listing.skipped) if (paths.has(path)) skipped.push({ path, reason });
  const { store } = decoded;
  await updateFactsOf(entries, tree, store, { progress, batch: store.remember() });
  const files: SourceFile[] = [];
  for await (const read of readTexts(tree, entries)) {
    const facts = read.skipped === undefined ? decoded.read(keyOf(read.entry)) : undefined;
    if (read.skipped !== undefined) skipped.push({ path: read.entry.path, reason: read.skipped.reason });
    else if (facts === undefined || facts === "binary") skipped.push({ path: read.entry.path, reason: "unreadable" });
    else files.push({ path: read.entry.path, facts, text: read.text });
  }
  return files;
}

function uniqueByPath(skipped: readonly SkippedFile[]): SkippedFile[] {
  const byPath = new Map(skipped.map((each) => [each.path, each]));
  return [...byPath.values()].sort(comparePaths);
}
