import { isAncestor } from "../../git/history.ts";
import { modeProblem } from "../../git/modes.ts";
import type { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";

/** With more commits than this only the two ends are compared: reading more would cost more than it shows. */
const MAX_COMMITS = 1000;
/** Begins the line of a commit; the lines after it are its files. */
const COMMIT_MARK = "\x01";
const NO_OBJECT = /^0+$/;

/** The change of one file in one commit; a missing side is not a regular file. */
export interface FileStep {
  readonly before: FileVersion | undefined;
  readonly after: FileVersion | undefined;
}

/** One file at one point in history. */
export interface FileVersion {
  readonly path: string;
  readonly blobId: string;
}

/** The additions, deletions and renames of files between two commits, with their times, which the two ends alone do not show. */
export interface FileHistory {
  /** Old path → new path, through all renames in between. */
  readonly renames: ReadonlyMap<string, string>;
  /** For files of the old commit that were deleted: when; for new files: since when. Counted in commits. */
  readonly deletedAt: ReadonlyMap<string, number>;
  readonly addedAt: ReadonlyMap<string, number>;
  /** The changes of every commit in between, oldest first. */
  readonly steps: readonly (readonly FileStep[])[];
}

/** The history when nothing is known about the commits in between. */
export const NO_HISTORY: FileHistory = { renames: new Map(), deletedAt: new Map(), addedAt: new Map(), steps: [] };

/** The history of files along the first parents; `undefined` when one commit is not an ancestor of the other, or is too far away. */
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
    // Without history, the comparison of the two ends has to do.
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

/** Follows the files of the first commit under their names in each later one. */
class PathTracker {
  commits = 0;
  readonly #deletedAt = new Map<string, number>();
  readonly #addedAt = new Map<string, number>();
  /** The path in the first commit, for paths that now hold another file than then; `undefined`: none. */
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
