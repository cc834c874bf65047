import { type PathIndex, parentOf } from "../../code/path-index.ts";
import { filesTarget, type ModuleFinder, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";

/** Finds Go packages: an import path is the path of a module, as its `go.mod` says, and a directory below it. */
export class GoModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  /** Module path and the directory of its `go.mod`, longest path first. */
  readonly #modules: (readonly [module: string, directory: string])[] = [];

  constructor(paths: PathIndex, manifests: ReadonlyMap<string, unknown>) {
    this.#paths = paths;
    for (const [path, text] of manifests) {
      const module = typeof text === "string" && isGoMod(path) ? /^module\s+"?([^\s"]+)/m.exec(text)?.[1] : undefined;
      if (module !== undefined) this.#modules.push([module, parentOf(path)]);
    }
    this.#modules.sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
  }

  /** An import path means the same everywhere; the package of a file is its directory's. */
  scopeOf(fromPath: string, specifier: string): string {
    return specifier === OWN_MODULE ? parentOf(fromPath) : "";
  }

  sees(path: string): boolean {
    return path.endsWith(".go");
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    if (specifier === OWN_MODULE) return filesTarget(this.#goFiles(parentOf(fromPath)));
    for (const [module, root] of this.#modules) {
      if (specifier !== module && !specifier.startsWith(`${module}/`)) continue;
      const below = specifier.slice(module.length + 1);
      const directory = [root, below].filter((part) => part !== "").join("/");
      // Tests are compiled with their package but are no part of what others import.
      return filesTarget(this.#goFiles(directory).filter((path) => !path.endsWith("_test.go")));
    }
    return filesTarget([]);
  }

  #goFiles(directory: string): string[] {
    return this.#paths.childrenOf(directory).filter((path) => path.endsWith(".go") && this.#paths.hasFile(path));
  }
}

/** Whether a path is a manifest that `GoModuleFinder` reads. */
export function isGoMod(path: string): boolean {
  return /(?:^|\/)go\.mod$/.test(path);
}
