import { FileNames } from "../../code/file-names.ts";
import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { EXTERNAL_MODULE, type ModuleFinder, type ModuleTarget } from "../../code/project.ts";

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
