import { lstatSync } from "node:fs";

/** The fields recorded per path: times of modification and of change, inode, size. */
const FIELDS = 4;
/** A file system's clock ticks every 1 to 10 ms: within one tick a file can change without a change in its times. */
const TICK_MS = 20;
const NO_THROW = { throwIfNoEntry: false } as const;

/** A record of files and folders at one moment. A folder shows what was added or removed in it, not what was written to its files. */
export class NotedFiles {
  readonly #paths: readonly string[];
  readonly #notes: Float64Array;
  /** Whether every later change will be detected: a path that changed just before it was recorded can change again in the same tick. */
  readonly isSettled: boolean;

  /** The paths are absolute; some of them may not exist. */
  constructor(paths: Iterable<string>) {
    this.#paths = [...paths];
    this.#notes = new Float64Array(this.#paths.length * FIELDS);
    const latest = Date.now() - TICK_MS;
    let isSettled = true;
    this.#paths.forEach((path, at) => {
      const [modified, changed, inode, size] = noteOf(path);
      this.#notes.set([modified, changed, inode, size], at * FIELDS);
      if (modified >= latest || changed >= latest) isSettled = false;
    });
    this.isSettled = isSettled;
  }

  /** Whether every path is still as recorded. */
  isUnchanged(): boolean {
    return this.#paths.every((path, at) => {
      const note = noteOf(path);
      for (let field = 0; field < FIELDS; field++) {
        if (note[field] !== this.#notes[at * FIELDS + field]) return false;
      }
      return true;
    });
  }
}

type Note = readonly [modified: number, changed: number, inode: number, size: number];
const NOTHING: Note = [0, 0, 0, 0];
/** Unequal to every note, including itself: a path that cannot be inspected never counts as unchanged. */
const UNREADABLE: Note = [Number.NaN, 0, 0, 0];

function noteOf(path: string): Note {
  try {
    const stat = lstatSync(path, NO_THROW);
    return stat === undefined ? NOTHING : [stat.mtimeMs, stat.ctimeMs, stat.ino, stat.size];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOTDIR" ? NOTHING : UNREADABLE;
  }
}
