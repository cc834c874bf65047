import { languageOfPath } from "../languages/registry.ts";
import type { Language } from "../model/facts.ts";
import { parseLooseJson } from "../util/json.ts";
import { CModuleFinder } from "./c-modules.ts";
import { EcmascriptModuleFinder, isManifest as isEcmascriptManifest } from "./ecmascript-modules.ts";
import { GoModuleFinder, isGoMod } from "./go-modules.ts";
import { isComposer, NamedModuleFinder } from "./named-modules.ts";
import type { PathIndex } from "./path-index.ts";
import { EXTERNAL_MODULE, type ModuleFinder } from "./project.ts";
import { PythonModuleFinder } from "./python-modules.ts";
import { isCargo, RustModuleFinder } from "./rust-modules.ts";
import { RubyModuleFinder, ShellModuleFinder } from "./script-modules.ts";

const NOTHING_FOUND: ModuleFinder = { find: () => EXTERNAL_MODULE };
const JVM = /\.(?:java|kts?)$/;

/** Whether imports are followed by what a file says. */
export function isManifest(path: string): boolean {
  return isEcmascriptManifest(path) || isGoMod(path) || isCargo(path) || isComposer(path);
}

/** What a manifest says: parsed when it is JSON, its text otherwise. */
export function readManifest(path: string, text: string): unknown {
  return path.endsWith(".json") ? parseLooseJson(text) : text;
}

/** The module finders of a tree. Each is made when a file of its languages is first asked for. */
export class Finders {
  readonly #paths: PathIndex;
  readonly #manifests: ReadonlyMap<string, unknown>;
  readonly #made = new Map<string, ModuleFinder>();

  constructor(paths: PathIndex, manifests: ReadonlyMap<string, unknown>) {
    this.#paths = paths;
    this.#manifests = manifests;
  }

  /** The finder for the imports of a file. */
  forPath(path: string): ModuleFinder {
    const family = familyOf(languageOfPath(path));
    let finder = this.#made.get(family);
    if (!finder) {
      finder = this.#make(family);
      this.#made.set(family, finder);
    }
    return finder;
  }

  #make(family: Language): ModuleFinder {
    switch (family) {
      case "python":
        return new PythonModuleFinder(this.#paths);
      case "javascript":
        return new EcmascriptModuleFinder(this.#paths, this.#manifests);
      case "go":
        return new GoModuleFinder(this.#paths, this.#manifests);
      case "java":
        return new NamedModuleFinder(this.#paths, JVM);
      case "csharp":
        return new NamedModuleFinder(this.#paths, /\.cs$/);
      case "php":
        return new NamedModuleFinder(this.#paths, /\.php$/, this.#manifests);
      case "rust":
        return new RustModuleFinder(this.#paths, this.#manifests);
      case "c":
        return new CModuleFinder(this.#paths);
      case "ruby":
        return new RubyModuleFinder(this.#paths);
      case "bash":
        return new ShellModuleFinder(this.#paths);
      default:
        return NOTHING_FOUND;
    }
  }
}

/** Languages that can import from each other share a finder. */
function familyOf(language: Language): Language {
  switch (language) {
    case "jsx":
    case "typescript":
    case "tsx":
    case "vue":
    case "svelte":
      return "javascript";
    case "kotlin":
      return "java";
    case "cpp":
      return "c";
    // A file without an ending may be a script.
    case "text":
      return "bash";
    default:
      return language;
  }
}
