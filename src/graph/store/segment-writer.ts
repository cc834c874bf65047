import type { ModuleTarget } from "../../code/project.ts";
import { ByteWriter } from "../../util/bytes.ts";
import { lastPart } from "../../util/last-part.ts";
import { PageWriter } from "./page-writer.ts";
import { PostingBuilder } from "./posting-lists.ts";
import type { Share } from "./share.ts";
import { encodeShare, type Numbering } from "./share-codec.ts";

/** A row of the file table: language, offset (two words) and length of its share, state; then the blob id. */
export const FILE_ROW_NUMBERS = 5;
/** Enough for the longest id that git has. */
export const BLOB_ID_BYTES = 32;
export const FILE_ROW_BYTES = FILE_ROW_NUMBERS * 4 + BLOB_ID_BYTES;
const TEXTS_AT_ONCE = 4096;
export const NO_LANGUAGE = 0xffff_ffff;
/** The states of a row: the file has these links, has none because it has no code, or is no longer in the tree. */
export const ROW_STATES = ["code", "plain", "gone"] as const;
export const TARGET_KINDS = ["file", "files", "package", "external"] as const;

/** The lists of a segment. */
export const LISTS = ["defined", "open", "incoming", "consulted", "spelled", "imports", "through"] as const;
export type ListName = (typeof LISTS)[number];

/** A file as passed to the writer of a segment. */
export interface SegmentFile {
  readonly path: string;
  readonly blobId: string;
  /** Undefined for files that are not text. */
  readonly language: string | undefined;
  /** Undefined for a file without code. */
  readonly share: Share | undefined;
}

/**
 * Writes a segment: the contribution of some files of a tree to the index, and the lists for lookup. Files come in path order, so
 * that the same files always give the same bytes.
 */
export class SegmentWriter {
  readonly #writer: PageWriter;
  readonly #numbers = new Numbers();
  readonly #lists = new Map<ListName, PostingBuilder>(LISTS.map((name) => [name, new PostingBuilder()]));
  readonly #rows: { readonly path: string; readonly numbers: readonly number[]; readonly blobId: string }[] = [];

  constructor(root: string, relativePath: string) {
    this.#writer = new PageWriter(root, relativePath);
  }

  add({ path, blobId, language, share }: SegmentFile): void {
    const offset = this.#writer.offset;
    const bytes = share && encodeShare(share, this.#numbers);
    if (bytes) this.#writer.write(bytes);
    const state = ROW_STATES.indexOf(share ? "code" : "plain");
    this.#row(path, blobId, language, [offset, bytes?.length ?? 0, state]);
    if (share) this.#list(share, this.#rows.length - 1);
  }

  /** Adds a file of older segments that the tree no longer has. */
  addGone(path: string): void {
    this.#row(path, "", undefined, [0, 0, ROW_STATES.indexOf("gone")]);
  }

  finish(): { readonly bytes: number; readonly digest: string } {
    const writer = this.#writer;
    const targets = this.#numbers.encodeTargets();
    const strings = this.#numbers.strings;
    writer.chunk("targets", () => {
      for (const bytes of targets) writer.write(bytes);
    });
    writer.chunk("target-ends", () => writer.write(endsOf(targets.map(({ length }) => length))));
    this.#texts("strings", "string-ends", strings);
    const order = Uint32Array.from(strings.toSorted(), (text) => this.#numbers.string(text));
    writer.chunk("string-order", () => writer.write(Buffer.from(order.buffer)));
    this.#texts(
      "paths",
      "path-ends",
      this.#rows.map(({ path }) => path),
    );
    writer.chunk("files", () => writer.write(this.#fileTable()));
    for (const [name, list] of this.#lists) list.write(writer, name, strings.length);
    return writer.finish({ files: this.#rows.length, strings: strings.length, targets: targets.length });
  }

  abandon(): void {
    this.#writer.abandon();
  }

  /** Texts one after the other, and their end offsets. A buffer for each of a million texts would take more memory than all the rest. */
  #texts(chunk: string, ends: string, texts: readonly string[]): void {
    this.#writer.chunk(chunk, () => {
      for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE)
        this.#writer.write(Buffer.from(texts.slice(at, at + TEXTS_AT_ONCE).join("")));
    });
    this.#writer.chunk(ends, () => this.#writer.write(endsOf(texts.map((text) => Buffer.byteLength(text)))));
  }

  #row(path: string, blobId: string, language: string | undefined, [offset, length, state]: number[]): void {
    const numbers = [
      language === undefined ? NO_LANGUAGE : this.#numbers.string(language),
      (offset ?? 0) % 2 ** 32,
      Math.floor((offset ?? 0) / 2 ** 32),
      length ?? 0,
      state ?? 0,
    ];
    this.#rows.push({ path, numbers, blobId });
  }

  #list(share: Share, file: number): void {
    const numbers = this.#numbers;
    const add = (list: ListName, key: number, detail?: number) => this.#lists.get(list)?.add(key, file, detail);
    for (const { qualname } of share.definitions) add("defined", numbers.string(lastPart(qualname)));
    for (const { name } of share.open) add("open", numbers.string(name));
    for (const { path, target } of share.links)
      add("incoming", numbers.string(path), target.ordinal === 0 ? 0 : numbers.string(target.qualname) + 1);
    for (const path of share.consulted) add("consulted", numbers.string(path));
    for (const name of share.spelled) add("spelled", numbers.string(name));
    for (const [specifier, target] of share.found) add("imports", numbers.string(specifier), numbers.target(target));
    for (const { from } of share.through) add("through", numbers.string(from));
  }

  #fileTable(): Buffer {
    const table = Buffer.alloc(this.#rows.length * FILE_ROW_BYTES);
    this.#rows.forEach(({ numbers, blobId }, at) => {
      const start = at * FILE_ROW_BYTES;
      numbers.forEach((value, column) => {
        table.writeUInt32LE(value, start + column * 4);
      });
      table.write(blobId, start + FILE_ROW_NUMBERS * 4, "hex");
    });
    return table;
  }
}

/** The end offsets of consecutive pieces of these lengths. */
function endsOf(lengths: readonly number[]): Buffer {
  const ends = new Uint32Array(lengths.length);
  let end = 0;
  lengths.forEach((length, at) => {
    end += length;
    ends[at] = end;
  });
  return Buffer.from(ends.buffer);
}

/** Numbers strings and targets in the order of their first use. */
class Numbers implements Numbering {
  readonly #strings = new Map<string, number>();
  readonly #targets = new Map<string, ModuleTarget>();
  readonly #targetNumbers = new Map<string, number>();
  /** Finders mostly return the same object for the same target: its text need not be built again. */
  readonly #known = new WeakMap<ModuleTarget, number>();

  get strings(): string[] {
    return [...this.#strings.keys()];
  }

  string(text: string): number {
    const known = this.#strings.get(text);
    if (known !== undefined) return known;
    this.#strings.set(text, this.#strings.size);
    return this.#strings.size - 1;
  }

  target(target: ModuleTarget): number {
    const known = this.#known.get(target);
    if (known !== undefined) return known;
    const text = JSON.stringify(target);
    let number = this.#targetNumbers.get(text);
    if (number === undefined) {
      number = this.#targetNumbers.size;
      this.#targetNumbers.set(text, number);
      this.#targets.set(text, target);
    }
    this.#known.set(target, number);
    return number;
  }

  encodeTargets(): Uint8Array[] {
    return [...this.#targets.values()].map((target) => {
      const writer = new ByteWriter(64);
      writer.writeUnsigned(TARGET_KINDS.indexOf(target.kind));
      const texts = textsOf(target);
      writer.writeUnsigned(texts.length);
      for (const text of texts) writer.writeUnsigned(this.string(text));
      return writer.toBytes();
    });
  }
}

function textsOf(target: ModuleTarget): readonly string[] {
  switch (target.kind) {
    case "file":
    case "package":
      return [target.path];
    case "files":
      return target.paths;
    case "external":
      return [];
  }
}
