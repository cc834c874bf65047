import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";
import { property, stringProperty } from "../../util/json.ts";
import { probe, probeBuilt } from "./module-paths.ts";
import { exportTargets } from "./package-exports.ts";
import { compilerPaths, type PathMapping } from "./tsconfig.ts";

/** The fields of a manifest that name the main file of its directory. */
const MAIN_FIELDS = ["source", "types", "typings", "module", "main"];

/** Finds JavaScript and TypeScript modules: relative paths, `tsconfig` paths, the packages of a workspace, `#imports`. */
export class EcmascriptModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  /** Parsed `package.json` and `tsconfig*.json` files by path. */
  readonly #manifests: ReadonlyMap<string, unknown>;
  /** Package name → the directories that carry it. */
  readonly #packages = new Map<string, string>();
  readonly #mappings = new Map<string, readonly PathMapping[]>();

  constructor(paths: PathIndex, manifests: ReadonlyMap<string, unknown>) {
    this.#paths = paths;
    this.#manifests = manifests;
    for (const [path, manifest] of manifests) {
      const name = path.endsWith("package.json") ? stringProperty(manifest, "name") : undefined;
      if (name !== undefined && !this.#packages.has(name)) this.#packages.set(name, parentOf(path));
    }
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const path = this.#findPath(fromPath, specifier);
    return path === undefined ? EXTERNAL_MODULE : { kind: "file", path };
  }

  namedPaths(fromPath: string, specifier: string): readonly string[] {
    const path = specifier.startsWith(".") ? joinPath(parentOf(fromPath), specifier) : undefined;
    if (path === undefined) return [];
    const manifest = this.#manifests.get(path === "" ? "package.json" : `${path}/package.json`);
    const mains = MAIN_FIELDS.map((field) => stringProperty(manifest, field));
    return [...mains, ...exportTargets(property(manifest, "exports"), ".")].flatMap((main) => {
      const named = main === undefined ? undefined : joinPath(path, main);
      return named === undefined ? [] : [named];
    });
  }

  #findPath(fromPath: string, specifier: string): string | undefined {
    if (specifier.startsWith(".")) {
      const path = joinPath(parentOf(fromPath), specifier);
      return path === undefined ? undefined : this.#fileOrDirectory(path);
    }
    if (specifier.startsWith("#")) return this.#fromImports(fromPath, specifier);
    return this.#fromMappings(fromPath, specifier) ?? this.#fromPackages(specifier);
  }

  /** A path as `require` reads it: a directory may have a manifest that names its main file. */
  #fileOrDirectory(path: string): string | undefined {
    const manifest = this.#manifests.get(path === "" ? "package.json" : `${path}/package.json`);
    if (manifest !== undefined && !this.#paths.hasFile(path)) {
      const main = this.#packageEntry(path, manifest, ".");
      if (main !== undefined) return main;
    }
    return probe(this.#paths, path);
  }

  #fromImports(fromPath: string, specifier: string): string | undefined {
    for (let directory = parentOf(fromPath); ; directory = parentOf(directory)) {
      const manifest = this.#manifests.get(directory === "" ? "package.json" : `${directory}/package.json`);
      const targets = exportTargets(property(manifest, "imports"), specifier);
      if (targets.length > 0) return this.#firstBuilt(directory, targets);
      if (directory === "") return undefined;
    }
  }

  #fromMappings(fromPath: string, specifier: string): string | undefined {
    for (const { prefix, suffix, targets } of this.#mappingsFor(parentOf(fromPath))) {
      const star = starOf(specifier, prefix, suffix);
      if (star === undefined) continue;
      for (const target of targets) {
        const path = probe(this.#paths, target.replace("*", star));
        if (path !== undefined) return path;
      }
    }
    return undefined;
  }

  #mappingsFor(directory: string): readonly PathMapping[] {
    let mappings = this.#mappings.get(directory);
    if (!mappings) {
      mappings =
        compilerPaths(this.#manifests, directory) ?? (directory === "" ? [] : this.#mappingsFor(parentOf(directory)));
      this.#mappings.set(directory, mappings);
    }
    return mappings;
  }

  #fromPackages(specifier: string): string | undefined {
    const parts = specifier.split("/");
    const nameLength = specifier.startsWith("@") ? 2 : 1;
    const directory = this.#packages.get(parts.slice(0, nameLength).join("/"));
    if (directory === undefined) return undefined;
    const rest = parts.slice(nameLength).join("/");
    const manifest = this.#manifests.get(directory === "" ? "package.json" : `${directory}/package.json`);
    return this.#packageEntry(directory, manifest, rest === "" ? "." : `./${rest}`);
  }

  #packageEntry(directory: string, manifest: unknown, subpath: string): string | undefined {
    const targets = exportTargets(property(manifest, "exports"), subpath);
    const exported = this.#firstBuilt(directory, targets);
    if (exported !== undefined) return exported;
    if (subpath !== ".")
      return (
        probeBuilt(this.#paths, directory, subpath) ?? probeBuilt(this.#paths, directory, `./src/${subpath.slice(2)}`)
      );
    const mains = MAIN_FIELDS.map((field) => stringProperty(manifest, field));
    const named = this.#firstBuilt(
      directory,
      mains.filter((main) => main !== undefined),
    );
    return named ?? probe(this.#paths, directory) ?? probeBuilt(this.#paths, directory, "./src/index");
  }

  #firstBuilt(directory: string, targets: readonly string[]): string | undefined {
    for (const target of targets) {
      const path = probeBuilt(this.#paths, directory, target);
      if (path !== undefined) return path;
    }
    return undefined;
  }
}

/** The part of a specifier that the `*` of a pattern matches; undefined when the pattern does not match. */
function starOf(specifier: string, prefix: string, suffix: string | undefined): string | undefined {
  if (suffix === undefined) return specifier === prefix ? "" : undefined;
  if (specifier.length < prefix.length + suffix.length) return undefined;
  if (!specifier.startsWith(prefix) || !specifier.endsWith(suffix)) return undefined;
  return specifier.slice(prefix.length, specifier.length - suffix.length);
}

/** Whether a path is one of the manifests that `EcmascriptModuleFinder` reads. */
export function isManifest(path: string): boolean {
  return /(?:^|\/)(?:package|[tj]sconfig[^/]*)\.json$/.test(path) && !path.includes("node_modules/");
}
