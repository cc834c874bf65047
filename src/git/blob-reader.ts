import { type BlobRead, CatFileBatch } from "./cat-file-batch.ts";
import type { Git } from "./runner.ts";

/** Reads blobs for all trees that share it: the process behind it starts with the first request, and again with the first after `close`. */
export class BlobReader {
  /** Larger blobs are not read. */
  readonly maxSize: number;
  readonly #git: Git;
  #batch: CatFileBatch | undefined;

  constructor(git: Git, maxSize: number) {
    this.#git = git;
    this.maxSize = maxSize;
  }

  read(blobId: string): Promise<BlobRead> {
    this.#batch ??= new CatFileBatch(this.#git, this.maxSize);
    return this.#batch.read(blobId);
  }

  async close(): Promise<void> {
    const batch = this.#batch;
    this.#batch = undefined;
    await batch?.close();
  }
}
