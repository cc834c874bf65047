import { FileIndex } from "./file-index.ts";
import type { ModuleTarget, Project } from "./project.ts";
import type { Type } from "./type.ts";

/** Beyond this many steps from one expression to the next, an answer would rest on too much. */
const MAX_DEPTH = 24;

/** By path, then by number; null while it is being worked out. */
type TypeTable = Map<string, (readonly Type[] | null | undefined)[]>;

/** One project and everything already worked out about it. Nothing in it changes once known. */
export class World {
  readonly project: Project;
  readonly #files = new Map<string, FileIndex | undefined>();
  readonly #modules = new Map<string, Map<string, ModuleTarget>>();
  readonly #types: TypeTable = new Map();
  readonly #aliases: TypeTable = new Map();
  #depth = 0;

  constructor(project: Project) {
    this.project = project;
  }

  file(path: string): FileIndex | undefined {
    if (this.#files.has(path)) return this.#files.get(path);
    const facts = this.project.factsOf(path);
    const index = facts && new FileIndex(path, facts);
    this.#files.set(path, index);
    return index;
  }

  /** Where a specifier leads from a file. */
  module(fromPath: string, specifier: string): ModuleTarget {
    let known = this.#modules.get(fromPath);
    if (!known) {
      known = new Map();
      this.#modules.set(fromPath, known);
    }
    let target = known.get(specifier);
    if (!target) {
      target = this.project.finderFor(fromPath).find(fromPath, specifier);
      known.set(specifier, target);
    }
    return target;
  }

  /**
   * The types of an operand, worked out once. An operand that depends on itself (`x = x.next`) knows nothing while it
   * is being worked out.
   */
  memoise(path: string, operand: number, compute: () => readonly Type[]): readonly Type[] {
    return this.#once(this.#types, path, operand, compute);
  }

  /** What the type alias with that definition index stands for, worked out once. */
  memoiseAlias(path: string, index: number, compute: () => readonly Type[]): readonly Type[] {
    return this.#once(this.#aliases, path, index, compute);
  }

  #once(table: TypeTable, path: string, index: number, compute: () => readonly Type[]): readonly Type[] {
    let known = table.get(path);
    if (!known) {
      known = [];
      table.set(path, known);
    }
    const found = known[index];
    if (found) return found;
    if (found === null || this.#depth >= MAX_DEPTH) return [];
    known[index] = null;
    this.#depth++;
    try {
      const types = compute();
      known[index] = types;
      return types;
    } finally {
      this.#depth--;
      if (known[index] === null) known[index] = undefined;
    }
  }
}
