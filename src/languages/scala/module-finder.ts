import type { PathIndex } from "../../code/path-index.ts";
import { parentOf } from "../../code/path-index.ts";
import { filesOf, filesTarget, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";
import { fileNameOf, lastPart } from "../../util/last-part.ts";
import { NamedModuleFinder, WHOLE_NAMESPACE } from "../shared/named-modules.ts";

const CODE = /\.(?:scala|sc)$/;
/** Directories in which sources begin; a file directly in one may be of any package. */
const SOURCE_ROOT = /^(?:src|scala|java|main|test|it|app|shared|jvm|js|native)(?:[-_.\d].*)?$/;
/** When more files than this lie in source roots, only those count that have the package in their path. */
const MAX_ROOT_FILES = 200;

/** Finds packages by directories that are named like them, and in source roots, where directories leave a package out. */
export class ScalaModuleFinder implements ModuleFinder {
  readonly #named: NamedModuleFinder;
  readonly #inRoots: readonly string[];

  constructor(paths: PathIndex) {
    this.#named = new NamedModuleFinder(paths, CODE);
    this.#inRoots = [...paths.files].filter((path) => CODE.test(path) && SOURCE_ROOT.test(fileNameOf(parentOf(path))));
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    const target = this.#named.find(fromPath, specifier);
    if (!specifier.endsWith(WHOLE_NAMESPACE)) return target;
    const last = lastPart(specifier.slice(0, -WHOLE_NAMESPACE.length));
    return filesTarget([...new Set([...filesOf(target), ...this.#rootFiles(last)])]);
  }

  #rootFiles(name: string): readonly string[] {
    if (this.#inRoots.length <= MAX_ROOT_FILES) return this.#inRoots;
    const near = this.#inRoots.filter((path) => path.split("/").includes(name));
    return near.length <= MAX_ROOT_FILES ? near : [];
  }
}
