import { createHash } from "node:crypto";
import { checksum } from "../../util/checksum.ts";
import { AtomicFile } from "../file/atomic-file.ts";
import { CHECKSUM_BYTES, PAGE_BYTES } from "./paged-file.ts";

/** The range of a chunk in its file. */
export type ChunkRange = readonly [offset: number, length: number];

/** The last bytes of a file: where its directory begins. */
export const FOOTER_MAGIC = "LLMCIDX1";
export const FOOTER_BYTES = 16 + FOOTER_MAGIC.length;

/**
 * Writes a file chunk by chunk, with a checksum per page. The directory of the chunks, with the checksums, is at the end and
 * has a digest, which the head of the index names: everything reachable from the head is intact, or known to be damaged.
 */
export class PageWriter {
  readonly #file: AtomicFile;
  readonly #checksums: number[] = [];
  readonly #chunks = new Map<string, ChunkRange>();
  #page = Buffer.allocUnsafe(PAGE_BYTES);
  #used = 0;
  #offset = 0;

  constructor(root: string, relativePath: string) {
    this.#file = new AtomicFile(root, relativePath);
  }

  /** The number of bytes written so far. */
  get offset(): number {
    return this.#offset;
  }

  write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) {
      const count = Math.min(bytes.length - done, PAGE_BYTES - this.#used);
      this.#page.set(bytes.subarray(done, done + count), this.#used);
      this.#used += count;
      done += count;
      if (this.#used === PAGE_BYTES) this.#flush();
    }
    this.#offset += bytes.length;
  }

  /** Writes a chunk and records its range. */
  chunk(name: string, write: () => void): void {
    const start = this.#offset;
    write();
    this.#chunks.set(name, [start, this.#offset - start]);
  }

  /** Moves the file into place; returns its size and the digest of its directory. */
  finish(about: Readonly<Record<string, number>>): { readonly bytes: number; readonly digest: string } {
    const padding = (PAGE_BYTES - this.#used) % PAGE_BYTES;
    // Pages end where the directory begins, so that each page is read as it was written.
    this.write(Buffer.alloc(padding));
    const checksums = Buffer.alloc(this.#checksums.length * CHECKSUM_BYTES);
    this.#checksums.forEach((value, at) => {
      checksums.writeUInt32LE(value, at * CHECKSUM_BYTES);
    });
    const contents = Buffer.from(JSON.stringify({ ...about, chunks: Object.fromEntries(this.#chunks) }));
    const lengths = Buffer.alloc(4);
    lengths.writeUInt32LE(contents.length);
    const directory = Buffer.concat([lengths, contents, checksums]);
    this.#file.write(directory);
    this.#file.write(Buffer.from(`${this.#offset.toString(16).padStart(16, "0")}${FOOTER_MAGIC}`, "latin1"));
    this.#file.commit();
    const digest = createHash("sha256").update(directory).digest("hex");
    return { bytes: this.#offset + directory.length + FOOTER_BYTES, digest };
  }

  /** Removes the unfinished file. */
  abandon(): void {
    this.#file.abandon();
  }

  #flush(): void {
    const page = this.#page;
    this.#checksums.push(checksum(page));
    this.#file.write(page);
    this.#page = Buffer.allocUnsafe(PAGE_BYTES);
    this.#used = 0;
  }
}
