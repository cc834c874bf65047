import type { Skipped } from "../model/tree.ts";

/** The kind of change to a file. `type-changed`: it is a file on one side and a link, submodule or device on the other. */
export type ChangeStatus = "added" | "deleted" | "modified" | "renamed" | "type-changed";

/** One file whose content or path differs between two Trees. A change of mode alone does not count. */
export interface FileChange {
  readonly status: ChangeStatus;
  /** The path after the change; for a deleted file, the one it had. */
  readonly path: string;
  /** The path before, when the file was renamed. */
  readonly oldPath?: string;
  /** `undefined` where there is no regular file. */
  readonly oldBlobId: string | undefined;
  readonly newBlobId: string | undefined;
  /** For renamed files, how much of the content is the same, in percent. */
  readonly similarity?: number;
}

/** The differences between two Trees, sorted by path, and the paths that differ but were not compared. */
export interface TreeDiff {
  readonly changes: readonly FileChange[];
  readonly skipped: readonly Skipped[];
}
