import { isAncestor } from "../../git/history.ts";
import { modeProblem } from "../../git/modes.ts";
import type { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";

/** Beyond this many commits the comparison of the two ends has to do: reading more would cost more than it tells. */
const MAX_COMMITS = 1000;
/** Begins the line of a commit; what follows are its files. */
const COMMIT_MARK = "\x01";
const NO_OBJECT = /^0+$/;

/** The change of one file in one commit; a side that is missing is no regular file. */
export interface FileStep {
  readonly before: FileVersion | undefined;
  readonly after: FileVersion | undefined;
}

/** One file at one time. */
export interface FileVersion {
  readonly path: string;
  readonly blobId: string;
}

/** The additions, deletions and renames of files between two commits, with their times: the two ends alone do not show them. */
export interface FileHistory {
  /** Old path → new path, through every rename on the way. */
  readonly renames: ReadonlyMap<string, string>;
  /** For files of the old commit that were deleted, by when; for files that are new, since when. Counted in commits. */
  readonly deletedAt: ReadonlyMap<string, number>;
  readonly addedAt: ReadonlyMap<string, number>;
  /** The changes of every commit on the way, the oldest commit first. */
  readonly steps: readonly (readonly FileStep[])[];
}

/** Nothing is known of the way between two commits. */
export const NO_HISTORY: FileHistory = { renames: new Map(), deletedAt: new Map(), addedAt: new Map(), steps: [] };

/** The history of files along the first parents; `undefined` when the one commit does not lead to the other, or far. */
export async function readFileHistory(
  repository: Repository,
  from: string,
  to: string,
): Promise<FileHistory | undefined> {
  try {
    if (from === to || !(await isAncestor(repository, from, to))) return undefined;
    const output = await repository.git.text(
      [
        "log",
        ...["--reverse", "--first-parent", "--diff-merges=first-parent", `--max-count=${MAX_COMMITS + 1}`],
        ...["-z", "--raw", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--diff-filter=ADMR", `--format=%x01%H`],
        // In a partial clone, comparing content would fetch it.
        ...[(await repository.isPartial()) ? "--find-renames=100%" : "--find-renames", "--no-rename-empty"],
        ...["--end-of-options", `${from}..${to}`, "--"],
      ],
      { task: `read the history from ${from} to ${to}` },
    );
    return parseFileHistory(output);
  } catch (error) {
    // What history would have told is then left to the comparison of the two ends.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Reads the output of `git log -z --raw` with a mark before each commit. */
export function parseFileHistory(output: string): FileHistory | undefined {
  const tracker = new PathTracker();
  const steps: FileStep[][] = [];
  const records = output.split("\0");
  for (let i = 0; i < records.length; ) {
    const record = (records[i++] as string).replace(/^\n/, "");
    if (record.startsWith(COMMIT_MARK)) {
      tracker.nextCommit();
      steps.push([]);
    } else if (record.startsWith(":")) {
      const [oldMode = "", newMode = "", oldId = "", newId = "", letter = ""] = record.slice(1).split(" ");
      const oldPath = records[i++] ?? "";
      const path = letter.startsWith("R") ? (records[i++] ?? "") : oldPath;
      if (letter.startsWith("R")) tracker.rename(oldPath, path);
      else if (letter === "A") tracker.add(path);
      else if (letter === "D") tracker.remove(path);
      steps.at(-1)?.push({ before: versionOf(oldPath, oldMode, oldId), after: versionOf(path, newMode, newId) });
    }
  }
  return tracker.commits > MAX_COMMITS ? undefined : { ...tracker.finish(), steps };
}

function versionOf(path: string, mode: string, blobId: string): FileVersion | undefined {
  return NO_OBJECT.test(blobId) || modeProblem(path, mode) ? undefined : { path, blobId };
}

/** Follows the files of the first commit under the names they have in each later one. */
class PathTracker {
  commits = 0;
  readonly #deletedAt = new Map<string, number>();
  readonly #addedAt = new Map<string, number>();
  /** The path in the first commit, for paths whose file is not the one it was then; `undefined`: none. */
  readonly #origins = new Map<string, string | undefined>();
  #pending: [path: string, origin: string | undefined][] = [];

  nextCommit(): void {
    this.#settle();
    this.commits++;
  }

  rename(before: string, after: string): void {
    const origin = this.#originOf(before);
    if (origin === undefined) this.#addedAt.set(after, this.#addedAt.get(before) ?? this.commits);
    this.#pending.unshift([before, undefined]);
    this.#pending.push([after, origin]);
  }

  add(path: string): void {
    this.#addedAt.set(path, this.commits);
    this.#pending.push([path, undefined]);
  }

  remove(path: string): void {
    const origin = this.#originOf(path);
    if (origin !== undefined) this.#deletedAt.set(origin, this.commits);
    this.#pending.unshift([path, undefined]);
  }

  finish(): Omit<FileHistory, "steps"> {
    this.#settle();
    const renames = new Map<string, string>();
    for (const [path, origin] of this.#origins) if (origin !== undefined && origin !== path) renames.set(origin, path);
    return { renames, deletedAt: this.#deletedAt, addedAt: this.#addedAt };
  }

  /** Within one commit all changes happen at once: two files may have swapped their names. */
  #settle(): void {
    for (const [path, origin] of this.#pending) this.#origins.set(path, origin);
    this.#pending = [];
  }

  #originOf(path: string): string | undefined {
    return this.#origins.has(path) ? this.#origins.get(path) : path;
  }
}
