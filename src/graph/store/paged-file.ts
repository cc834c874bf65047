import { closeSync, constants, fstatSync, openSync, readSync } from "node:fs";
import { CorruptDataError } from "../../util/bytes.ts";
import { checksum } from "../../util/checksum.ts";

/** A page is the unit of reading and checking: large enough that reads are few, small enough that a row costs only one. */
export const PAGE_BYTES = 16 * 1024;
/** A page's checksum as it is stored. */
export const CHECKSUM_BYTES = 4;
/** A link put in place of the file must not be followed; Windows has no such flag. */
const READ_FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * A file that is read by offset, one page at a time. Each page is checked against its checksum on first read, so damage is detected
 * before it can mislead a reader, and opening the file costs nothing for pages that are never read.
 */
export class PagedFile {
  readonly size: number;
  readonly #file: number;
  readonly #pages = new Map<number, Buffer>();
  /** Empty until the directory of the file is known to be intact: data read before that is checked as a whole. */
  #checksums: Buffer = Buffer.alloc(0);

  constructor(path: string) {
    this.#file = openSync(path, READ_FLAGS);
    this.size = fstatSync(this.#file).size;
  }

  /** From now on each page is checked; `checksums` has one for each page before `end`. */
  checkPages(checksums: Buffer): void {
    this.#checksums = checksums;
  }

  /** Reads bytes without checking them: those of the directory, which has its own digest. */
  readUnchecked(offset: number, length: number): Buffer {
    if (offset < 0 || length < 0 || offset + length > this.size) throw new CorruptDataError("file is too short");
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length; ) {
      const count = readSync(this.#file, bytes, done, length - done, offset + done);
      if (count === 0) throw new CorruptDataError("file is too short");
      done += count;
    }
    return bytes;
  }

  /** Reads bytes of the pages, checked. A range within one page is not copied. */
  read(offset: number, length: number): Uint8Array {
    const first = Math.floor(offset / PAGE_BYTES);
    const start = offset - first * PAGE_BYTES;
    if (start + length <= PAGE_BYTES) {
      const page = this.#page(first);
      if (start + length > page.length) throw new CorruptDataError("row lies beyond the end");
      return page.subarray(start, start + length);
    }
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length; ) {
      const at = offset + done;
      const number = Math.floor(at / PAGE_BYTES);
      const page = this.#page(number);
      const copied = page.copy(bytes, done, at - number * PAGE_BYTES);
      if (copied === 0) throw new CorruptDataError("row lies beyond the end");
      done += copied;
    }
    return bytes;
  }

  /** Reads text from the pages. Most texts are within one page and are decoded in place: a question reads thousands of names. */
  text(offset: number, length: number): string {
    const first = Math.floor(offset / PAGE_BYTES);
    const start = offset - first * PAGE_BYTES;
    const page = this.#page(first);
    if (start + length <= page.length) return page.toString("utf8", start, start + length);
    return Buffer.from(this.read(offset, length)).toString("utf8");
  }

  uint32(offset: number): number {
    const first = Math.floor(offset / PAGE_BYTES);
    const start = offset - first * PAGE_BYTES;
    const page = this.#page(first);
    if (start + 4 <= page.length) return page.readUInt32LE(start);
    return Buffer.from(this.read(offset, 4)).readUInt32LE(0);
  }

  /** Checks every page against its checksum, and throws at the first damaged one. No page is kept: a large file has thousands. */
  checkAll(): void {
    for (let number = 0; number * CHECKSUM_BYTES < this.#checksums.length; number++)
      if (!this.#pages.has(number)) this.#readPage(number);
  }

  close(): void {
    closeSync(this.#file);
    this.#pages.clear();
  }

  #page(number: number): Buffer {
    const known = this.#pages.get(number);
    if (known) return known;
    const page = this.#readPage(number);
    this.#pages.set(number, page);
    return page;
  }

  #readPage(number: number): Buffer {
    const at = number * CHECKSUM_BYTES;
    if (at + CHECKSUM_BYTES > this.#checksums.length) throw new CorruptDataError("page lies beyond the end");
    const offset = number * PAGE_BYTES;
    const page = this.readUnchecked(offset, Math.min(PAGE_BYTES, this.size - offset));
    if (checksum(page) !== this.#checksums.readUInt32LE(at)) throw new CorruptDataError(`page ${number} is damaged`);
    return page;
  }
}
