import type { Skipped } from "../model/tree.ts";

/** git's file modes that matter here; every other mode is a plain file. */
export const EXECUTABLE_MODE = "100755";
/** A symbolic link. */
export const SYMLINK_MODE = "120000";
/** A submodule. */
export const SUBMODULE_MODE = "160000";

/** The reason why an entry of this git file mode is not a regular file; `undefined` when it is one. */
export function modeProblem(path: string, mode: string): Skipped | undefined {
  if (mode === SYMLINK_MODE) return { path, reason: "symlink" };
  if (mode === SUBMODULE_MODE) return { path, reason: "submodule" };
  return undefined;
}

/** The reason why a file of this size is left out; `undefined` when it is not. */
export function sizeProblem(path: string, size: number, maxFileSize: number): Skipped | undefined {
  if (Number.isNaN(size)) return { path, reason: "absent", detail: "its content is not in this clone" };
  return size > maxFileSize ? { path, reason: "too-large", detail: `${size} bytes` } : undefined;
}
