import { type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";

/**
 * Finds Python modules as the interpreter would, without running it: relative imports from the package, absolute imports from
 * the directories that can be on `sys.path`. These are not written down anywhere, so they are derived from the layout: a
 * directory is an import root for each module and each subdirectory in it, unless it is a package itself.
 */
export class PythonModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  /** Top-level module name → the import roots that contain it, nearest to the repository's root first. */
  readonly #roots = new Map<string, string[]>();

  constructor(paths: PathIndex) {
    this.#paths = paths;
    for (const directory of inOrderOfDepth(paths.directories())) {
      if (this.#isPackage(directory)) continue;
      for (const child of paths.childrenOf(directory)) {
        const name = this.#topLevelName(child, directory);
        if (name === undefined) continue;
        const roots = this.#roots.get(name);
        if (!roots) this.#roots.set(name, [directory]);
        else if (roots.at(-1) !== directory) roots.push(directory);
      }
    }
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const dots = /^\.*/.exec(specifier)?.[0].length ?? 0;
    const parts = specifier
      .slice(dots)
      .split(".")
      .filter((part) => part !== "");
    if (dots > 0) return this.#relative(fromPath, dots, parts);
    const first = parts[0];
    if (first === undefined) return EXTERNAL_MODULE;
    for (const root of this.#rootsFor(fromPath, first)) {
      const target = this.#below(root, parts);
      if (target) return target;
    }
    return EXTERNAL_MODULE;
  }

  #relative(fromPath: string, dots: number, parts: readonly string[]): ModuleTarget {
    let directory = parentOf(fromPath);
    for (let level = 1; level < dots; level++) {
      if (directory === "") return EXTERNAL_MODULE;
      directory = parentOf(directory);
    }
    return this.#below(directory, parts) ?? EXTERNAL_MODULE;
  }

  /** The import roots in the order of search: roots around the file, from its own directory outwards, then all others. */
  #rootsFor(fromPath: string, name: string): readonly string[] {
    const roots = this.#roots.get(name) ?? [];
    if (roots.length < 2) return roots;
    const around = (root: string) => root === "" || fromPath.startsWith(`${root}/`);
    const inner = roots.filter(around).sort((a, b) => b.length - a.length);
    return [...inner, ...roots.filter((root) => !around(root))];
  }

  #below(directory: string, parts: readonly string[]): ModuleTarget | undefined {
    const base = [directory, ...parts].filter((part) => part !== "").join("/");
    const candidates =
      parts.length > 0
        ? [`${base}/__init__.py`, `${base}.py`, `${base}.pyi`, `${base}/__init__.pyi`]
        : [`${base ? `${base}/` : ""}__init__.py`];
    const path = candidates.find((candidate) => this.#paths.hasFile(candidate));
    if (path !== undefined) return { kind: "file", path };
    return this.#paths.hasDirectory(base) ? { kind: "package", path: `${base}/__init__.py` } : undefined;
  }

  #isPackage(directory: string): boolean {
    return (
      directory !== "" &&
      (this.#paths.hasFile(`${directory}/__init__.py`) || this.#paths.hasFile(`${directory}/__init__.pyi`))
    );
  }

  #topLevelName(child: string, directory: string): string | undefined {
    const name = directory === "" ? child : child.slice(directory.length + 1);
    if (this.#paths.hasDirectory(child)) return /^[A-Za-z_]\w*$/.test(name) ? name : undefined;
    const module = /^([A-Za-z_]\w*)\.pyi?$/.exec(name)?.[1];
    return module;
  }
}

function inOrderOfDepth(directories: Iterable<string>): string[] {
  const depths = new Map(Array.from(directories, (directory) => [directory, directory.split("/").length]));
  return [...depths.keys()].sort((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0) || (a < b ? -1 : 1));
}
