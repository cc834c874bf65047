import { createHash, randomBytes } from "node:crypto";
import { rmSync, statSync } from "node:fs";
import { hostname } from "node:os";
import { isRunning } from "./is-running.ts";

/** The suffix of every file that is not yet written completely. */
export const TEMPORARY_SUFFIX = ".tmp";
/** A temporary file this old belongs to a process that died, whichever process and machine wrote it. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const HOST_DIGITS = 8;
/** Identifies the writer's machine and process, followed by digits that distinguish its files. */
const WRITTEN_NAME = /(?:^|[./\\])([0-9a-f]{8})-([1-9]\d{0,9})-[0-9a-f]{12}\.tmp$/;

/** A unique file name, or suffix of one, that shows which process writes the file. */
export function temporaryName(): string {
  return `${hostDigits()}-${process.pid}-${randomBytes(6).toString("hex")}${TEMPORARY_SUFFIX}`;
}

/** Whether a name is one that this program gives to unfinished files. */
export function isTemporaryName(name: string): boolean {
  return WRITTEN_NAME.test(name);
}

/** Removes a temporary file whose writer is dead. Cleanup must never fail a run, so a file that cannot be removed stays. */
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
