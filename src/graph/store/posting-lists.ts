import { ByteReader, ByteWriter } from "../../util/bytes.ts";
import { partitionPoint } from "../../util/partition-point.ts";
import type { PageWriter } from "./page-writer.ts";
import type { PagedFile } from "./paged-file.ts";
import { readAscending, writeAscending } from "./share-codec.ts";

/** Bytes per row of the key table: the key, and the offset of its list. */
const KEY_ROW = 8;

/** Gathers which files belong to a key, many files per key; keys and files are numbers, files come in ascending order. */
export class PostingBuilder {
  #keys = new Uint32Array(1024);
  #details = new Uint32Array(1024);
  #files = new Uint32Array(1024);
  #length = 0;

  /** `detail` divides the files of a key further; 0 if unused. */
  add(key: number, file: number, detail = 0): void {
    if (this.#length === this.#keys.length) this.#grow();
    this.#keys[this.#length] = key;
    this.#details[this.#length] = detail;
    this.#files[this.#length++] = file;
  }

  /** Writes the lists as two chunks: `<name>.keys` in ascending order, and `<name>`. `keyCount` is greater than every key. */
  write(writer: PageWriter, name: string, keyCount: number): void {
    const order = this.#byKey(keyCount);
    const rows: number[] = [];
    writer.chunk(name, () => {
      const begin = writer.offset;
      for (let at = 0; at < order.length; ) {
        const key = this.#keys[order[at] as number] as number;
        let end = at + 1;
        while (end < order.length && this.#keys[order[end] as number] === key) end++;
        rows.push(key, writer.offset - begin);
        writer.write(this.#list(order.subarray(at, end)));
        at = end;
      }
    });
    writer.chunk(`${name}.keys`, () => writer.write(Buffer.from(Uint32Array.from(rows).buffer)));
  }

  /** The rows of one key, by detail, each with its distinct files. */
  #list(rows: Uint32Array): Uint8Array {
    const byDetail = new Map<number, number[]>();
    for (const row of rows) {
      const detail = this.#details[row] as number;
      const file = this.#files[row] as number;
      const files = byDetail.get(detail);
      if (!files) byDetail.set(detail, [file]);
      else if (files.at(-1) !== file) files.push(file);
    }
    const list = new ByteWriter(64);
    list.writeUnsigned(byDetail.size);
    for (const [detail, files] of byDetail) {
      list.writeUnsigned(detail);
      writeAscending(list, files);
    }
    const bytes = list.toBytes();
    const whole = new ByteWriter(bytes.length + 5);
    whole.writeUnsigned(bytes.length);
    whole.writeBytes(bytes);
    return whole.toBytes();
  }

  /** The numbers of the rows, by key, in the order in which they were added. */
  #byKey(keyCount: number): Uint32Array {
    const starts = new Uint32Array(keyCount + 1);
    const at = (key: number) => starts[key] as number;
    for (const key of this.#keys.subarray(0, this.#length)) starts[key + 1] = at(key + 1) + 1;
    for (let key = 0; key < keyCount; key++) starts[key + 1] = at(key + 1) + at(key);
    const order = new Uint32Array(this.#length);
    for (let row = 0; row < this.#length; row++) {
      const key = this.#keys[row] as number;
      order[at(key)] = row;
      starts[key] = at(key) + 1;
    }
    return order;
  }

  #grow(): void {
    const grow = (old: Uint32Array<ArrayBuffer>) => {
      const grown = new Uint32Array(old.length * 2);
      grown.set(old);
      return grown;
    };
    this.#keys = grow(this.#keys);
    this.#details = grow(this.#details);
    this.#files = grow(this.#files);
  }
}

/** Files by key, and by detail if keys are divided. */
export type Postings = ReadonlyMap<number, readonly number[]>;

const NONE: Postings = new Map();
/** The length of the longest encoded number: a list begins with its own length. */
const LENGTH_BYTES = 5;

/** Reads the lists that a `PostingBuilder` wrote. */
export class PostingLists {
  readonly #file: PagedFile;
  readonly #keys: number;
  readonly #keyCount: number;
  readonly #lists: number;
  readonly #end: number;

  constructor(file: PagedFile, keys: readonly [number, number], lists: readonly [number, number]) {
    this.#file = file;
    [this.#keys] = keys;
    this.#keyCount = keys[1] / KEY_ROW;
    [this.#lists] = lists;
    this.#end = lists[0] + lists[1];
  }

  /** The lists of a key. */
  of(key: number): Postings {
    const at = this.#find(key);
    if (at < 0) return NONE;
    return this.#read(this.#lists + this.#file.uint32(this.#keys + at * KEY_ROW + 4));
  }

  /** Every key with its lists, in ascending order. */
  *all(): Generator<[key: number, lists: Postings]> {
    for (let at = 0; at < this.#keyCount; at++) {
      const row = this.#keys + at * KEY_ROW;
      yield [this.#file.uint32(row), this.#read(this.#lists + this.#file.uint32(row + 4))];
    }
  }

  #find(key: number): number {
    const keyAt = (at: number) => this.#file.uint32(this.#keys + at * KEY_ROW);
    const at = partitionPoint(0, this.#keyCount, (each) => keyAt(each) < key);
    return at < this.#keyCount && keyAt(at) === key ? at : -1;
  }

  #read(offset: number): Postings {
    const head = new ByteReader(this.#file.read(offset, Math.min(LENGTH_BYTES, this.#end - offset)));
    const before = head.remaining;
    const length = head.readUnsigned();
    const reader = new ByteReader(this.#file.read(offset + before - head.remaining, length));
    const lists = new Map<number, number[]>();
    for (let left = reader.readCount(); left > 0; left--) lists.set(reader.readUnsigned(), readAscending(reader));
    return lists;
  }
}
