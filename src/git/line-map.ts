import type { Repository } from "./repository.ts";

/** Maps a line of one version of a file to its line in another. */
export type LineMap = (line: number) => number;

/** One place where two versions differ: `count` lines from `start` on became `newCount` lines from `newStart` on. */
interface Hunk {
  readonly start: number;
  readonly count: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** The map from the lines of a file at one commit to those at another; a deleted line is mapped to where its neighbours are. */
export async function lineMapBetween(repository: Repository, from: string, to: string, path: string): Promise<LineMap> {
  const hunks = await hunksBetween(repository, [from, to], path, 0);
  return (line) => mapLine(hunks, line);
}

/**
 * A test for the lines of files at `to` that the diff from `from` shows: changed lines, and the context lines that every diff page has. One
 * diff answers for all files; those whose names git quotes are shown nowhere.
 */
export async function shownLines(
  repository: Repository,
  from: string,
  to: string,
  paths: readonly string[],
): Promise<(path: string, line: number) => boolean> {
  const shown = paths.length === 0 ? new Map() : shownIn(await diffOf(repository, [from, to], paths, CONTEXT));
  return (path, line) => {
    const hunks: readonly Hunk[] = shown.get(path) ?? [];
    return hunks.some(({ newStart, newCount }) => line >= newStart && line < newStart + newCount);
  };
}

/** Lines around a change that diff pages show. */
const CONTEXT = 3;

/** The hunks of a diff by the path of their file. */
function shownIn(diff: string): ReadonlyMap<string, readonly Hunk[]> {
  const shown = new Map<string, Hunk[]>();
  let hunks: Hunk[] | undefined;
  let left = 0;
  for (const line of diff.split("\n")) {
    const match = HUNK.exec(line);
    if (left > 0) left -= /^[+ ]/.test(line) ? 1 : 0;
    else if (match) {
      const hunk = readHunk(match);
      hunks?.push(hunk);
      left = hunk.newCount;
    } else if (line.startsWith("+++ ")) {
      const path = /^\+\+\+ b\/([^\t]+)\t?$/.exec(line)?.[1];
      hunks = [];
      if (path !== undefined) shown.set(path, hunks);
    }
  }
  return shown;
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;

async function hunksBetween(
  repository: Repository,
  commits: readonly [from: string, to: string],
  path: string,
  context: number,
): Promise<readonly Hunk[]> {
  const text = await diffOf(repository, commits, [path], context);
  return [...text.matchAll(new RegExp(HUNK, "gm"))].map(readHunk);
}

async function diffOf(
  repository: Repository,
  commits: readonly [from: string, to: string],
  paths: readonly string[],
  context: number,
): Promise<string> {
  const options = [`--unified=${context}`, "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
  const prefixes = ["--src-prefix=a/", "--dst-prefix=b/"];
  const what = paths.length === 1 ? JSON.stringify(paths[0]) : `${paths.length} files`;
  return repository.git.text(
    [
      "-c",
      "core.quotePath=false",
      "--literal-pathspecs",
      "diff",
      ...options,
      ...prefixes,
      "--end-of-options",
      ...commits,
      "--",
      ...paths,
    ],
    { task: `compare ${what} at ${commits.join(" and ")}` },
  );
}

function readHunk([, start, count = "1", newStart, newCount = "1"]: RegExpExecArray): Hunk {
  const hunk = { start: Number(start), count: Number(count), newStart: Number(newStart), newCount: Number(newCount) };
  // For an empty side git gives the line before.
  if (hunk.count === 0) hunk.start++;
  if (hunk.newCount === 0) hunk.newStart++;
  return hunk;
}

function mapLine(hunks: readonly Hunk[], line: number): number {
  let shift = 0;
  for (const { start, count, newStart, newCount } of hunks) {
    if (line < start) break;
    if (line < start + count)
      return Math.max(1, Math.min(newStart + (line - start), newStart + Math.max(newCount - 1, 0)));
    shift = newStart + newCount - (start + count);
  }
  return line + shift;
}
