import { statSync } from "node:fs";
import nodePath from "node:path";
import { UserError } from "../model/errors.ts";
import type { FileRead, Tree, TreeEntry, TreeListing, TreeOptions } from "../model/tree.ts";
import { DEFAULT_MAX_FILE_SIZE } from "../model/tree.ts";
import { ContainedFiles } from "./contained-files.ts";
import { identifyContent } from "./identify-content.ts";
import { INDEX_LISTING_ARGUMENTS, parseIndexListing } from "./index-entries.ts";
import { NotedFiles } from "./noted-files.ts";
import { pathProblem, splitRecords } from "./paths.ts";
import type { Repository } from "./repository.ts";
import { watchedPaths } from "./watched-paths.ts";
import { WorkTreeLister, type WorkTreeListing } from "./work-tree-lister.ts";

/** A listing, with the state of the paths it depends on from before it was made; without that state the listing cannot be reused. */
interface LastListing {
  readonly maxFileSize: number;
  readonly listed: WorkTreeListing;
  readonly noted: NotedFiles | undefined;
}

/** The last listing of each open repository. */
const lastListings = new WeakMap<Repository, LastListing>();

/**
 * The files of the working tree that git tracks or would track. A file unchanged since git recorded it has the blob id of the
 * index; every other file is hashed as it is on disk, by this process, so no filter from git's configuration is run.
 */
export class WorkTree implements Tree {
  readonly name = "working tree";
  readonly commit = undefined;
  readonly repository: Repository;
  readonly #maxFileSize: number;
  #listing: Promise<WorkTreeListing> | undefined;

  constructor(repository: Repository, options: TreeOptions = {}) {
    if (repository.isBare) {
      throw new UserError("This is a bare repository without files: name a commit.", { code: "BARE_REPOSITORY" });
    }
    this.repository = repository;
    this.#maxFileSize = options.maxFileSize ?? DEFAULT_MAX_FILE_SIZE;
  }

  async list(): Promise<TreeListing> {
    return (await this.#listed()).listing;
  }

  /** The paths of the files that differ from git's index, or that cannot be compared with it; found by listing the tree. */
  async unlikeIndex(): Promise<readonly string[]> {
    return (await this.#listed()).unlikeIndex;
  }

  async read(entry: TreeEntry): Promise<FileRead> {
    return this.#readFrom(new ContainedFiles(this.repository.root), entry);
  }

  async *readMany(entries: Iterable<TreeEntry>): AsyncGenerator<FileRead> {
    const files = new ContainedFiles(this.repository.root);
    for (const entry of entries) yield this.#readFrom(files, entry);
  }

  async close(): Promise<void> {}

  #readFrom(files: ContainedFiles, entry: TreeEntry): FileRead {
    const problem = pathProblem(entry.path);
    if (problem !== undefined) return { entry, skipped: problem };
    const content = files.read(entry.path, this.#maxFileSize);
    if (content.skipped !== undefined) return { entry, skipped: content.skipped };
    const { blobId, bytes } = identifyContent(content.bytes, entry.blobId, this.repository.objectFormat);
    return { entry: blobId === entry.blobId ? entry : { ...entry, blobId }, bytes };
  }

  #listed(): Promise<WorkTreeListing> {
    this.#listing ??= this.#list();
    return this.#listing;
  }

  /** Returns the last listing while nothing that it depends on has changed; otherwise a new one. */
  async #list(): Promise<WorkTreeListing> {
    const { repository } = this;
    const last = lastListings.get(repository);
    const isSame = last?.maxFileSize === this.#maxFileSize;
    if (isSame && last.noted?.isUnchanged()) return last.listed;
    // Many callers list only once, so the watched paths are recorded only from the second listing on.
    const paths = isSame ? await watchedPaths(repository, last.listed.listing) : undefined;
    // Recorded before the tree is listed: changes made in between are detected next time.
    const noted = paths && new NotedFiles(paths);
    const listed = await this.#listAnew();
    const isWhole =
      noted?.isSettled && paths && listed.listing.entries.every(({ path }) => paths.has(`${repository.root}/${path}`));
    lastListings.set(repository, { maxFileSize: this.#maxFileSize, listed, noted: isWhole ? noted : undefined });
    return listed;
  }

  async #listAnew(): Promise<WorkTreeListing> {
    const { git, root, gitDir, objectFormat } = this.repository;
    // Taken before the index is read: if the index is rewritten in between, more files are hashed, never too few.
    const indexTime = statSync(nodePath.join(gitDir, "index"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const lister = new WorkTreeLister(new ContainedFiles(root), {
      indexTime,
      objectFormat,
      maxFileSize: this.#maxFileSize,
    });
    const [untracked] = await Promise.all([
      git.text(["ls-files", "-z", "--others", "--exclude-standard", "--full-name"], {
        task: "list the untracked files",
      }),
      // Processed while git is still searching for untracked files.
      git.text(INDEX_LISTING_ARGUMENTS, { task: "list the tracked files" }).then((tracked) => {
        for (const entry of parseIndexListing(tracked)) lister.addTracked(entry);
      }),
    ]);
    for (const filePath of splitRecords(untracked)) lister.addUntracked(filePath);
    return lister.finish();
  }
}
