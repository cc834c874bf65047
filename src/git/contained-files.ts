import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from "node:fs";
import type { Skipped } from "../model/tree.ts";

/** The entry at a path: a regular file, nothing, or something that is not read. */
export type FoundFile =
  | { readonly kind: "file"; readonly stat: Stats }
  | { readonly kind: "nothing" }
  | { readonly kind: "skipped"; readonly skipped: Skipped };

/** The content of a regular file, or why there is none. */
export type FileContent =
  | { readonly bytes: Buffer; readonly skipped?: undefined }
  | { readonly bytes?: undefined; readonly skipped: Skipped };

/** The beginning and the end of a regular file, or why there is none. */
export type FileEnds =
  | { readonly head: Buffer; readonly tail: Buffer; readonly size: number; readonly skipped?: undefined }
  | { readonly head?: undefined; readonly skipped: Skipped };

interface Unread {
  readonly skipped: Skipped;
}

/** `O_NOFOLLOW` guards against a link created between check and open, `O_NONBLOCK` against a FIFO; Windows has neither. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Accesses files below a root and nothing else: no symbolic link is followed, neither as the file nor as a directory on
 * the way to it, and only regular files are opened. Paths are relative, with `/`.
 */
export class ContainedFiles {
  readonly #root: string;
  /** Whether a path is a directory reached through real directories only. */
  readonly #isReal = new Map<string, boolean>();
  #lastReal = "";

  /** `root` is a real path: no part of it is a symbolic link. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Looks at a path without opening it. */
  find(filePath: string): FoundFile {
    const problem = this.#directoryProblem(filePath);
    if (problem !== undefined) return { kind: "skipped", skipped: problem };
    let stat: Stats | undefined;
    try {
      stat = lstatSync(this.#locate(filePath), { throwIfNoEntry: false });
    } catch (error) {
      // There is a file where a directory was.
      if (errorCode(error) === "ENOTDIR") return { kind: "nothing" };
      return { kind: "skipped", skipped: unreadable(filePath, error) };
    }
    if (stat === undefined || stat.isDirectory()) return { kind: "nothing" };
    if (stat.isSymbolicLink()) return { kind: "skipped", skipped: { path: filePath, reason: "symlink" } };
    if (!stat.isFile()) return { kind: "skipped", skipped: special(filePath) };
    return { kind: "file", stat };
  }

  /** Reads a regular file of at most `maxSize` bytes. */
  read(filePath: string, maxSize: number): FileContent {
    return this.#open(filePath, maxSize, (descriptor, size) => ({ bytes: readAll(descriptor, 0, size) }));
  }

  /** Reads the first and the last bytes of a regular file of at most `maxSize` bytes, up to `length` of each. */
  readEnds(filePath: string, maxSize: number, length: { readonly head: number; readonly tail: number }): FileEnds {
    return this.#open(filePath, maxSize, (descriptor, size) => {
      const tailLength = Math.min(size, length.tail);
      return {
        head: readAll(descriptor, 0, Math.min(size, length.head)),
        tail: readAll(descriptor, size - tailLength, tailLength),
        size,
      };
    });
  }

  #open<T>(filePath: string, maxSize: number, use: (descriptor: number, size: number) => T): T | Unread {
    const found = this.find(filePath);
    if (found.kind === "skipped") return found;
    if (found.kind === "nothing") {
      return { skipped: { path: filePath, reason: "absent", detail: "it is no longer in the working tree" } };
    }
    let descriptor: number | undefined;
    try {
      descriptor = openSync(this.#locate(filePath), READ_FLAGS);
      const stat = fstatSync(descriptor);
      if (!stat.isFile()) return { skipped: special(filePath) };
      if (stat.size > maxSize) return { skipped: tooLarge(filePath, stat.size) };
      return use(descriptor, stat.size);
    } catch (error) {
      return { skipped: unreadable(filePath, error) };
    } finally {
      if (descriptor !== undefined) closeSync(descriptor);
    }
  }

  #locate(relativePath: string): string {
    // Every system accepts `/`, and path.join() would cost more than looking at the file.
    return `${this.#root}/${relativePath}`;
  }

  #directoryProblem(filePath: string): Skipped | undefined {
    const slash = filePath.lastIndexOf("/");
    // Files are mostly visited folder by folder.
    if (slash === this.#lastReal.length && filePath.startsWith(this.#lastReal)) return undefined;
    if (slash === -1) return undefined;
    const directory = filePath.slice(0, slash);
    if (this.#isRealDirectory(directory)) {
      this.#lastReal = directory;
      return undefined;
    }
    return { path: filePath, reason: "outside", detail: "a directory on its path is a symbolic link" };
  }

  #isRealDirectory(directory: string): boolean {
    const known = this.#isReal.get(directory);
    if (known !== undefined) return known;
    const slash = directory.lastIndexOf("/");
    const isReal = (slash === -1 || this.#isRealDirectory(directory.slice(0, slash))) && !this.#isLink(directory);
    this.#isReal.set(directory, isReal);
    return isReal;
  }

  #isLink(directory: string): boolean {
    try {
      return lstatSync(this.#locate(directory), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    } catch {
      return false;
    }
  }
}

function readAll(descriptor: number, start: number, size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const count = readSync(descriptor, bytes, length, size - length, start + length);
    if (count === 0) break;
    length += count;
  }
  return bytes.subarray(0, length);
}

function special(filePath: string): Skipped {
  return { path: filePath, reason: "special", detail: "it is no regular file" };
}

function tooLarge(filePath: string, size: number): Skipped {
  return { path: filePath, reason: "too-large", detail: `${size} bytes` };
}

function unreadable(filePath: string, error: unknown): Skipped {
  const code = errorCode(error);
  return { path: filePath, reason: "unreadable", ...(code !== undefined && { detail: code }) };
}

function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
