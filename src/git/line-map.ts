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

/** A test for the lines of a file at `to` that the diff from `from` shows: changed lines, and the context lines that every diff page has. */
export async function shownLines(
  repository: Repository,
  from: string,
  to: string,
  path: string,
): Promise<(line: number) => boolean> {
  const hunks = await hunksBetween(repository, [from, to], path, 3);
  return (line) => hunks.some(({ newStart, newCount }) => line >= newStart && line < newStart + newCount);
}

async function hunksBetween(
  repository: Repository,
  commits: readonly [from: string, to: string],
  path: string,
  context: number,
): Promise<readonly Hunk[]> {
  const options = [`--unified=${context}`, "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
  const text = await repository.git.text(
    ["--literal-pathspecs", "diff", ...options, "--end-of-options", ...commits, "--", path],
    { task: `compare ${JSON.stringify(path)} at ${commits.join(" and ")}` },
  );
  return [...text.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(readHunk);
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
