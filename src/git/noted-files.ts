import { lstatSync } from "node:fs";

/** What is noted of a path: times of modification and of change, inode, size. */
const FIELDS = 4;
/** A file system's clock ticks every 1 to 10 ms: within one tick a file can change without its times showing it. */
const TICK_MS = 20;
const NO_THROW = { throwIfNoEntry: false } as const;

/** Files and folders as they were at one moment. A folder tells what was added to it or removed, not what was written in its files. */
export class NotedFiles {
  readonly #paths: readonly string[];
  readonly #notes: Float64Array;
  /** Whether all that is changed later will be seen: a path that was changed just before it was noted can change again in the same tick. */
  readonly isSettled: boolean;

  /** The paths are absolute; nothing may be at some of them. */
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

  /** Whether every path is as it was noted. */
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
/** Unlike every other note, itself as well: what cannot be looked at is never known to be unchanged. */
const UNREADABLE: Note = [Number.NaN, 0, 0, 0];

function noteOf(path: string): Note {
  try {
    const stat = lstatSync(path, NO_THROW);
    return stat === undefined ? NOTHING : [stat.mtimeMs, stat.ctimeMs, stat.ino, stat.size];
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOTDIR" ? NOTHING : UNREADABLE;
  }
}
