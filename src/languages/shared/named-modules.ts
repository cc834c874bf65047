import { FileNames } from "../../code/file-names.ts";
import { joinPath, type PathIndex, parentOf } from "../../code/path-index.ts";
import { filesTarget, type ModuleFinder, type ModuleTarget, OWN_MODULE } from "../../code/project.ts";
import { property } from "../../util/json.ts";
import { fileNameOf, lastPart } from "../../util/last-part.ts";
import { append } from "../../util/multimap.ts";

/** The end of a specifier that means a whole namespace: all files that may belong to it. */
export const WHOLE_NAMESPACE = ".*";
/** When more files than this have one name, their directories decide which of them are candidates. */
const MAX_SAME_NAME = 8;
/** The finder does not search a namespace that may cover more files than this. */
const MAX_NAMESPACE_FILES = 400;

/**
 * Finds types in languages with namespaces and one type per file. `a.b.Name` leads to the files called `Name`. `a.b.*`
 * leads to the files in the directories that are named like the namespace. The files are only candidates: the facts of a
 * file contain the namespace that it declares, and the resolver compares it.
 */
export class NamedModuleFinder implements ModuleFinder {
  readonly #paths: PathIndex;
  readonly #extension: RegExp;
  readonly #types: FileNames;
  readonly #directories: FileNames;
  /** Namespace → the directories that a manifest assigns to it. */
  readonly #mapped = new Map<string, string[]>();
  readonly #namespaces = new Map<string, ModuleTarget>();

  constructor(paths: PathIndex, extension: RegExp, manifests: ReadonlyMap<string, unknown> = new Map()) {
    this.#paths = paths;
    this.#extension = extension;
    this.#types = new FileNames(paths.files, (name) => (extension.test(name) ? typeNames(name, extension) : []));
    this.#directories = new FileNames(paths.directories(), (name) => [name]);
    for (const [path, manifest] of manifests) if (isComposer(path)) this.#readComposer(parentOf(path), manifest);
  }

  find(fromPath: string, specifier: string): ModuleTarget {
    if (specifier === OWN_MODULE) return filesTarget(this.#codeIn(parentOf(fromPath)));
    if (specifier.endsWith(WHOLE_NAMESPACE)) return this.#namespace(specifier.slice(0, -WHOLE_NAMESPACE.length));
    const dot = specifier.lastIndexOf(".");
    const found = this.#types.named(specifier.slice(dot + 1));
    if (found.length <= MAX_SAME_NAME) return filesTarget(found);
    const last = lastPart(specifier.slice(0, Math.max(dot, 0)));
    const near = found.filter((path) => parentOf(path) === parentOf(fromPath) || lastDirectory(path) === last);
    return filesTarget(near);
  }

  #namespace(namespace: string): ModuleTarget {
    let target = this.#namespaces.get(namespace);
    if (!target) {
      target = filesTarget(this.#namespaceFiles(namespace));
      this.#namespaces.set(namespace, target);
    }
    return target;
  }

  #codeIn(directory: string): string[] {
    return this.#paths.childrenOf(directory).filter((path) => this.#extension.test(path) && this.#paths.hasFile(path));
  }

  #namespaceFiles(namespace: string): string[] {
    const directories = new Set(this.#mapped.get(namespace));
    // A directory may have the name of the whole namespace or of the end of it.
    for (let at = 0; ; ) {
      for (const directory of this.#directories.named(namespace.slice(at))) directories.add(directory);
      const dot = namespace.indexOf(".", at);
      if (dot < 0) break;
      at = dot + 1;
    }
    const code = [...directories].flatMap((directory) => this.#codeIn(directory));
    return code.length > MAX_NAMESPACE_FILES ? [] : code;
  }

  #readComposer(root: string, manifest: unknown): void {
    for (const section of ["autoload", "autoload-dev"]) {
      const mapping = property(property(manifest, section), "psr-4");
      for (const [prefix, target] of Object.entries(typeof mapping === "object" && mapping !== null ? mapping : {})) {
        const directory = typeof target === "string" ? joinPath(root, target) : undefined;
        const namespace = prefix.replace(/\\+$/, "").replaceAll("\\", ".");
        if (directory !== undefined) append(this.#mapped, namespace, directory);
      }
    }
  }
}

/** Whether a path is a manifest that `NamedModuleFinder` reads. */
export function isComposer(path: string): boolean {
  return /(?:^|\/)composer\.json$/.test(path) && !/(?:^|\/)vendor\//.test(path);
}

/** `Server.cs`, `Server.Parts.cs` and ``Server`1.cs`` contain the type `Server`; the last one has a type parameter. */
function typeNames(fileName: string, extension: RegExp): readonly string[] {
  const stem = fileName.replace(extension, "");
  const [first = stem] = stem.split(/[.`{]/, 1);
  return [first];
}

function lastDirectory(path: string): string {
  return fileNameOf(parentOf(path));
}
