import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";

/** Finds Dart libraries: by a path relative to the file, or below `lib` of the package that a `pubspec.yaml` names. */
export class DartModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  /** The directories of packages, by name. */
  readonly #packages = new Map<string, string>();

  constructor(paths: PathIndex, manifests: ReadonlyMap<string, unknown>) {
    this.#paths = paths;
    for (const [path, text] of manifests) {
      const name = typeof text === "string" && isPubspec(path) ? /^name:[ \t]*["']?(\w+)/m.exec(text)?.[1] : undefined;
      if (name !== undefined && !this.#packages.has(name)) this.#packages.set(name, parentOf(path));
    }
  }

  sees(path: string): boolean {
    return path.endsWith(".dart");
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const [, name, below = ""] = /^package:(\w+)\/(.+)$/.exec(specifier) ?? [];
    const root = name === undefined ? parentOf(fromPath) : this.#packages.get(name);
    if (root === undefined || (name === undefined && specifier.includes(":"))) return EXTERNAL_MODULE;
    const path = joinPath(root, name === undefined ? specifier : `lib/${below}`);
    return path !== undefined && this.#paths.hasFile(path) ? { kind: "file", path } : EXTERNAL_MODULE;
  }
}

/** Whether a path is a manifest that `DartModuleFinder` reads. */
export function isPubspec(path: string): boolean {
  return /(?:^|\/)pubspec\.yaml$/.test(path);
}
