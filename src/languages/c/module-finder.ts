import { FileNames } from "../../code/file-names.ts";
import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, filesTarget, type ModuleFinder, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";
import { fileNameOf } from "../../util/last-part.ts";

const HEADER = /\.(?:h|hh|hpp|hxx|h\+\+)$/;
const SOURCE = /\.(?:c|cc|cpp|cxx|c\+\+|ipp|inl)$/;
/** Headers of the C library. `<string.h>` is never a file of the repository, even when the repository has a file of that name. */
const STANDARD =
  /^(?:assert|complex|ctype|errno|fenv|float|inttypes|iso646|limits|locale|math|setjmp|signal|stdalign|stdarg|stdatomic|stdbool|stddef|stdint|stdio|stdlib|stdnoreturn|string|tgmath|threads|time|uchar|wchar|wctype|unistd|fcntl|pthread|poll|dlfcn|netdb|sys\/\w+|arpa\/\w+|netinet\/\w+)\.h$/;

/** Finds included files: next to the including file, or by the end of their path, because the include directories are unknown. */
export class CModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  readonly #names: FileNames;

  constructor(paths: PathIndex) {
    this.#paths = paths;
    this.#names = new FileNames(paths.files, (name) => (HEADER.test(name) || SOURCE.test(name) ? [name] : []));
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    if (specifier === OWN_MODULE) return filesTarget(this.#sourcesOf(fromPath));
    const isAngled = specifier.startsWith("<");
    const written = isAngled ? specifier.slice(1) : specifier;
    const beside = isAngled ? undefined : joinPath(parentOf(fromPath), written);
    if (beside !== undefined && this.#paths.hasFile(beside)) return { kind: "file", path: beside };
    if (isAngled && STANDARD.test(written)) return EXTERNAL_MODULE;
    const suffix = written.replace(/^(?:\.{1,2}\/)+/, "");
    const path = this.#names.endingWith(suffix, fromPath);
    return path === undefined ? EXTERNAL_MODULE : { kind: "file", path };
  }

  /** The source files that define the symbols of a header. By convention, both have the same name. */
  #sourcesOf(path: string): string[] {
    if (!HEADER.test(path)) return [];
    const stem = path.replace(HEADER, "");
    const beside = this.#paths.childrenOf(parentOf(path)).filter((each) => each.replace(SOURCE, "") === stem);
    if (beside.length > 0) return beside;
    const name = fileNameOf(stem);
    for (const extension of ["c", "cc", "cpp", "cxx"]) {
      const found = this.#names.endingWith(`${name}.${extension}`, path);
      if (found !== undefined) return [found];
    }
    return [];
  }
}
