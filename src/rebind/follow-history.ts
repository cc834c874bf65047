import { readTexts } from "../git/read-text.ts";
import { Extractors } from "../languages/extractors.ts";
import { languageOfPath } from "../languages/registry.ts";
import type { Definition } from "../model/facts.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import type { Binding, OutlinedFile } from "./binding.ts";
import type { FileStep, FileVersion } from "./file-history.ts";
import { type FollowedPlace, HistoryWalk, type VersionReader } from "./history-walk.ts";

/** The more is in doubt, the more is read: all that changed once over for each of this share of symbols in doubt. */
const DOUBT_PER_READING = 0.05;
/** However much is in doubt, no more than so often. */
const MAX_READINGS = 8;

/** What is known of both ends, and how to read what was in between. */
export interface HistoryEnds {
  readonly before: Tree;
  readonly after: Tree;
  readonly oldFiles: readonly OutlinedFile[];
  readonly newFiles: readonly OutlinedFile[];
}

/**
 * Follows the symbols of the files that comparing the two ends leaves in doubt from commit to commit. Files that cost least come
 * first, as far as the doubt is worth it.
 */
export async function followHistory(
  bindings: readonly Binding[],
  steps: readonly (readonly FileStep[])[],
  ends: HistoryEnds,
): Promise<ReadonlyMap<Definition, FollowedPlace>> {
  // One commit is what was compared already.
  if (steps.length < 2) return new Map();
  const doubtful = bindings.filter(isDoubtful);
  const paths = new Set(doubtful.map(({ old }) => old.path));
  const bytes = (await sizeOf(ends.oldFiles, ends.before)) + (await sizeOf(ends.newFiles, ends.after));
  const readings = Math.min(MAX_READINGS, doubtful.length / bindings.length / DOUBT_PER_READING);
  const files = affordable(
    ends.oldFiles.filter(({ path }) => paths.has(path)),
    steps,
    bytes * readings,
  );
  if (files.length === 0) return new Map();
  const walk = new HistoryWalk(files, await versionReader(ends));
  for (const step of steps) await walk.advance(step);
  return walk.places();
}

/** The bytes of some files of a Tree together, without reading them. */
async function sizeOf(files: readonly OutlinedFile[], tree: Tree): Promise<number> {
  const paths = new Set(files.map(({ path }) => path));
  const { entries } = await tree.list();
  return entries.reduce((sum, { path, size }) => (paths.has(path) ? sum + size : sum), 0);
}

/** Whether the two ends alone are not enough to be sure. */
function isDoubtful({ status, now, bodyChanged }: Binding): boolean {
  return now === undefined || (bodyChanged && status !== "same" && status !== "moved");
}

/** The files whose versions together are no longer than `budget`. */
function affordable(
  files: readonly OutlinedFile[],
  steps: readonly (readonly FileStep[])[],
  budget: number,
): OutlinedFile[] {
  const versions = countVersions(new Set(files.map(({ path }) => path)), steps);
  const costOf = ({ path, text }: OutlinedFile) => ((versions.get(path) ?? 1) - 1) * text.length;
  let cost = 0;
  return files
    .toSorted((a, b) => costOf(a) - costOf(b))
    .filter((file) => {
      cost += costOf(file);
      return cost <= budget;
    });
}

/** How many commits changed each file, whatever it was called. */
function countVersions(
  paths: ReadonlySet<string>,
  steps: readonly (readonly FileStep[])[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const origins = new Map([...paths].map((path) => [path, path]));
  for (const step of steps) {
    const renamed: [path: string, origin: string][] = [];
    for (const { before, after } of step) {
      const origin = before && origins.get(before.path);
      if (before === undefined || origin === undefined) continue;
      counts.set(origin, (counts.get(origin) ?? 0) + 1);
      if (after?.path === before.path) continue;
      origins.delete(before.path);
      if (after !== undefined) renamed.push([after.path, origin]);
    }
    for (const [path, origin] of renamed) origins.set(path, origin);
  }
  return counts;
}

/** Reads versions of files; of each path the last one is remembered, since the next commit begins with it. */
async function versionReader({ before, after, oldFiles, newFiles }: HistoryEnds): Promise<VersionReader> {
  const extractors = new Extractors();
  const keyOf = ({ path, blobId }: FileVersion) => `${blobId} ${path}`;
  const known = new Map<string, OutlinedFile>();
  const latest = new Map<string, string>();
  for (const [tree, files] of [
    [before, oldFiles],
    [after, newFiles],
  ] as const) {
    const blobIds = new Map((await tree.list()).entries.map(({ path, blobId }) => [path, blobId]));
    for (const file of files) known.set(keyOf({ path: file.path, blobId: blobIds.get(file.path) ?? "" }), file);
  }
  return async (versions) => {
    const unknown = versions.filter((version) => !known.has(keyOf(version)) && languageOfPath(version.path) !== "text");
    for await (const { entry, text } of readTexts(before, unknown.map(toEntry))) {
      if (text === undefined) continue;
      const facts = await extractors.extract(languageOfPath(entry.path), text);
      known.set(keyOf(entry), { path: entry.path, facts, text });
    }
    const files = versions.map((version) => known.get(keyOf(version)));
    for (const version of unknown) {
      const last = latest.get(version.path);
      if (last !== undefined && last !== keyOf(version)) known.delete(last);
      latest.set(version.path, keyOf(version));
    }
    return files;
  };
}

function toEntry({ path, blobId }: FileVersion): TreeEntry {
  return { path, blobId, size: 0, isExecutable: false };
}
