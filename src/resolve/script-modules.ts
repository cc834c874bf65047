import { FileNames } from "./file-names.ts";
import { joinPath, type PathIndex, parentOf } from "./path-index.ts";
import { EXTERNAL_MODULE, filesTarget, type ModuleFinder, type ModuleTarget } from "./project.ts";

/** More files than this under one name tell nothing about where a constant is. */
const MAX_SAME_NAME = 24;
/** Before a constant's name in a specifier: the files that are named after it, by the custom of autoloaders. */
export const CONSTANT_PREFIX = "::";

/** Finds what Ruby files require: relative paths, and paths below some `lib` directory. */
export class RubyModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  readonly #names: FileNames;

  constructor(paths: PathIndex) {
    this.#paths = paths;
    this.#names = new FileNames(paths.files, (name) => (name.endsWith(".rb") ? [name] : []));
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    if (specifier.startsWith(CONSTANT_PREFIX)) {
      const named = this.#names.named(`${snakeCase(specifier.slice(CONSTANT_PREFIX.length))}.rb`);
      return filesTarget(named.length > MAX_SAME_NAME ? [] : named);
    }
    const file = specifier.endsWith(".rb") ? specifier : `${specifier}.rb`;
    if (specifier.startsWith(".")) {
      const path = joinPath(parentOf(fromPath), file);
      return path !== undefined && this.#paths.hasFile(path) ? { kind: "file", path } : EXTERNAL_MODULE;
    }
    const path = this.#names.endingWith(`lib/${file}`, fromPath) ?? this.#names.endingWith(file, fromPath);
    // `require "json"` is the library, whatever files of that name lie around below the surface.
    const isLoadable = path !== undefined && (file.includes("/") || path === file || path.endsWith(`lib/${file}`));
    return isLoadable ? { kind: "file", path } : EXTERNAL_MODULE;
  }
}

/** Finds what shell scripts source; the directory is often put together at run time, so only the end of the path counts. */
export class ShellModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  readonly #names: FileNames;

  constructor(paths: PathIndex) {
    this.#paths = paths;
    this.#names = new FileNames(paths.files, (name) => [name]);
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const known = specifier.replace(/^.*(?:[)}`]|\$\w+)"?\/?/, "").replace(/^["']|["']$/g, "");
    if (known === "" || /[$`*]/.test(known)) return EXTERNAL_MODULE;
    for (const base of [parentOf(fromPath), ""]) {
      const path = joinPath(base, known);
      if (path !== undefined && this.#paths.hasFile(path)) return { kind: "file", path };
    }
    const path = this.#names.endingWith(known.replace(/^(?:\.{0,2}\/)+/, ""), fromPath);
    return path === undefined ? EXTERNAL_MODULE : { kind: "file", path };
  }
}

/** `HTTPServer` is defined in `http_server.rb`. */
function snakeCase(name: string): string {
  return name
    .replace(/([A-Z])(?=[A-Z][a-z])/g, "$1_")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase();
}
