import type { Stats } from "node:fs";
import type { Skipped, TreeEntry, TreeListing } from "../model/tree.ts";
import type { ContainedFiles } from "./contained-files.ts";
import { identifyContent } from "./identify-content.ts";
import type { IndexEntry, IndexStat } from "./index-entries.ts";
import { modeProblem, SUBMODULE_MODE, SYMLINK_MODE, sizeProblem } from "./modes.ts";
import type { ObjectFormat } from "./object-id.ts";
import { comparePaths, pathProblem } from "./paths.ts";

const OWNER_MAY_EXECUTE = 0o100;
/** git keeps the low 32 bits of inode numbers and sizes. */
const LOW_32_BITS = 2 ** 32;
/** Times are equal if they agree to the precision of a number of milliseconds. */
const TIME_TOLERANCE_MS = 0.001;
/**
 * A file written this shortly before the index may have changed again within the same tick of the file system's clock,
 * which its times do not show; such files are hashed. File system clocks tick every 1 to 10 ms.
 */
const RACY_WINDOW_MS = 20;

/** What the listing of a working tree depends on. */
export interface ListerOptions {
  /** The time of the last write to the index, in milliseconds. */
  readonly indexTime: number;
  readonly objectFormat: ObjectFormat;
  readonly maxFileSize: number;
}

/** The listing of a working tree, and how it differs from git's index. */
export interface WorkTreeListing {
  readonly listing: TreeListing;
  /** The paths of the files that differ from the index, or that cannot be compared with it. */
  readonly unlikeIndex: readonly string[];
}

/** Collects the listing of a working tree from the answers of git and of the file system. */
export class WorkTreeLister {
  readonly #files: ContainedFiles;
  readonly #options: ListerOptions;
  readonly #entries: TreeEntry[] = [];
  readonly #skipped: Skipped[] = [];
  readonly #unlikeIndex: string[] = [];
  #lastUnmerged: string | undefined;

  constructor(files: ContainedFiles, options: ListerOptions) {
    this.#files = files;
    this.#options = options;
  }

  /** Adds a path of the index; a path that is missing from the working tree counts as deleted. */
  addTracked(entry: IndexEntry): void {
    if (entry.isUnmerged) {
      if (entry.path === this.#lastUnmerged) return;
      this.#lastUnmerged = entry.path;
    }
    if (entry.mode === SUBMODULE_MODE) this.#skipped.push({ path: entry.path, reason: "submodule" });
    else this.#add(entry.path, entry);
  }

  /** Adds a path that git would add; one that ends in `/` is a separate repository. */
  addUntracked(path: string): void {
    if (path.endsWith("/")) this.#skipped.push({ path: path.slice(0, -1), reason: "submodule" });
    else this.#add(path, undefined);
  }

  /** The listing of everything that was added. */
  finish(): WorkTreeListing {
    const listing = { entries: this.#entries.sort(comparePaths), skipped: this.#skipped.sort(comparePaths) };
    return { listing, unlikeIndex: this.#unlikeIndex };
  }

  #add(path: string, tracked: IndexEntry | undefined): void {
    const problem = pathProblem(path);
    if (problem !== undefined) {
      this.#skipped.push(problem);
      return;
    }
    const found = this.#files.find(path);
    if (found.kind === "file") this.#addFile(path, found.stat, tracked);
    else if (found.kind === "skipped") {
      this.#skipped.push(found.skipped);
      if (tracked?.mode !== SYMLINK_MODE || found.skipped.reason !== "symlink") this.#unlikeIndex.push(path);
    } else if (tracked?.isSparse) this.#skipped.push({ path, reason: "sparse" });
    else this.#unlikeIndex.push(path);
  }

  #addFile(path: string, stat: Stats, tracked: IndexEntry | undefined): void {
    const { maxFileSize, objectFormat } = this.#options;
    const isExecutable = (stat.mode & OWNER_MAY_EXECUTE) !== 0;
    const isClean = tracked !== undefined && this.#isClean(tracked, stat);
    const problem =
      // On file systems without links, git writes a file with the link's target instead.
      (isClean ? modeProblem(path, tracked.mode) : undefined) ?? sizeProblem(path, stat.size, maxFileSize);
    if (problem !== undefined) {
      this.#skipped.push(problem);
      if (!isClean) this.#unlikeIndex.push(path);
      return;
    }
    if (isClean) {
      this.#entries.push({ path, blobId: tracked.blobId, size: stat.size, isExecutable });
      return;
    }
    const content = this.#files.read(path, maxFileSize);
    if (content.skipped !== undefined) {
      this.#skipped.push(content.skipped);
      this.#unlikeIndex.push(path);
      return;
    }
    const { blobId } = identifyContent(content.bytes, tracked?.blobId, objectFormat);
    this.#entries.push({ path, blobId, size: content.bytes.length, isExecutable });
    if (blobId !== tracked?.blobId || tracked.isUnmerged) this.#unlikeIndex.push(path);
  }

  /** Whether a file is unchanged since git compared it with the blob; false in doubt. */
  #isClean(entry: IndexEntry, stat: Stats): boolean {
    const noted = entry.stat;
    if (noted === undefined || entry.isUnmerged) return false;
    if (noted.modifiedMs >= this.#options.indexTime - RACY_WINDOW_MS) return false;
    return isSameStat(noted, stat);
  }
}

function isSameStat(noted: IndexStat, stat: Stats): boolean {
  // git for Windows records the creation time, and no inode.
  const changedMs = process.platform === "win32" ? stat.birthtimeMs : stat.ctimeMs;
  return (
    noted.size === stat.size % LOW_32_BITS &&
    isSameTime(noted.modifiedMs, stat.mtimeMs) &&
    isSameTime(noted.changedMs, changedMs) &&
    (noted.inode === 0 || noted.inode === stat.ino % LOW_32_BITS)
  );
}

function isSameTime(left: number, right: number): boolean {
  return Math.abs(left - right) < TIME_TOLERANCE_MS;
}
