import { FileNames } from "../../code/file-names.ts";
import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, filesTarget, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";

/** If more files than this have the same name, the name does not tell where a constant is. */
const MAX_SAME_NAME = 24;
/** The prefix of a specifier that means the files named after a constant, as autoloaders expect. */
export const CONSTANT_PREFIX = "::";

/** Finds the files that Ruby code requires: by a relative path, by a path below a directory such as `lib`, or named after a constant. */
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
    // `require "json"` loads the library, unless the file is at the top of the repository or directly in a `lib` directory.
    const isLoadable = path !== undefined && (file.includes("/") || path === file || path.endsWith(`lib/${file}`));
    return isLoadable ? { kind: "file", path } : EXTERNAL_MODULE;
  }
}

/** The name of a constant in snake case: `HTTPServer` is defined in `http_server.rb`. */
function snakeCase(name: string): string {
  return name
    .replace(/([A-Z])(?=[A-Z][a-z])/g, "$1_")
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase();
}
