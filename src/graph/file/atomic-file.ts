import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../../model/errors.ts";
import { isTemporaryName, removeIfAbandoned, temporaryName } from "../../util/temporary-files.ts";

/** Bytes gathered before they go to disk: one write per small piece would be most of the cost. */
const WRITE_BUFFER = 1 << 20;
/** The causes of the most common failures, and their remedies. */
const ADVICE: ReadonlyMap<unknown, string> = new Map([
  ["ENOSPC", "the disk is full; free some space and try again"],
  ["EDQUOT", "the disk quota is used up; free some space and try again"],
  ["EFBIG", "it is larger than this process may write; raise the limit (ulimit -f) and try again"],
  ["EROFS", "the file system is read-only; make it writable and try again"],
  ["EACCES", "the permission is missing; make it writable and try again"],
  ["EPERM", "the permission is missing; make it writable and try again"],
  ["EEXIST", "something else stands where its directory belongs; move that away and try again"],
  ["ENOTDIR", "something else stands where its directory belongs; move that away and try again"],
]);

/**
 * A file that appears completely or not at all: written under another name next to its destination, synced to disk,
 * renamed. Every directory from the root down must be a real one, so a checkout cannot make us write elsewhere through
 * a link. Unfinished files of a process that died are removed by the next one that writes there.
 */
export class AtomicFile {
  readonly #path: string;
  readonly #relativePath: string;
  readonly #temporaryPath: string;
  readonly #file: number;
  #isOpen = true;
  #pending: Uint8Array[] = [];
  #pendingLength = 0;

  /** `root` is a real path; `relativePath` has `/`. Directories below the root are created. */
  constructor(root: string, relativePath: string) {
    this.#relativePath = relativePath;
    this.#path = join(root, relativePath);
    this.#temporaryPath = `${this.#path}.${temporaryName()}`;
    try {
      makeRealDirectories(root, dirname(relativePath));
      removeLeftovers(dirname(this.#path));
      this.#file = openSync(this.#temporaryPath, "wx");
    } catch (error) {
      throw cannotWrite(relativePath, error);
    }
  }

  /** Leaves nothing behind on failure. */
  write(bytes: Uint8Array): void {
    this.#pending.push(bytes);
    this.#pendingLength += bytes.length;
    if (this.#pendingLength >= WRITE_BUFFER) this.#orFail(() => this.#flush());
  }

  /** Moves the file into place; leaves nothing behind on failure. */
  commit(): void {
    this.#orFail(() => {
      this.#flush();
      fsyncSync(this.#file);
      this.#close();
      renameSync(this.#temporaryPath, this.#path);
    });
  }

  /** Removes the unfinished file. */
  abandon(): void {
    this.#close();
    rmSync(this.#temporaryPath, { force: true });
  }

  #orFail(action: () => void): void {
    try {
      action();
    } catch (error) {
      this.abandon();
      throw cannotWrite(this.#relativePath, error);
    }
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.#file);
    this.#isOpen = false;
  }

  #flush(): void {
    for (const bytes of this.#pending) {
      for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written);
    }
    this.#pending = [];
    this.#pendingLength = 0;
  }
}

/** Writes a small file in one go. */
export function writeAtomically(root: string, relativePath: string, text: string): void {
  const file = new AtomicFile(root, relativePath);
  file.write(Buffer.from(text));
  file.commit();
}

function makeRealDirectories(root: string, relativeDirectory: string): void {
  let at = root;
  for (const part of relativeDirectory.split("/")) {
    at = join(at, part);
    try {
      mkdirSync(at);
    } catch (error) {
      if (!lstatSync(at, { throwIfNoEntry: false })?.isDirectory()) throw error;
    }
  }
}

function removeLeftovers(directory: string): void {
  for (const name of readdirSync(directory)) if (isTemporaryName(name)) removeIfAbandoned(join(directory, name));
}

function cannotWrite(path: string, error: unknown): UserError {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const reason = ADVICE.get(code) ?? (error instanceof Error ? error.message : String(error));
  return new UserError(`${JSON.stringify(path)} cannot be written: ${reason}.`, { code: "CANNOT_WRITE", cause: error });
}
