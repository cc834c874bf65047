import { randomBytes } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { CorruptDataError } from "../util/bytes.ts";
import { checksum } from "../util/checksum.ts";
import { temporaryName } from "../util/temporary-files.ts";

/**
 * A pack: many entries in one immutable file. The entries come first, then their index (JSON), then a footer that locates the index and has its
 * checksum: only the index says which content an entry has the facts of. A pack is written under a temporary name and renamed when complete, so a
 * reader never sees half a pack, and no pack ever changes: two processes can only add packs side by side.
 */
const FOOTER_MAGIC = "LLMCNAV2";
const OFFSET_DIGITS = 16;
const CHECKSUM_DIGITS = 8;
const FOOTER_LENGTH = OFFSET_DIGITS + CHECKSUM_DIGITS + FOOTER_MAGIC.length;
export const PACK_SUFFIX = ".pack";
/** Bytes gathered before they go to disk: with small files, one write per entry would be most of the cost. */
const WRITE_BUFFER = 1 << 20;

/** The position of an entry in its pack, and the checksum of its bytes. */
interface IndexRow {
  readonly offset: number;
  readonly length: number;
  readonly checksum: number;
}

export class PackWriter {
  readonly #directory: string;
  readonly #temporaryPath: string;
  readonly #file: number;
  readonly #index: [key: string, offset: number, length: number, checksum: number][] = [];
  #pending: Uint8Array[] = [];
  #pendingLength = 0;
  #flushedLength = 0;
  #offset = 0;
  #isOpen = true;

  constructor(directory: string) {
    this.#directory = directory;
    this.#temporaryPath = join(directory, temporaryName());
    this.#file = openSync(this.#temporaryPath, "wx");
  }

  add(key: string, bytes: Uint8Array): void {
    this.#index.push([key, this.#offset, bytes.length, checksum(bytes)]);
    this.#write(bytes);
    this.#offset += bytes.length;
  }

  /**
   * Makes the pack visible and returns its path. It does not wait for the disk: a pack that a power cut leaves incomplete has
   * no footer or fails its checksums, and its entries are produced again.
   */
  finish(): string {
    const index = Buffer.from(JSON.stringify(this.#index));
    const footer = `${hex(this.#offset, OFFSET_DIGITS)}${hex(checksum(index), CHECKSUM_DIGITS)}${FOOTER_MAGIC}`;
    this.#write(index);
    this.#write(Buffer.from(footer, "latin1"));
    this.#flush();
    this.#close();
    const path = join(this.#directory, `${randomBytes(12).toString("hex")}${PACK_SUFFIX}`);
    renameSync(this.#temporaryPath, path);
    return path;
  }

  /** The entries added so far, in case the pack cannot be finished. */
  entries(): [key: string, bytes: Uint8Array][] {
    const written = readFileSync(this.#temporaryPath).subarray(0, this.#flushedLength);
    const all = Buffer.concat([written, ...this.#pending]);
    return this.#index.map(([key, offset, length]) => [key, all.subarray(offset, offset + length)]);
  }

  /** Removes the unfinished file. */
  abandon(): void {
    this.#close();
    rmSync(this.#temporaryPath, { force: true });
  }

  #write(bytes: Uint8Array): void {
    this.#pending.push(bytes);
    this.#pendingLength += bytes.length;
    if (this.#pendingLength >= WRITE_BUFFER) this.#flush();
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending);
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written);
    this.#flushedLength += bytes.length;
    this.#pending = [];
    this.#pendingLength = 0;
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.#file);
    this.#isOpen = false;
  }
}

/** An open pack. */
export class PackReader {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly #file: number;
  readonly #index: ReadonlyMap<string, IndexRow>;

  private constructor(path: string, file: number, index: ReadonlyMap<string, IndexRow>) {
    this.path = path;
    this.size = fstatSync(file).size;
    this.#file = file;
    this.#index = index;
  }

  /** Throws `CorruptDataError` when the file is not a pack, and the file system's error when it cannot be read. */
  static open(path: string): PackReader {
    const file = openSync(path, "r");
    try {
      return new PackReader(path, file, readIndex(file));
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  keys(): Iterable<string> {
    return this.#index.keys();
  }

  has(key: string): boolean {
    return this.#index.has(key);
  }

  /** Whether the entry exists and is empty. */
  isEmpty(key: string): boolean {
    return this.#index.get(key)?.length === 0;
  }

  lengthOf(key: string): number | undefined {
    return this.#index.get(key)?.length;
  }

  /** The entry's bytes; undefined when there is none. Throws `CorruptDataError` when they fail their checksum. */
  read(key: string): Uint8Array | undefined {
    const row = this.#index.get(key);
    if (!row) return undefined;
    const bytes = readExactly(this.#file, row.offset, row.length);
    if (checksum(bytes) !== row.checksum) throw new CorruptDataError(`entry ${key} fails its checksum`);
    return bytes;
  }

  close(): void {
    closeSync(this.#file);
  }
}

function readIndex(file: number): Map<string, IndexRow> {
  const { size } = fstatSync(file);
  const footer = readExactly(file, size - FOOTER_LENGTH, FOOTER_LENGTH).toString("latin1");
  const offset = Number.parseInt(footer.slice(0, OFFSET_DIGITS), 16);
  if (!footer.endsWith(FOOTER_MAGIC) || !(offset >= 0 && offset <= size - FOOTER_LENGTH)) {
    throw new CorruptDataError("no pack footer");
  }
  const bytes = readExactly(file, offset, size - FOOTER_LENGTH - offset);
  if (footer.slice(OFFSET_DIGITS, OFFSET_DIGITS + CHECKSUM_DIGITS) !== hex(checksum(bytes), CHECKSUM_DIGITS))
    throw new CorruptDataError("the pack index fails its checksum");
  const rows = parseRows(bytes.toString("utf8"));
  const index = new Map<string, IndexRow>();
  for (const row of rows) {
    const [key, start, length, sum] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof key !== "string" || !isOffset(start) || !isOffset(length) || start + length > offset) {
      throw new CorruptDataError("bad pack index");
    }
    index.set(key, { offset: start, length, checksum: Number(sum) });
  }
  return index;
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, "0");
}

function parseRows(json: string): unknown[] {
  try {
    const rows: unknown = JSON.parse(json);
    if (Array.isArray(rows)) return rows;
  } catch {
    // Falls through to the one error for every kind of damage.
  }
  throw new CorruptDataError("bad pack index");
}

function isOffset(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function readExactly(file: number, offset: number, length: number): Buffer {
  if (offset < 0) throw new CorruptDataError("file is too short");
  const bytes = Buffer.allocUnsafe(length);
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, offset + done);
    if (count === 0) throw new CorruptDataError("file is too short");
    done += count;
  }
  return bytes;
}
