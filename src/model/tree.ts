/**
 * Tree: a snapshot of the files of a repository, either of a commit or of the working tree. Everything that reads a
 * repository reads through a Tree, so what must not be read is left out in one place.
 */

/** A file above this size is generated, data or vendored far more often than it is code somebody navigates. */
export const DEFAULT_MAX_FILE_SIZE = 2 * 1024 * 1024;

/** The reasons why a path of the repository is not among the files of a Tree, or could not be read. */
export const SKIP_REASONS = [
  /** A symbolic link: never followed. */
  "symlink",
  /** A submodule or another repository inside this one: a repository of its own. */
  "submodule",
  /** Not text. */
  "binary",
  /** Above the size limit. */
  "too-large",
  /** Known to git, but its content is not here: left out by a partial clone, or gone since it was listed. */
  "absent",
  /** Left out of the working tree by a sparse checkout. */
  "sparse",
  /** The file system refused to read it. */
  "unreadable",
  /** A FIFO, socket or device: never opened. */
  "special",
  /** Its path leads out of the repository, for example through a symbolic link to a directory. */
  "outside",
  /** Its name is not valid UTF-8, so it cannot be named in an answer. */
  "bad-name",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** A path that was left out, and why. */
export interface Skipped {
  readonly path: string;
  readonly reason: SkipReason;
  /** A few words more, for people. */
  readonly detail?: string;
}

/** One regular file. */
export interface TreeEntry {
  /** Relative to the root of the repository, with `/`. */
  readonly path: string;
  /** git's name for the content: equal ids mean equal bytes, on every machine. */
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
 * The result of reading one entry. `entry.blobId` is always the id of `bytes`: it differs from the listed one when a file of
 * the working tree was written to in between, or when git stores something else than the file (a filter such as LFS).
 */
export type FileRead =
  | { readonly entry: TreeEntry; readonly bytes: Buffer; readonly skipped?: undefined }
  | { readonly entry: TreeEntry; readonly bytes?: undefined; readonly skipped: Skipped };

/** Settings of a Tree. */
export interface TreeOptions {
  /** Larger files are skipped as `too-large`; default `DEFAULT_MAX_FILE_SIZE`. */
  readonly maxFileSize?: number;
}

/** A snapshot of files. The listing is taken once; `close` ends whatever process reads the content. */
export interface Tree {
  /** For messages: a commit id or `working tree`. */
  readonly name: string;
  /** The commit this is the tree of, `undefined` for the working tree. */
  readonly commit: string | undefined;
  list(): Promise<TreeListing>;
  read(entry: TreeEntry): Promise<FileRead>;
  /** Reads many entries, in the order given, with few of them in memory at once. */
  readMany(entries: Iterable<TreeEntry>): AsyncIterable<FileRead>;
  close(): Promise<void>;
}
