import type { OutlinedDefinition } from "../../model/facts.ts";
import type { Tree } from "../../model/tree.ts";
import { type Binding, isSure, type OutlinedFile } from "../binding.ts";
import type { FileStep } from "./file-history.ts";
import { type FollowedPlace, HistoryWalk } from "./history-walk.ts";
import { type HistoryEnds, VersionReader } from "./version-reader.ts";

/** Commits are read in proportion to doubt: all changed files once per this share of symbols that the two ends leave in doubt. */
const DOUBT_PER_READING = 0.05;
/** The maximum number of readings of every changed file, however much is in doubt. */
const MAX_READINGS = 8;

/**
 * Follows, from commit to commit, the symbols of files that the comparison of the two ends leaves in doubt. The cheapest files
 * come first, as far as the doubt is worth the cost.
 */
export async function followHistory(
  bindings: readonly Binding[],
  steps: readonly (readonly FileStep[])[],
  ends: HistoryEnds,
): Promise<ReadonlyMap<OutlinedDefinition, FollowedPlace>> {
  // A single commit has already been compared.
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
  const followed = new Set(files.map(({ path }) => path));
  const places = bindings.filter((binding) => !isSure(binding) && followed.has(binding.old.path)).map(({ old }) => old);
  const walk = new HistoryWalk(places, await VersionReader.between(ends));
  for (const step of steps) await walk.advance(step);
  return walk.places();
}

/** The total size in bytes of some files of a Tree, without reading them. */
async function sizeOf(files: readonly OutlinedFile[], tree: Tree): Promise<number> {
  const paths = new Set(files.map(({ path }) => path));
  const { entries } = await tree.list();
  return entries.reduce((sum, { path, size }) => (paths.has(path) ? sum + size : sum), 0);
}

/** Whether the two ends alone do not give a certain answer. */
function isDoubtful({ status, now, bodyChanged }: Binding): boolean {
  return now === undefined || (bodyChanged && status !== "same" && status !== "moved");
}

/** The files whose versions together are no larger than `budget`. */
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

/** Counts the commits that changed each file, whatever its name at the time. */
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
