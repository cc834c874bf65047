import { OWN_MODULE, type Project } from "../code/project.ts";
import type { FileFacts } from "../model/facts.ts";
import { lastPart } from "../util/last-part.ts";
import { append } from "../util/multimap.ts";

/** Finds the files that may use a name. An answer may include files that do not use it, but never misses one that does. */
export interface NameSource {
  filesWith(name: string): readonly string[];
  /** The files that import the module at `path`, as far as the import specifiers alone show. */
  importersOf(path: string): readonly string[];
}

/** A name source made from the facts of every file. */
export class NameIndex implements NameSource {
  readonly #files = new Map<string, string[]>();
  readonly #importers = new Map<string, string[]>();

  /** Builds an index from the facts of these files of the project; the facts must be loaded. */
  static build(project: Project, paths: Iterable<string>): NameIndex {
    const index = new NameIndex();
    for (const path of paths) {
      const facts = project.factsOf(path);
      if (!facts || facts.language === "text") continue;
      for (const name of namesIn(facts)) append(index.#files, name, path);
      const modules = new Set([...facts.imports, ...facts.exports].map((each) => each.module));
      modules.delete(OWN_MODULE);
      noteImporter(index.#importers, project, path, modules);
    }
    return index;
  }

  filesWith(name: string): readonly string[] {
    return this.#files.get(name) ?? [];
  }

  importersOf(path: string): readonly string[] {
    return this.#importers.get(path) ?? [];
  }
}

/** Records a file as an importer of the files that it imports, as far as the specifiers alone show. */
export function noteImporter(
  importers: Map<string, string[]>,
  project: Project,
  path: string,
  specifiers: Iterable<string>,
): void {
  const finder = project.finderFor(path);
  for (const specifier of specifiers) {
    const target = finder.find(path, specifier);
    if (target.kind === "file") append(importers, target.path, path);
  }
}

function namesIn(facts: FileFacts): Set<string> {
  const names = new Set<string>();
  for (const reference of facts.references) names.add(reference.name);
  for (const definition of facts.definitions) names.add(lastPart(definition.qualname));
  for (const imported of facts.imports) if (imported.name !== "") names.add(imported.name);
  for (const exported of facts.exports) {
    names.add(exported.name);
    names.add(exported.local);
  }
  for (const mention of facts.strings) names.add(lastPart(mention.text));
  return names;
}
