import { type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, filesTarget, type ModuleFinder, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";
import { fileNameOf } from "../../util/last-part.ts";

/** The word for the module of the file in paths of that file. It cannot be a name; `self`, in contrast, can also be an object. */
export const OWN_FILE = "mod";

/** The specifier that leads to the files in which a type of a file may have more `impl` blocks. */
export const NEARBY = "*";
/** When there are more files than this nearby, they are not searched. */
const MAX_NEARBY = 60;
const ROOT_FILES = ["lib.rs", "main.rs"];
/** Words for a module that may follow another such word in a path. */
const AGAIN: ReadonlySet<string> = new Set(["self", "super", OWN_FILE]);

/** Finds Rust modules by their path from the crate root, the own module, the module above, or another crate of the workspace. */
export class RustModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  /** The name of a crate in code → its root file. */
  readonly #crates = new Map<string, string>();

  constructor(paths: PathIndex, manifests: ReadonlyMap<string, unknown>) {
    this.#paths = paths;
    for (const [path, text] of manifests) {
      if (!isCargo(path) || typeof text !== "string") continue;
      const root = this.#libraryOf(parentOf(path), text);
      const name = /^\[(?:package|lib)\][^[]*?^name\s*=\s*"([^"]+)"/m.exec(text)?.[1];
      if (name !== undefined && root !== undefined) this.#crates.set(name.replaceAll("-", "_"), root);
    }
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    if (specifier === OWN_MODULE) return { kind: "file", path: fromPath };
    if (specifier === NEARBY) return filesTarget(this.#nearby(fromPath));
    const [first = "", ...rest] = specifier.split("::");
    const path = this.#start(fromPath, first, rest);
    return path === undefined ? EXTERNAL_MODULE : { kind: "file", path };
  }

  #start(fromPath: string, first: string, rest: readonly string[]): string | undefined {
    if (first === "") return this.#fromCrate(rest[0] ?? "", rest.slice(1));
    if (first === "self" || first === OWN_FILE) {
      const [next = ""] = rest;
      return AGAIN.has(next) ? this.#start(fromPath, next, rest.slice(1)) : this.#below(fromPath, rest);
    }
    if (first === "crate") {
      const root = this.#crateRoot(fromPath);
      return root === undefined ? this.#belowSomeRoot(fromPath, rest) : this.#below(root, rest);
    }
    if (first === "super") {
      const parent = this.#parentModule(fromPath);
      return parent === undefined
        ? undefined
        : this.#start(parent, rest[0] === "super" ? "super" : "self", rest.slice(rest[0] === "super" ? 1 : 0));
    }
    return this.#below(fromPath, [first, ...rest]) ?? this.#fromCrate(first, rest);
  }

  #fromCrate(name: string, rest: readonly string[]): string | undefined {
    const root = this.#crates.get(name);
    return root === undefined ? undefined : this.#below(root, rest);
  }

  #below(module: string, parts: readonly string[]): string | undefined {
    let at = module;
    for (const part of parts) {
      const directory = this.#directoryOf(at);
      const base = directory === "" ? part : `${directory}/${part}`;
      const inner = [`${base}.rs`, `${base}/mod.rs`].find((path) => this.#paths.hasFile(path));
      if (inner === undefined) return undefined;
      at = inner;
    }
    return at;
  }

  /** Tries each directory above the file, because the root file of a test or an example may have any name. */
  #belowSomeRoot(fromPath: string, parts: readonly string[]): string | undefined {
    for (let directory = parentOf(fromPath); directory !== ""; directory = parentOf(directory)) {
      const found = this.#below(`${directory}/main.rs`, parts);
      if (found !== undefined && this.#paths.hasFile(found)) return found;
    }
    return undefined;
  }

  /** The directory of the modules inside a module. */
  #directoryOf(module: string): string {
    return isRoot(module) || module.endsWith("mod.rs") ? parentOf(module) : module.slice(0, -".rs".length);
  }

  #parentModule(path: string): string | undefined {
    const directory = path.endsWith("/mod.rs") ? parentOf(parentOf(path)) : parentOf(path);
    if (isRoot(path)) return undefined;
    const inside = ["mod.rs", ...ROOT_FILES].map((name) => (directory === "" ? name : `${directory}/${name}`));
    return [...inside, `${directory}.rs`].find((each) => each !== path && this.#paths.hasFile(each));
  }

  #crateRoot(path: string): string | undefined {
    if (isRoot(path)) return path;
    for (let directory = parentOf(path); ; directory = parentOf(directory)) {
      for (const name of ROOT_FILES) {
        const root = directory === "" ? name : `${directory}/${name}`;
        if (this.#paths.hasFile(root)) return root;
      }
      if (directory === "") return undefined;
    }
  }

  #nearby(path: string): string[] {
    const directories = new Set([parentOf(path), this.#directoryOf(path)]);
    const files = [...directories].flatMap((directory) => this.#paths.childrenOf(directory));
    const rust = files.filter((each) => each.endsWith(".rs") && each !== path);
    return rust.length > MAX_NEARBY ? [] : rust;
  }

  #libraryOf(directory: string, manifest: string): string | undefined {
    const written = /^\[lib\][^[]*?^path\s*=\s*"([^"]+)"/m.exec(manifest)?.[1];
    const at = (relative: string) => (directory === "" ? relative : `${directory}/${relative}`);
    return [...(written === undefined ? [] : [at(written)]), at("src/lib.rs")].find((path) =>
      this.#paths.hasFile(path),
    );
  }
}

function isRoot(path: string): boolean {
  return ROOT_FILES.includes(fileNameOf(path));
}

/** Whether a path is a manifest that `RustModuleFinder` reads. */
export function isCargo(path: string): boolean {
  return /(?:^|\/)Cargo\.toml$/.test(path);
}
