import type { PathIndex } from "../code/path-index.ts";
import type { ModuleFinder } from "../code/project.ts";
import { languageOfPath, languageRows, semanticsOf } from "../languages/registry.ts";
import { parseLooseJson } from "../util/json.ts";

/** Whether the content of a file determines how imports are followed. */
export function isManifest(path: string): boolean {
  return languageRows().some(({ semantics }) => semantics.isManifest(path));
}

/** The content of a manifest: parsed when it is JSON, its text otherwise. */
export function readManifest(path: string, text: string): unknown {
  return path.endsWith(".json") ? parseLooseJson(text) : text;
}

/** The module finders of a tree. The finder for a family of languages is created when a file of that family first needs it. */
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
    const { family, makeFinder } = semanticsOf(languageOfPath(path));
    let finder = this.#made.get(family);
    if (!finder) {
      finder = makeFinder(this.#paths, this.#manifests);
      this.#made.set(family, finder);
    }
    return finder;
  }
}
