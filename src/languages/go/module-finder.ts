import { type PathIndex, parentOf } from "../../code/path-index.ts";
import { filesTarget, type ModuleFinder, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";

/** Finds Go packages. An import path is the module path from a `go.mod`, followed by a directory below that `go.mod`. */
export class GoModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  /** The module paths and the directories of their `go.mod` files, longest path first. */
  readonly #modules: (readonly [module: string, directory: string])[] = [];

  constructor(paths: PathIndex, manifests: ReadonlyMap<string, unknown>) {
    this.#paths = paths;
    for (const [path, text] of manifests) {
      const module = typeof text === "string" && isGoMod(path) ? /^module\s+"?([^\s"]+)/m.exec(text)?.[1] : undefined;
      if (module !== undefined) this.#modules.push([module, parentOf(path)]);
    }
    this.#modules.sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
  }

  /** An import path means the same in every file. The package of a file depends on its directory. */
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
      // Tests are compiled with their package, but other packages do not import them.
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
