import type { PathIndex } from "../../code/path-index.ts";
import { parentOf } from "../../code/path-index.ts";
import { filesOf, filesTarget, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";
import { fileNameOf, lastPart } from "../../util/last-part.ts";
import { NamedModuleFinder, WHOLE_NAMESPACE } from "../shared/named-modules.ts";

const CODE = /\.(?:scala|sc)$/;
/** Matches names of directories that are source roots. A file directly in a source root may belong to any package. */
const SOURCE_ROOT = /^(?:src|scala|java|main|test|it|app|shared|jvm|js|native)(?:[-_.\d].*)?$/;
/** If more files than this are directly in source roots, only those with the package's name in their path are considered. */
const MAX_ROOT_FILES = 200;

/** Finds packages in directories with the same name, and in source roots, because directories need not repeat the package. */
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
