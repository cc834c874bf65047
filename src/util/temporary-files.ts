import { createHash, randomBytes } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { isRunning } from "./is-running.ts";

/** The end of every name under which a file is written before it is whole. */
export const TEMPORARY_SUFFIX = ".tmp";
/** A temporary file this old belongs to a process that died, whoever wrote it and wherever. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const HOST_DIGITS = 8;
/** The writer's machine and process, then what tells its files apart. */
const WRITTEN_NAME = /(?:^|[./\\])([0-9a-f]{8})-([1-9]\d{0,9})-[0-9a-f]{12}\.tmp$/;

/** A name, or the end of one, that nobody else uses and that says which process writes the file. */
export function temporaryName(): string {
  return `${hostDigits()}-${process.pid}-${randomBytes(6).toString("hex")}${TEMPORARY_SUFFIX}`;
}

/** Whether a file was being written by this program. */
export function isTemporaryName(name: string): boolean {
  return WRITTEN_NAME.test(name);
}

/** Removes a temporary file whose writer is dead. Tidying up is never worth a failure, so what cannot be removed stays. */
export function removeIfAbandoned(path: string): void {
  try {
    if (isWriterDead(path) || Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER_MS) rmSync(path, { force: true });
  } catch {
    // Another process was faster, or the place is read-only.
  }
}

function isWriterDead(path: string): boolean {
  const [, host, pid] = WRITTEN_NAME.exec(path) ?? [];
  return host === hostDigits() && !isRunning(Number(pid));
}

/** Process ids mean nothing on another machine. */
function hostDigits(): string {
  return createHash("sha256").update(hostname()).digest("hex").slice(0, HOST_DIGITS);
}
