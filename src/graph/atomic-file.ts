import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../model/errors.ts";

/** Bytes gathered before they go to disk: one write for every small piece would be most of the cost. */
const WRITE_BUFFER = 1 << 20;
const TEMPORARY_SUFFIX = ".tmp";

/**
 * A file that appears whole or not at all: written under another name beside its place, brought to disk, renamed. Every
 * directory from the root down must be a real one, so a checkout cannot make us write elsewhere through a link.
 */
export class AtomicFile {
  readonly #path: string;
  readonly #temporaryPath: string;
  readonly #file: number;
  #pending: Uint8Array[] = [];
  #pendingLength = 0;

  /** `root` is a real path; `relativePath` has `/`. Directories below the root are made. */
  constructor(root: string, relativePath: string) {
    this.#path = join(root, relativePath);
    this.#temporaryPath = `${this.#path}.${randomBytes(6).toString("hex")}${TEMPORARY_SUFFIX}`;
    try {
      makeRealDirectories(root, dirname(relativePath));
      this.#file = openSync(this.#temporaryPath, "wx");
    } catch (error) {
      throw cannotWrite(relativePath, error);
    }
  }

  write(bytes: Uint8Array): void {
    this.#pending.push(bytes);
    this.#pendingLength += bytes.length;
    if (this.#pendingLength >= WRITE_BUFFER) this.#flush();
  }

  /** Puts the file in its place. */
  commit(): void {
    try {
      this.#flush();
      fsyncSync(this.#file);
      closeSync(this.#file);
      renameSync(this.#temporaryPath, this.#path);
    } catch (error) {
      rmSync(this.#temporaryPath, { force: true });
      throw cannotWrite(this.#path, error);
    }
  }

  /** Leaves nothing behind. */
  abandon(): void {
    closeSync(this.#file);
    rmSync(this.#temporaryPath, { force: true });
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

function cannotWrite(path: string, error: unknown): UserError {
  const reason = error instanceof Error ? error.message : String(error);
  return new UserError(`${JSON.stringify(path)} cannot be written: ${reason}.`, { code: "CANNOT_WRITE", cause: error });
}
