/**
 * Tree: a snapshot of the files of a repository, either of a commit or of the working tree. Everything that reads a
 * repository reads through a Tree, so files that must not be read are left out in one place.
 */

/** A file above this size is far more often generated, data or vendored than code that people navigate. */
export const DEFAULT_MAX_FILE_SIZE = 2 * 1024 * 1024;

/** The reasons why a path of the repository is not among the files of a Tree, or could not be read. */
export const SKIP_REASONS = [
  /** A symbolic link: never followed. */
  "symlink",
  /** A submodule or another, separate repository inside this one. */
  "submodule",
  /** Not text. */
  "binary",
  /** Above the size limit. */
  "too-large",
  /** Known to git, but its content is missing: excluded by a partial clone, or deleted since it was listed. */
  "absent",
  /** Excluded from the working tree by a sparse checkout. */
  "sparse",
  /** The file system refused to read it. */
  "unreadable",
  /** A FIFO, socket or device: never opened. */
  "special",
  /** Its path is outside of the repository, for example through a symbolic link to a directory. */
  "outside",
  /** Its name is not valid UTF-8, so it cannot be named in an answer. */
  "bad-name",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A path that was left out, and why. */
export interface Skipped {
  readonly path: string;
  readonly reason: SkipReason;
  /** Additional words for people. */
  readonly detail?: string;
}

/** One regular file. */
export interface TreeEntry {
  /** Relative to the root of the repository, with `/`. */
  readonly path: string;
  /** git's id of the content: equal ids mean equal bytes, on every machine. */
  readonly blobId: string;
  /** In bytes. */
  readonly size: number;
  readonly isExecutable: boolean;
}

/** All files of a Tree; both lists are sorted by path in code-unit order. */
export interface TreeListing {
  readonly entries: readonly TreeEntry[];
  readonly skipped: readonly Skipped[];
}

/**
 * The result of reading one entry. `entry.blobId` is always the id of `bytes`: it differs from the listed one when a working
 * tree file was written in between, or when git stores something other than the file (a filter such as LFS).
 */
export type FileRead =
  | { readonly entry: TreeEntry; readonly bytes: Buffer; readonly skipped?: undefined }
  | { readonly entry: TreeEntry; readonly bytes?: undefined; readonly skipped: Skipped };

/** Settings of a Tree. */
export interface TreeOptions {
  /** Larger files are skipped as `too-large`; default `DEFAULT_MAX_FILE_SIZE`. */
  readonly maxFileSize?: number;
}

/** A snapshot of files. The listing is taken once; `close` ends any process that reads the content. */
export interface Tree {
  /** A commit id or `working tree`, for messages. */
  readonly name: string;
  /** The commit of this tree, `undefined` for the working tree. */
  readonly commit: string | undefined;
  list(): Promise<TreeListing>;
  read(entry: TreeEntry): Promise<FileRead>;
  /** Reads many entries, in the order given, with few of them in memory at once. */
  readMany(entries: Iterable<TreeEntry>): AsyncIterable<FileRead>;
  close(): Promise<void>;
}
