import { createHash } from "node:crypto";
import { closeSync, lstatSync, openSync, readFileSync, readSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { damaged } from "./file-header.ts";

/**
 * A digest of the whole file, in bytes of SQLite's header that it keeps for the future and neither reads nor changes. SQLite itself
 * notices damage to its structure, but takes a vector of zeros for a vector. A file without one was written by an earlier version.
 */
const SEAL_OFFSET = 72;
const SEAL_LENGTH = 20;
const CHUNK_BYTES = 1024 * 1024;

/** Seals a file that nobody has open. */
export function sealFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    writeSync(file, digestOf(file), 0, SEAL_LENGTH, SEAL_OFFSET);
  } finally {
    closeSync(file);
  }
}

/** The end of the name of the file that says which index was written here. */
const NOTE_SUFFIX = ".sealed";

/**
 * Notes beside an index that this very file was sealed on this machine, so that its readers need not read all of it. The note
 * names the file by what no archive restores and nobody can choose, its inode and the time of its last change: an index that came from
 * elsewhere, or was touched since, has no note that fits and is read whole.
 */
export function noteSealed(path: string): void {
  const note = `${path}${NOTE_SUFFIX}`;
  try {
    // Whatever lies there, a link above all, is not written through.
    rmSync(note, { force: true });
    writeFileSync(note, identityOf(path), { flag: "wx" });
  } catch {
    // Without a note, readers take longer.
  }
}

function isNoted(path: string): boolean {
  try {
    const note = `${path}${NOTE_SUFFIX}`;
    return lstatSync(note).isFile() && readFileSync(note, "utf8") === identityOf(path);
  } catch {
    return false;
  }
}

function identityOf(path: string): string {
  const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}

/** Throws when a file is not what was sealed. */
export function checkSeal(path: string): void {
  if (isNoted(path)) return;
  const file = openSync(path, "r");
  try {
    const own = Buffer.alloc(SEAL_LENGTH);
    readSync(file, own, 0, SEAL_LENGTH, SEAL_OFFSET);
    if (own.every((byte) => byte === 0)) return;
    if (!own.equals(digestOf(file))) throw damaged(path);
  } finally {
    closeSync(file);
  }
}

/** The digest of an open file, with zeros where the seal stands. */
function digestOf(file: number): Buffer {
  const hash = createHash("sha256");
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  for (let at = 0; ; ) {
    const length = readSync(file, chunk, 0, CHUNK_BYTES, at);
    if (length === 0) return hash.digest().subarray(0, SEAL_LENGTH);
    if (at === 0) chunk.fill(0, SEAL_OFFSET, Math.min(length, SEAL_OFFSET + SEAL_LENGTH));
    hash.update(chunk.subarray(0, length));
    at += length;
  }
}
