/** The paths of a tree, to look up which ones exist. Paths are relative to the repository, with `/`; the root directory is "". */
export class PathIndex {
  readonly files: ReadonlySet<string>;
  readonly #directories = new Map<string, string[]>();

  constructor(paths: Iterable<string>) {
    this.files = new Set(paths);
    for (const path of this.files) {
      for (let at = path; at !== ""; ) {
        const parent = parentOf(at);
        const children = this.#directories.get(parent);
        // If a directory is already known, its parent directories already contain it.
        if (children) {
          children.push(at);
          break;
        }
        this.#directories.set(parent, [at]);
        at = parent;
      }
    }
  }

  hasFile(path: string): boolean {
    return this.files.has(path);
  }

  hasDirectory(path: string): boolean {
    return this.#directories.has(path);
  }

  /** Every directory that contains a file, at any depth. */
  directories(): Iterable<string> {
    return this.#directories.keys();
  }

  /** The files and directories directly in a directory. */
  childrenOf(directory: string): readonly string[] {
    return this.#directories.get(directory) ?? [];
  }
}

/** The directory that contains a path; "" for a path in the root directory. */
export function parentOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : path.slice(0, slash);
}

/** Joins two paths and resolves `.` and `..`; undefined if the result would be outside the tree. */
export function joinPath(directory: string, relative: string): string | undefined {
  const parts = directory === "" ? [] : directory.split("/");
  for (const part of relative.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join("/");
}
