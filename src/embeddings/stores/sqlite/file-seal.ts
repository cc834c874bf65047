import { createHash } from "node:crypto";
import { closeSync, lstatSync, openSync, readFileSync, readSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { damaged } from "./file-header.ts";

/**
 * A digest of the whole file, in reserved bytes of SQLite's header, which SQLite neither reads nor changes. SQLite itself detects
 * damage to its structure, but accepts a vector of zeros. A file without a digest was written by an earlier version.
 */
const SEAL_OFFSET = 72;
const SEAL_LENGTH = 20;
const CHUNK_BYTES = 1024 * 1024;

/** Seals a file that is not open anywhere. */
export function sealFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    writeSync(file, digestOf(file), 0, SEAL_LENGTH, SEAL_OFFSET);
  } finally {
    closeSync(file);
  }
}

/** The suffix of the file that records which index was written on this machine. */
const NOTE_SUFFIX = ".sealed";

/**
 * Records next to an index that this very file was sealed on this machine, so that readers need not read all of it. The note
 * identifies the file by properties that no archive restores and no one can choose, its inode and change time: an index that came from
 * elsewhere, or was touched since, has no matching note and is read completely.
 */
export function noteSealed(path: string): void {
  const note = `${path}${NOTE_SUFFIX}`;
  try {
    // An existing file, above all a link, is not written through.
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

/** Throws when a file differs from what was sealed. */
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

/** The digest of an open file, with zeros in place of the seal. */
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
