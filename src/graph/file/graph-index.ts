import type { CodeGraph, Entity, Relation, UnresolvedUse } from "../../model/graph.ts";
import { parseSymbolId } from "../../model/symbol-id.ts";
import { lastPart } from "../../util/last-part.ts";
import { groupBy } from "../../util/multimap.ts";

const NONE: readonly never[] = [];

/** A graph with lookup tables. Each table is built on first use. */
export class GraphIndex {
  readonly graph: CodeGraph;
  /** Rows of its file that could not be used. */
  readonly leftOut: number;
  #entities: Map<string, Entity> | undefined;
  #bySource: Map<string, Relation[]> | undefined;
  #byTarget: Map<string, Relation[]> | undefined;
  #unresolved: Map<string, UnresolvedUse[]> | undefined;
  #unresolvedBySource: Map<string, UnresolvedUse[]> | undefined;
  #names: Map<string, Set<string>> | undefined;

  constructor(graph: CodeGraph, leftOut = 0) {
    this.graph = graph;
    this.leftOut = leftOut;
  }

  entity(id: string): Entity | undefined {
    // Where an older graph has an id twice, the first entity counts, as in LLMC.
    this.#entities ??= new Map([...this.graph.entities].reverse().map((entity) => [entity.id, entity]));
    return this.#entities.get(id);
  }

  /** Relations from an entity to those that it uses. */
  relationsFrom(id: string): readonly Relation[] {
    this.#bySource ??= groupBy(this.graph.relations, (relation) => relation.src);
    return this.#bySource.get(id) ?? NONE;
  }

  /** Relations to an entity from those that use it. */
  relationsTo(id: string): readonly Relation[] {
    this.#byTarget ??= groupBy(this.graph.relations, (relation) => relation.dst);
    return this.#byTarget.get(id) ?? NONE;
  }

  /** Uses of a name on receivers of unknown type. */
  unresolvedUsesOf(name: string): readonly UnresolvedUse[] {
    this.#unresolved ??= groupBy(this.graph.unresolved, (use) => use.name);
    return this.#unresolved.get(name) ?? NONE;
  }

  /** Uses on receivers of unknown type in the body of an entity. */
  unresolvedUsesFrom(id: string): readonly UnresolvedUse[] {
    this.#unresolvedBySource ??= groupBy(this.graph.unresolved, (use) => use.src);
    return this.#unresolvedBySource.get(id) ?? NONE;
  }

  /**
   * The ids that a symbol may mean: an id itself, a dotted name, or a bare name; matched as a whole and case-sensitively.
   * Ids that only relations name count too, because older graphs refer to symbols for which they have no entity.
   */
  idsOf(symbol: string): readonly string[] {
    this.#names ??= this.#indexNames();
    return [...(this.#names.get(symbol) ?? NONE)].sort();
  }

  #indexNames(): Map<string, Set<string>> {
    const names = new Map<string, Set<string>>();
    const add = (key: string, id: string) => {
      const ids = names.get(key);
      if (ids) ids.add(id);
      else names.set(key, new Set([id]));
    };
    const addId = (id: string) => {
      add(id, id);
      const parsed = parseSymbolId(id);
      if (parsed?.prefix === "file") return;
      const dotted = parsed ? parsed.parts.join(".") : id;
      add(dotted, id);
      add(lastPart(dotted), id);
    };
    for (const { id, name } of this.graph.entities) {
      addId(id);
      if (name === undefined) continue;
      add(name, id);
      add(lastPart(name), id);
    }
    for (const { src, dst } of this.graph.relations) {
      if (!names.has(src)) addId(src);
      if (!names.has(dst)) addId(dst);
    }
    return names;
  }
}
