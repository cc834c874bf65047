import type { Repository } from "./repository.ts";

/** Says where a line of one version of a file is in another. */
export type LineMap = (line: number) => number;

/** One place where two versions differ: `count` lines from `start` on became `newCount` lines from `newStart` on. */
interface Hunk {
  readonly start: number;
  readonly count: number;
  readonly newStart: number;
  readonly newCount: number;
}

/** Where the lines of a file at one commit are at another; a line that is gone is where its neighbours are. */
export async function lineMapBetween(repository: Repository, from: string, to: string, path: string): Promise<LineMap> {
  const options = ["--unified=0", "--no-renames", "--no-ext-diff", "--no-textconv", "--no-color"];
  const text = await repository.git.text(
    ["--literal-pathspecs", "diff", ...options, "--end-of-options", from, to, "--", path],
    { task: `compare ${JSON.stringify(path)} at ${from} and ${to}` },
  );
  const hunks = [...text.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(readHunk);
  return (line) => mapLine(hunks, line);
}

function readHunk([, start, count = "1", newStart, newCount = "1"]: RegExpExecArray): Hunk {
  const hunk = { start: Number(start), count: Number(count), newStart: Number(newStart), newCount: Number(newCount) };
  // Where nothing was or is left, git names the line before.
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
