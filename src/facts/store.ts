import { lstatSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Definition, FileFacts, Language } from "../model/facts.ts";
import { CorruptDataError } from "../util/bytes.ts";
import { complaintOf } from "../util/complaint.ts";
import type { Logger } from "../util/logger.ts";
import { removeIfAbandoned, TEMPORARY_SUFFIX } from "../util/temporary-files.ts";
import { HIDE_ALL } from "./cache-directory.ts";
import { decodeDefinitions, decodeFacts, decodeImports, type Imports } from "./decode.ts";
import { PACK_SUFFIX, PackReader, PackWriter } from "./pack.ts";
import { FACTS_VERSION } from "./version.ts";

/** More packs than this are merged into one: each costs an open file and an index to read at every start. */
const MAX_PACKS = 8;
/** Files that one message lists. */
const MAX_NAMED = 20;

/** Identifies the facts of a blob read as a language. The same blob can be JavaScript under one path and text under another. */
export type FactsKey = string;

export function factsKey(blobId: string, language: Language): FactsKey {
  return `${blobId}:${language}`;
}

/** The empty entry for a binary blob; it is stored so that the blob is not read again. */
const BINARY = new Uint8Array(0);
export type StoredFacts = FileFacts | "binary";

/**
 * Facts by content, kept between runs. Entries never change and are never wrong for their key, so any number of
 * processes may share the directory, and unreadable entries are simply produced again.
 */
export class FactsStore {
  /** Undefined when nothing can be kept. */
  #directory: string | undefined;
  readonly #logger: Logger;
  readonly #packs = new Map<string, PackReader>();
  readonly #memory = new Map<FactsKey, Uint8Array>();
  #parsed = 0;
  #losses = 0;

  private constructor(directory: string | undefined, logger: Logger) {
    this.#directory = directory;
    this.#logger = logger;
  }

  /** A store for this run only, when nothing can or should be written. */
  static inMemory(logger: Logger): FactsStore {
    return new FactsStore(undefined, logger);
  }

  /**
   * Opens the store below `cacheDirectory` (`.llmc/cache`), creating it if needed. Throws when the directory cannot be
   * written, or is a symbolic link: a checkout must not make us write elsewhere.
   */
  static open(cacheDirectory: string, logger: Logger): FactsStore {
    const directory = join(cacheDirectory, `facts-v${FACTS_VERSION}`);
    for (const path of [dirname(cacheDirectory), cacheDirectory, directory]) makeRealDirectory(path);
    // The cache keeps itself out of commits, whatever the repository's own .gitignore says.
    writeIfMissing(join(cacheDirectory, ".gitignore"), HIDE_ALL);
    const store = new FactsStore(directory, logger);
    store.#openPacks(directory);
    return store;
  }

  /** The number of contents parsed for this store since it was opened; those that it already held do not count. */
  get parsed(): number {
    return this.#parsed;
  }

  /** Counts parsed contents and passes their names to listeners that want to know what a run read. */
  noteParsed(paths: readonly string[]): void {
    if (paths.length === 0) return;
    this.#parsed += paths.length;
    const shown = paths.slice(0, MAX_NAMED).map((path) => JSON.stringify(path));
    const rest = paths.length - shown.length;
    const more = rest > 0 ? ` and ${rest} more` : "";
    this.#logger.debug(
      `Parsed ${paths.length === 1 ? "1 file" : `${paths.length} files`}: ${shown.join(", ")}${more}.`,
    );
  }

  /** The number of stored facts found to be damaged: they had been reported as present, so callers that relied on them must check again. */
  get losses(): number {
    return this.#losses;
  }

  has(key: FactsKey): boolean {
    if (this.#memory.has(key)) return true;
    for (const pack of this.#packs.values()) if (pack.has(key)) return true;
    return false;
  }

  /** The size of the stored facts in bytes; undefined when there are none. */
  lengthOf(key: FactsKey): number | undefined {
    const inMemory = this.#memory.get(key);
    if (inMemory) return inMemory.length;
    for (const pack of this.#packs.values()) if (pack.has(key)) return pack.lengthOf(key);
    return undefined;
  }

  /** Whether the blob is known to hold no text. */
  isBinary(key: FactsKey): boolean {
    if (this.#memory.get(key)?.length === 0) return true;
    for (const pack of this.#packs.values()) if (pack.isEmpty(key)) return true;
    return false;
  }

  /** The stored facts; undefined when there are none or when they cannot be trusted. */
  read(key: FactsKey): StoredFacts | undefined {
    return this.#decode(key, decodeFacts);
  }

  /** Only the definitions of the stored facts, which are a small part of them. */
  readDefinitions(key: FactsKey): readonly Definition[] | "binary" | undefined {
    return this.#decode(key, decodeDefinitions);
  }

  /** Only the imports and exports of the stored facts. */
  readImports(key: FactsKey): Imports | "binary" | undefined {
    return this.#decode(key, decodeImports);
  }

  #decode<T>(key: FactsKey, decode: (bytes: Uint8Array) => T): T | "binary" | undefined {
    const found = this.#find(key);
    if (found === undefined) return undefined;
    if (found.bytes.length === 0) return "binary";
    try {
      return decode(found.bytes);
    } catch (error) {
      if (!(error instanceof CorruptDataError)) throw error;
      if (found.pack) this.#drop(found.pack, error);
      else this.#memory.delete(key);
      return undefined;
    }
  }

  /** The stored bytes, checked against their checksum but not decoded. */
  readBytes(key: FactsKey): Uint8Array | undefined {
    return this.#find(key)?.bytes;
  }

  #find(key: FactsKey): { readonly bytes: Uint8Array; readonly pack?: PackReader } | undefined {
    const inMemory = this.#memory.get(key);
    if (inMemory) return { bytes: inMemory };
    for (const pack of this.#packs.values()) {
      try {
        const bytes = pack.read(key);
        if (bytes) return { bytes, pack };
      } catch (error) {
        this.#drop(pack, error);
      }
    }
    return undefined;
  }

  /** Starts a batch of new entries that stay in memory until `save`: for many small batches in one run. */
  remember(): FactsBatch {
    return { add: (key, encoded) => this.#memory.set(key, storedBytes(encoded)), commit() {}, abandon() {} };
  }

  /** Writes entries that are only in memory, for the next run. */
  save(): void {
    if (this.#directory === undefined || this.#memory.size === 0) return;
    const batch = this.write();
    for (const [key, bytes] of [...this.#memory]) batch.add(key, bytes);
    batch.commit();
    if (this.#directory !== undefined) this.#memory.clear();
  }

  /**
   * Starts a batch of new entries; they all become visible at once when it is committed. If they cannot be written to
   * disk, they last for this run.
   */
  write(): FactsBatch {
    const directory = this.#directory;
    if (directory === undefined) return this.remember();
    let writer: PackWriter;
    try {
      writer = new PackWriter(directory);
    } catch (error) {
      this.#stopKeeping(error);
      return this.remember();
    }
    let count = 0;
    let isFailed = false;
    const orRemember = (action: () => void) => {
      try {
        action();
      } catch (error) {
        isFailed = true;
        for (const [key, bytes] of writer.entries()) this.#memory.set(key, bytes);
        writer.abandon();
        this.#stopKeeping(error);
      }
    };
    return {
      add: (key, encoded) => {
        const bytes = storedBytes(encoded);
        count++;
        if (isFailed) this.#memory.set(key, bytes);
        else orRemember(() => writer.add(key, bytes));
      },
      commit: () => {
        if (isFailed) return;
        if (count === 0) return writer.abandon();
        let path: string | undefined;
        orRemember(() => {
          path = writer.finish();
        });
        if (path === undefined) return;
        this.#packs.set(path, PackReader.open(path));
        if (this.#packs.size > MAX_PACKS) this.#merge(directory);
      },
      abandon: () => writer.abandon(),
    };
  }

  close(): void {
    for (const pack of this.#packs.values()) pack.close();
    this.#packs.clear();
  }

  #openPacks(directory: string): void {
    for (const name of readdirSync(directory).sort()) {
      const path = join(directory, name);
      if (name.endsWith(TEMPORARY_SUFFIX)) removeIfAbandoned(path);
      if (!name.endsWith(PACK_SUFFIX)) continue;
      try {
        this.#packs.set(path, PackReader.open(path));
      } catch (error) {
        // Another process may have merged it between the listing and now.
        if (!isMissing(error)) this.#discard(path, error);
      }
    }
  }

  /**
   * One pack instead of many small ones; the largest is left alone, so that a large store is not rewritten again and
   * again. A process that still reads the old packs keeps its open files.
   */
  #merge(directory: string): void {
    const small = [...this.#packs.values()].sort((a, b) => b.size - a.size).slice(1);
    const path = this.#writeMerged(directory, small);
    if (path === undefined) return;
    for (const pack of small) {
      this.#packs.delete(pack.path);
      pack.close();
      rmSync(pack.path, { force: true });
    }
    this.#packs.set(path, PackReader.open(path));
  }

  /** The path of the new pack; undefined when it cannot be written to disk, so that the small packs have to stay. */
  #writeMerged(directory: string, small: readonly PackReader[]): string | undefined {
    const keys = new Set(small.flatMap((pack) => [...pack.keys()]));
    let merged: PackWriter | undefined;
    try {
      merged = new PackWriter(directory);
      for (const key of [...keys].sort()) {
        const bytes = this.readBytes(key);
        if (bytes) merged.add(key, bytes);
      }
      return merged.finish();
    } catch (error) {
      merged?.abandon();
      if (!isFileSystemError(error)) throw error;
      return undefined;
    }
  }

  /** From now on this is a store for this run only. */
  #stopKeeping(error: unknown): void {
    if (!isFileSystemError(error)) throw error;
    this.#directory = undefined;
    this.#logger.warn(`Facts cannot be kept, so the next run parses these files again: ${complaintOf(error)}.`);
  }

  #drop(pack: PackReader, error: unknown): void {
    this.#losses++;
    this.#packs.delete(pack.path);
    pack.close();
    this.#discard(pack.path, error);
  }

  #discard(path: string, error: unknown): void {
    const reason = complaintOf(error);
    this.#logger.warn(`Stored facts in ${basename(path)} cannot be used and will be made again: ${reason}.`);
    if (error instanceof CorruptDataError) rmSync(path, { force: true });
  }
}

/** New entries on their way into the store. */
export interface FactsBatch {
  add(key: FactsKey, encoded: Uint8Array | "binary"): void;
  commit(): void;
  abandon(): void;
}

function storedBytes(encoded: Uint8Array | "binary"): Uint8Array {
  return encoded === "binary" ? BINARY : encoded;
}

function makeRealDirectory(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Does not write through a link, and needs no write permission when the file exists. */
function writeIfMissing(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: "wx" });
  } catch (error) {
    if (!isFileSystemError(error) || error.code !== "EEXIST") throw error;
  }
}

function isMissing(error: unknown): boolean {
  return isFileSystemError(error) && error.code === "ENOENT";
}

function isFileSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && "code" in error && "syscall" in error;
}
