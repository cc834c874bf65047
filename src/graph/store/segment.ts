import { createHash } from "node:crypto";
import type { ModuleTarget } from "../../code/project.ts";
import { ByteReader, CorruptDataError } from "../../util/bytes.ts";
import { isObject, property } from "../../util/json.ts";
import { partitionPoint } from "../../util/partition-point.ts";
import { FOOTER_BYTES, FOOTER_MAGIC } from "./page-writer.ts";
import { PagedFile } from "./paged-file.ts";
import { PostingLists, type Postings } from "./posting-lists.ts";
import {
  FILE_ROW_BYTES,
  FILE_ROW_NUMBERS,
  LISTS,
  type ListName,
  NO_LANGUAGE,
  ROW_STATES,
  TARGET_KINDS,
} from "./segment-writer.ts";
import type { Naming } from "./share-codec.ts";

/** A row of the file table. */
export interface FileRow {
  readonly path: string;
  readonly blobId: string;
  readonly language: string | undefined;
  readonly state: (typeof ROW_STATES)[number];
}

type Range = readonly [offset: number, length: number];

const NONE: Postings = new Map();
const NOT_ASCII = /[\u0080-\u00ff]/;
/** A directory has a few hundred bytes plus four per page. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;

/** An open segment. Opening reads its directory; a question reads only the rows that it needs. */
export class Segment implements Naming {
  readonly fileCount: number;
  readonly #file: PagedFile;
  readonly #chunks: ReadonlyMap<string, Range>;
  readonly #lists: ReadonlyMap<ListName, PostingLists>;
  readonly #idLength: number;
  readonly #stringCount: number;
  readonly #strings = new Map<number, string>();
  readonly #targets = new Map<number, ModuleTarget>();
  readonly #paths: string[] = [];

  private constructor(file: PagedFile, directory: unknown, idLength: number) {
    this.#file = file;
    this.#idLength = idLength;
    this.#chunks = chunksOf(directory, file.size);
    this.fileCount = this.#range("files")[1] / FILE_ROW_BYTES;
    this.#stringCount = this.#range("string-ends")[1] / 4;
    this.#lists = new Map(
      LISTS.map((name) => [name, new PostingLists(file, this.#range(`${name}.keys`), this.#range(name))]),
    );
  }

  /** Throws `CorruptDataError` when the file is not the one whose directory has this digest. */
  static open(path: string, digest: string, idLength: number): Segment {
    const file = new PagedFile(path);
    try {
      const footer = file.readUnchecked(file.size - FOOTER_BYTES, FOOTER_BYTES).toString("latin1");
      const offset = Number.parseInt(footer.slice(0, 16), 16);
      const length = file.size - FOOTER_BYTES - offset;
      if (!footer.endsWith(FOOTER_MAGIC) || !(offset >= 0 && length >= 4 && length <= MAX_DIRECTORY_BYTES))
        throw new CorruptDataError("no footer");
      const directory = file.readUnchecked(offset, length);
      if (createHash("sha256").update(directory).digest("hex") !== digest) throw new CorruptDataError("wrong digest");
      const contents = directory.subarray(4, 4 + directory.readUInt32LE(0));
      file.checkPages(directory.subarray(4 + contents.length));
      return new Segment(file, JSON.parse(contents.toString("utf8")), idLength);
    } catch (error) {
      file.close();
      throw error;
    }
  }

  /** Throws when any part of it is damaged, including parts that no question has read. */
  checkAll(): void {
    this.#file.checkAll();
  }

  close(): void {
    this.#file.close();
  }

  string(number: number): string {
    const known = this.#strings.get(number);
    if (known !== undefined) return known;
    const text = this.#file.text(...this.#pieceRange("strings", "string-ends", number));
    this.#strings.set(number, text);
    return text;
  }

  target(number: number): ModuleTarget {
    let target = this.#targets.get(number);
    if (!target) {
      target = this.#readTarget(number);
      this.#targets.set(number, target);
    }
    return target;
  }

  /** The number of a string; undefined when no row of the segment has it. */
  numberOf(text: string): number | undefined {
    const [order] = this.#range("string-order");
    const numberAt = (at: number) => this.#file.uint32(order + at * 4);
    const at = partitionPoint(0, this.#stringCount, (each) => this.string(numberAt(each)) < text);
    if (at === this.#stringCount || this.string(numberAt(at)) !== text) return undefined;
    return numberAt(at);
  }

  /** The entries of a list for a key: files, by detail. */
  list(name: ListName, key: string): Postings {
    const number = this.numberOf(key);
    return number === undefined ? NONE : this.lists(name).of(number);
  }

  lists(name: ListName): PostingLists {
    return this.#lists.get(name) as PostingLists;
  }

  pathOf(file: number): string {
    let path = this.#paths[file];
    if (path === undefined) {
      path = this.#file.text(...this.#pieceRange("paths", "path-ends", file));
      this.#paths[file] = path;
    }
    return path;
  }

  row(file: number): FileRow {
    const bytes = Buffer.from(this.#file.read(this.#rowAt(file), FILE_ROW_BYTES));
    const language = bytes.readUInt32LE(0);
    const state = ROW_STATES[bytes.readUInt32LE(16)];
    if (state === undefined) throw new CorruptDataError("unknown state of a file");
    return {
      path: this.pathOf(file),
      blobId: bytes.toString("hex", FILE_ROW_NUMBERS * 4, FILE_ROW_NUMBERS * 4 + this.#idLength / 2),
      language: language === NO_LANGUAGE ? undefined : this.string(language),
      state,
    };
  }

  /** Path and blob id of every file, in path order; reading them one by one would take ten times as long. */
  *contents(): Generator<readonly [file: number, path: string, blobId: string, isGone: boolean]> {
    const table = Buffer.from(this.#file.read(...this.#range("files")));
    const hex = table.toString("hex");
    const paths = this.#allPaths();
    const gone = ROW_STATES.indexOf("gone");
    for (let file = 0; file < this.fileCount; file++) {
      const start = file * FILE_ROW_BYTES;
      const idAt = (start + FILE_ROW_NUMBERS * 4) * 2;
      const path = paths[file];
      if (path === undefined) throw new CorruptDataError("no path");
      yield [file, path, hex.slice(idAt, idAt + this.#idLength), table.readUInt32LE(start + 16) === gone];
    }
  }

  #allPaths(): readonly string[] {
    const bytes = Buffer.from(this.#file.read(...this.#range("paths")));
    const ends = Buffer.from(this.#file.read(...this.#range("path-ends")));
    const all = bytes.toString("latin1");
    const isPlain = !NOT_ASCII.test(all);
    for (let file = 0, start = 0; file < this.fileCount; file++) {
      const end = ends.readUInt32LE(file * 4);
      this.#paths[file] = isPlain ? all.slice(start, end) : bytes.toString("utf8", start, end);
      start = end;
    }
    return this.#paths;
  }

  /** The bytes of a file's share; undefined for a file without code. */
  shareOf(file: number): Uint8Array | undefined {
    const bytes = Buffer.from(this.#file.read(this.#rowAt(file), FILE_ROW_BYTES));
    const length = bytes.readUInt32LE(12);
    return length === 0 ? undefined : this.#file.read(bytes.readUInt32LE(4) + bytes.readUInt32LE(8) * 2 ** 32, length);
  }

  /** The number of a file; -1 when the segment does not have it. */
  find(path: string): number {
    const at = partitionPoint(0, this.fileCount, (each) => this.pathOf(each) < path);
    return at < this.fileCount && this.pathOf(at) === path ? at : -1;
  }

  #rowAt(file: number): number {
    if (file < 0 || file >= this.fileCount) throw new CorruptDataError("no such file");
    return this.#range("files")[0] + file * FILE_ROW_BYTES;
  }

  #readTarget(number: number): ModuleTarget {
    const reader = new ByteReader(this.#piece("targets", "target-ends", number));
    const kind = TARGET_KINDS[reader.readUnsigned()];
    const texts: string[] = [];
    for (let left = reader.readCount(); left > 0; left--) texts.push(this.string(reader.readUnsigned()));
    const [first] = texts;
    if (kind === "external") return { kind };
    if (kind === "files") return { kind, paths: texts };
    if (first === undefined || kind === undefined) throw new CorruptDataError("bad target");
    return { kind, path: first };
  }

  #piece(chunk: string, ends: string, number: number): Uint8Array {
    return this.#file.read(...this.#pieceRange(chunk, ends, number));
  }

  /** The range of one piece of a chunk; a second chunk has the end offsets of the pieces. */
  #pieceRange(chunk: string, ends: string, number: number): Range {
    const [offset, length] = this.#range(chunk);
    const [endsAt, endsLength] = this.#range(ends);
    if (number * 4 >= endsLength) throw new CorruptDataError("number out of range");
    const start = number === 0 ? 0 : this.#file.uint32(endsAt + (number - 1) * 4);
    const end = this.#file.uint32(endsAt + number * 4);
    if (start > end || end > length) throw new CorruptDataError("bad piece");
    return [offset + start, end - start];
  }

  #range(chunk: string): Range {
    const range = this.#chunks.get(chunk);
    if (!range) throw new CorruptDataError(`no chunk ${chunk}`);
    return range;
  }
}

function chunksOf(directory: unknown, size: number): Map<string, Range> {
  const chunks = property(directory, "chunks");
  if (!isObject(chunks)) throw new CorruptDataError("no chunks");
  return new Map(
    Object.entries(chunks).map(([name, range]) => {
      const [offset, length] = Array.isArray(range) ? (range as unknown[]) : [];
      const isRange = Number.isSafeInteger(offset) && Number.isSafeInteger(length);
      if (
        !isRange ||
        (offset as number) < 0 ||
        (length as number) < 0 ||
        (offset as number) + (length as number) > size
      )
        throw new CorruptDataError("bad chunk");
      return [name, [offset as number, length as number]];
    }),
  );
}
