import type { FileRead, Skipped, Tree, TreeEntry, TreeListing, TreeOptions } from "../model/tree.ts";
import { DEFAULT_MAX_FILE_SIZE } from "../model/tree.ts";
import { type BlobRead, CatFileBatch } from "./cat-file-batch.ts";
import { listCommit } from "./list-commit.ts";
import type { Repository } from "./repository.ts";

/** How far reading runs ahead of its consumer: enough to keep git busy, little enough to bound memory. */
const READ_AHEAD_FILES = 64;
const READ_AHEAD_BYTES = 8 * 1024 * 1024;

/** The files of a commit, read from git's object store. Nothing of it touches the working tree. */
export class GitTree implements Tree {
  readonly repository: Repository;
  readonly commit: string;
  readonly name: string;
  readonly #maxFileSize: number;
  #listing: Promise<TreeListing> | undefined;
  #batch: CatFileBatch | undefined;

  /** `commit` is a full commit id, as `Repository.resolveCommit` gives it. */
  constructor(repository: Repository, commit: string, options: TreeOptions = {}) {
    this.repository = repository;
    this.commit = commit;
    this.name = commit;
    this.#maxFileSize = options.maxFileSize ?? DEFAULT_MAX_FILE_SIZE;
  }

  list(): Promise<TreeListing> {
    this.#listing ??= listCommit(this.repository, this.commit, this.#maxFileSize);
    return this.#listing;
  }

  async read(entry: TreeEntry): Promise<FileRead> {
    return toFileRead(entry, await this.#request(entry));
  }

  async *readMany(entries: Iterable<TreeEntry>): AsyncGenerator<FileRead> {
    const ahead: { readonly entry: TreeEntry; readonly blob: Promise<BlobRead> }[] = [];
    let bytesAhead = 0;
    for (const entry of entries) {
      const blob = this.#request(entry);
      // The failure is thrown where the blob is awaited; the ones behind it must not count as unhandled.
      blob.catch(() => {});
      ahead.push({ entry, blob });
      bytesAhead += entry.size;
      while (ahead.length >= READ_AHEAD_FILES || (bytesAhead > READ_AHEAD_BYTES && ahead.length > 0)) {
        const next = ahead.shift() as (typeof ahead)[number];
        bytesAhead -= next.entry.size;
        yield toFileRead(next.entry, await next.blob);
      }
    }
    for (const next of ahead) yield toFileRead(next.entry, await next.blob);
  }

  async close(): Promise<void> {
    await this.#batch?.close();
    this.#batch = undefined;
  }

  #request(entry: TreeEntry): Promise<BlobRead> {
    this.#batch ??= new CatFileBatch(this.repository.git, this.#maxFileSize);
    return this.#batch.read(entry.blobId);
  }
}

function toFileRead(entry: TreeEntry, blob: BlobRead): FileRead {
  if (blob.kind === "blob") return { entry, bytes: blob.bytes };
  const { path } = entry;
  const skipped: Skipped =
    blob.kind === "missing"
      ? { path, reason: "absent", detail: "its content is not in this clone" }
      : { path, reason: "too-large", detail: `${blob.size} bytes` };
  return { entry, skipped };
}
