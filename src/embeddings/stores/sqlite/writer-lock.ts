import { randomBytes } from "node:crypto";
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "../../../util/is-running.ts";
import { IndexStoreError } from "../store-error.ts";
import { cannotWrite } from "./database.ts";
import { indexName } from "./index-name.ts";

/** How long a writer waits for another. */
const WAIT_MILLISECONDS = 30_000;
const RETRY_MILLISECONDS = 50;
/** A lock that was not touched for so long is nobody's, even when its process cannot be asked for or its number is taken again. */
const ABANDONED_MILLISECONDS = 15 * 60_000;

/** The right to replace an index file: a file beside it that names its owner, so that what a killed process left is noticed. */
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

  /** Tells other writers that this one is still at work. */
  touch(): void {
    const now = new Date();
    if (this.isHeld()) utimesSync(this.#path, now, now);
  }

  /** Whether nobody took the lock for abandoned in the meantime. */
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

function tryCreate(path: string, owner: string, indexPath: string): boolean {
  try {
    const file = openSync(path, "wx");
    writeSync(file, owner);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw cannotWrite(indexPath, error);
  }
}

function isAbandoned(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return false;
  if (Date.now() - stat.mtimeMs > ABANDONED_MILLISECONDS) return true;
  const [pid, host] = (readOwner(path) ?? "").split(" ");
  return host === hostname() && /^[1-9][0-9]*$/.test(pid ?? "") && !isRunning(Number(pid));
}

/** Of several processes that notice the same abandoned lock, the rename lets one remove it and none remove a newer one by name. */
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
