import {
  DEFAULT_MAX_FILE_SIZE,
  type FileRead,
  type Skipped,
  type Tree,
  type TreeEntry,
  type TreeListing,
  type TreeOptions,
} from "../model/tree.ts";
import { BlobReader } from "./blob-reader.ts";
import type { BlobRead } from "./cat-file-batch.ts";
import { EXECUTABLE_MODE, modeProblem, sizeProblem } from "./modes.ts";
import { comparePaths, pathProblem, splitRecords } from "./paths.ts";
import type { Repository } from "./repository.ts";

/** Limits for reading ahead of the consumer: enough to keep git busy, low enough to bound memory. */
const READ_AHEAD_FILES = 64;
const READ_AHEAD_BYTES = 8 * 1024 * 1024;

/** The files of a commit, read from git's object store. It never touches the working tree. */
export class GitTree implements Tree {
  readonly repository: Repository;
  readonly commit: string;
  readonly name: string;
  readonly #blobs: BlobReader;
  #listing: Promise<TreeListing> | undefined;

  /** `commit` is a full commit id, as returned by `Repository.resolveCommit`. */
  constructor(repository: Repository, commit: string, options: TreeOptions | BlobReader = {}) {
    this.repository = repository;
    this.commit = commit;
    this.name = commit;
    this.#blobs =
      options instanceof BlobReader
        ? options
        : new BlobReader(repository.git, options.maxFileSize ?? DEFAULT_MAX_FILE_SIZE);
  }

  /** The files of another commit, given by its full id, read by the same process. */
  sibling(commit: string): GitTree {
    return new GitTree(this.repository, commit, this.#blobs);
  }

  list(): Promise<TreeListing> {
    this.#listing ??= listCommit(this.repository, this.commit, this.#blobs.maxSize);
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
      // The failure is thrown where the blob is awaited; later failures must not count as unhandled.
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

  close(): Promise<void> {
    return this.#blobs.close();
  }

  #request(entry: TreeEntry): Promise<BlobRead> {
    return this.#blobs.read(entry.blobId);
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

/** Sizes of objects by id; an object without an entry is not in this clone. */
type Sizes = ReadonlyMap<string, number>;

/** Lists the files of a commit with one `ls-tree`; a partial clone needs two more processes, but never a fetch. */
export async function listCommit(repository: Repository, commit: string, maxFileSize: number): Promise<TreeListing> {
  // `--long` would make git fetch missing objects one by one to learn their size.
  const sizes = (await repository.isPartial()) ? await sizesOfPresentObjects(repository, commit) : undefined;
  const output = await repository.git.text(
    ["ls-tree", "-r", "-z", "--full-tree", ...(sizes === undefined ? ["--long"] : []), "--end-of-options", commit],
    { task: `list the files of ${commit}` },
  );
  const entries: TreeEntry[] = [];
  const skipped: Skipped[] = [];
  for (const record of splitRecords(output)) {
    const tab = record.indexOf("\t");
    const path = record.slice(tab + 1);
    // There may be a hundred thousand records: `MODE TYPE ID` and, with `--long`, the size after some spaces.
    const [mode = "", , blobId = "", ...rest] = record.slice(0, tab).split(" ");
    // A damaged repository shows `BAD` as the size of a missing blob.
    const size = sizes === undefined ? Number(rest.at(-1)) : (sizes.get(blobId) ?? Number.NaN);
    const problem = pathProblem(path) ?? modeProblem(path, mode) ?? sizeProblem(path, size, maxFileSize);
    if (problem === undefined) entries.push({ path, blobId, size, isExecutable: mode === EXECUTABLE_MODE });
    else skipped.push(problem);
  }
  return { entries: entries.sort(comparePaths), skipped: skipped.sort(comparePaths) };
}

async function sizesOfPresentObjects(repository: Repository, commit: string): Promise<Sizes> {
  const objects = await repository.git.text(
    ["rev-list", "--objects", "--no-object-names", "--missing=print", "--no-walk", "--end-of-options", commit],
    { task: `find which files of ${commit} this partial clone holds` },
  );
  const present = objects.split("\n").filter((line) => line !== "" && !line.startsWith("?"));
  const output = await repository.git.text(["cat-file", "--batch-check=%(objectname) %(objecttype) %(objectsize)"], {
    input: present.join("\n"),
    task: "measure the files of this partial clone",
  });
  const sizes = new Map<string, number>();
  for (const line of output.split("\n")) {
    const [id = "", type, size] = line.split(" ");
    if (type === "blob") sizes.set(id, Number(size));
  }
  return sizes;
}
