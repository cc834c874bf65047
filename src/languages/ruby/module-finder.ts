import { FileNames } from "../../code/file-names.ts";
import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, filesTarget, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";

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

/** `HTTPServer` is defined in `http_server.rb`. */
function snakeCase(name: string): string {
  return name
    .replace(/([A-Z])(?=[A-Z][a-z])/g, "$1_")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase();
}
