import { randomBytes } from "node:crypto";
import { linkSync, lstatSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "../../../util/is-running.ts";
import { temporaryName } from "../../../util/temporary-files.ts";
import { IndexStoreError } from "../store-error.ts";
import { cannotWrite } from "./database.ts";
import { indexName } from "./index-name.ts";

/** How long a writer waits for another. */
const WAIT_MILLISECONDS = 30_000;
const RETRY_MILLISECONDS = 50;
/** A lock untouched for this long is abandoned, even if its process id has been reused. */
const ABANDONED_MILLISECONDS = 15 * 60_000;
/** A process on another machine cannot be checked; one that writes touches its lock every few moments. */
const FOREIGN_MILLISECONDS = 2 * 60_000;
/** The maximum time for which a lock without an owner is still being written, where files cannot be linked into place. */
const UNWRITTEN_MILLISECONDS = 1000;
const OWNER = /^([1-9]\d{0,9}) (\S+) \S+$/;
/** Error codes of file systems without links. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EINVAL", "EMLINK", "EXDEV"]);

/** The right to replace an index file: a file next to it that names its owner, so that a lock left by a killed process is recognized. */
export class WriterLock {
  readonly #path: string;
  readonly #owner: string;

  private constructor(path: string, owner: string) {
    this.#path = path;
    this.#owner = owner;
  }

  /** Waits for other writers, up to a limit. */
  static async take(indexPath: string, waitMilliseconds = WAIT_MILLISECONDS): Promise<WriterLock> {
    const path = `${indexPath}.writer`;
    const owner = `${process.pid} ${hostname()} ${randomBytes(8).toString("hex")}`;
    const deadline = performance.now() + waitMilliseconds;
    while (!tryCreate(path, owner, indexPath)) {
      if (isAbandoned(path)) removeAbandoned(path);
      else if (performance.now() > deadline) throw busy(indexPath);
      else await sleep(RETRY_MILLISECONDS);
    }
    return new WriterLock(path, owner);
  }

  /** Shows other writers that this one is still working. */
  touch(): void {
    const now = new Date();
    if (this.isHeld()) utimesSync(this.#path, now, now);
  }

  /** Whether no other writer considered the lock abandoned in the meantime. */
  isHeld(): boolean {
    return readOwner(this.#path) === this.#owner;
  }

  release(): void {
    if (this.isHeld()) rmSync(this.#path, { force: true });
  }
}

/** The error of an index that another process is writing. */
export function busy(indexPath: string): IndexStoreError {
  const message = `Another process is writing the index ${indexName(indexPath)}: wait until it is done, and try again.`;
  return new IndexStoreError("INDEX_BUSY", message);
}

/** Creates the lock completely or not at all: a full disk, or a kill between two steps, never leaves a lock without an owner. */
function tryCreate(path: string, owner: string, indexPath: string): boolean {
  const aside = `${path}.${temporaryName()}`;
  try {
    writeFileSync(aside, owner, { flag: "wx" });
    try {
      linkSync(aside, path);
    } catch (error) {
      // The current owner cleans up, and may have removed this file as a leftover.
      if (codeOf(error) === "ENOENT") return false;
      if (!NO_LINKS.has(codeOf(error))) throw error;
      writeFileSync(path, owner, { flag: "wx" });
    }
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw cannotWrite(indexPath, error);
  } finally {
    rmSync(aside, { force: true });
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "";
}

function isAbandoned(path: string): boolean {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  // llmc-nav never creates a link or a folder of this name.
  if (!stat.isFile()) return true;
  const age = Math.abs(Date.now() - stat.mtimeMs);
  if (age > ABANDONED_MILLISECONDS) return true;
  const [, pid, host] = OWNER.exec(readOwner(path) ?? "") ?? [];
  if (host === undefined) return age > UNWRITTEN_MILLISECONDS;
  return host === hostname() ? !isRunning(Number(pid)) : age > FOREIGN_MILLISECONDS;
}

/** When several processes see the same abandoned lock, the rename lets only one remove it, and none can remove a newer lock of the same name. */
function removeAbandoned(path: string): void {
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

function readOwner(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
