import { FOREIGN_BASES, STATIC } from "../graph/entity-of.ts";
import type { GraphIndex } from "../graph/graph-index.ts";
import { languageOfPath } from "../languages/registry.ts";
import { DEFINITION_KINDS } from "../model/facts.ts";
import type { Entity } from "../model/graph.ts";
import type { SymbolRef } from "../model/result.ts";
import { fileId, moduleName, parseSymbolId } from "../model/symbol-id.ts";
import { isMemberOwner } from "../resolve/file-index.ts";
import { topmostOf } from "../resolve/hierarchies.ts";
import { lastPart } from "../util/last-part.ts";
import { append, groupBy } from "../util/multimap.ts";
import { matchesSymbol, type NamedSymbol, readingsOf } from "./symbol-query.ts";

/** A symbol of the graph: one entity, or several when it is overloaded or redefined. */
export interface GraphSymbol {
  readonly path: string;
  readonly qualname: string;
  /** A member of the class itself: another symbol than the member of its instances with the same name. */
  readonly isStatic: boolean;
  readonly entities: readonly [Entity, ...Entity[]];
}

interface MutableSymbol extends GraphSymbol {
  readonly entities: [Entity, ...Entity[]];
}

/** Reads symbols, members and class hierarchies off a graph. */
export class GraphReader {
  readonly graph: GraphIndex;
  readonly #symbols = new Map<string, MutableSymbol>();
  readonly #byLastName = new Map<string, GraphSymbol[]>();
  #byPath: ReadonlyMap<string, readonly GraphSymbol[]> | undefined;

  constructor(graph: GraphIndex) {
    this.graph = graph;
    for (const entity of graph.graph.entities) {
      if (entity.kind === "file" || entity.filePath === undefined) continue;
      const path = entity.filePath;
      const qualname = qualnameOf(entity.id, path);
      const isStatic = entity.metadata.get(STATIC) === true;
      const key = symbolKey(path, qualname, isStatic);
      const known = this.#symbols.get(key);
      if (known) {
        known.entities.push(entity);
        continue;
      }
      const symbol: MutableSymbol = { path, qualname, isStatic, entities: [entity] };
      this.#symbols.set(key, symbol);
      append(this.#byLastName, lastPart(qualname), symbol);
    }
  }

  symbolsFor(query: NamedSymbol): GraphSymbol[] {
    for (const reading of readingsOf(query)) {
      const found = [...this.#symbols.values()].filter(({ path, qualname }) => matchesSymbol(reading, path, qualname));
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The symbol that an entity belongs to; undefined for a file. */
  symbolOf(id: string): GraphSymbol | undefined {
    const entity = this.graph.entity(id);
    const path = entity?.filePath;
    if (path === undefined) return undefined;
    return this.#symbols.get(symbolKey(path, qualnameOf(id, path), entity?.metadata.get(STATIC) === true));
  }

  symbol(path: string, qualname: string): GraphSymbol | undefined {
    return this.#symbols.get(symbolKey(path, qualname)) ?? this.#symbols.get(symbolKey(path, qualname, true));
  }

  /** The symbol that answers name. */
  symbolOfRef({ path, qualname, startLine }: SymbolRef): GraphSymbol | undefined {
    const found = [false, true].map((isStatic) => this.#symbols.get(symbolKey(path, qualname, isStatic)));
    return found.find((symbol) => symbol?.entities.some((entity) => entity.startLine === startLine));
  }

  /** In C and C++, the declaration of a symbol in a header that its file includes, the nearest first. */
  declarationOf({ path, qualname, entities: [{ kind }] }: GraphSymbol): GraphSymbol | undefined {
    if (!/^(?:c|cpp)$/.test(languageOfPath(path)) || !/^(?:function|method|constant)$/.test(kind)) return undefined;
    const files = new Set([path]);
    for (const file of files) {
      for (const { edge, dst } of this.graph.relationsFrom(fileId(file))) {
        const included = edge === "imports" ? this.graph.entity(dst) : undefined;
        if (included?.kind !== "file" || included.filePath === undefined || files.has(included.filePath)) continue;
        files.add(included.filePath);
        const declared = this.symbol(included.filePath, qualname);
        if (declared?.entities[0].kind === kind) return declared;
      }
    }
    return undefined;
  }

  /** The entities of a symbol and of everything defined inside it. */
  entitiesIn({ path, qualname }: GraphSymbol): Entity[] {
    const inside = `${qualname}.`;
    this.#byPath ??= groupBy<string, GraphSymbol>(this.#symbols.values(), (symbol) => symbol.path);
    return (this.#byPath.get(path) ?? [])
      .filter((symbol) => symbol.qualname === qualname || symbol.qualname.startsWith(inside))
      .flatMap((symbol) => symbol.entities);
  }

  /** Every symbol that is an attribute of something and has the name. */
  membersNamed(name: string): readonly GraphSymbol[] {
    return (this.#byLastName.get(name) ?? []).filter((symbol) => this.isMember(symbol));
  }

  /** Whether a symbol is reached as an attribute, unlike a function inside a function. */
  isMember(symbol: GraphSymbol): boolean {
    if (!symbol.qualname.includes(".")) return false;
    const [entity] = symbol.entities;
    const owner = this.#ownerOf(symbol)?.entities[0];
    if (!owner || entity.kind === "method" || isMemberOwner(owner.kind)) return true;
    const isInside = (entity.startLine ?? 0) >= (owner.startLine ?? 0) && (entity.endLine ?? 0) <= (owner.endLine ?? 0);
    return !isInside;
  }

  ref(symbol: GraphSymbol): SymbolRef {
    return refOf(symbol, symbol.entities[0]);
  }

  /** The very definition that an entity is; undefined for a file. */
  refOfEntity(id: string): SymbolRef | undefined {
    const entity = this.graph.entity(id);
    const symbol = this.symbolOf(id);
    return entity && symbol && refOf(symbol, entity);
  }

  /** The ids of a member's class and its ancestors, the class first; none when it belongs to no class. */
  ancestryOf(member: GraphSymbol): readonly string[] {
    const owner = this.isMember(member) ? this.#ownerOf(member) : undefined;
    const queue = owner?.entities.map((entity) => entity.id) ?? [];
    const seen = new Set(queue);
    for (const id of queue) {
      for (const relation of this.graph.relationsFrom(id)) {
        if (relation.edge !== "extends" || seen.has(relation.dst)) continue;
        seen.add(relation.dst);
        queue.push(relation.dst);
      }
    }
    return queue;
  }

  #ownerOf({ path, qualname }: GraphSymbol): GraphSymbol | undefined {
    return this.symbol(path, qualname.slice(0, qualname.lastIndexOf(".")));
  }

  /** Of all members of one name, those that an attribute of something of unknown type likely means. */
  likelyAmong(members: readonly GraphSymbol[]): readonly GraphSymbol[] {
    const ancestries = members.map((member) => this.ancestryOf(member));
    const topmost = topmostOf(ancestries);
    const isForeign = (at: number) =>
      (ancestries[at] ?? []).some((id) => this.graph.entity(id)?.metadata.has(FOREIGN_BASES));
    return members.filter((_, at) => topmost.includes(at) && !isForeign(at));
  }
}

function refOf({ path, qualname }: GraphSymbol, entity: Entity): SymbolRef {
  const kind = DEFINITION_KINDS.find((each) => each === entity.kind) ?? "constant";
  return { path, qualname, kind, startLine: entity.startLine ?? 0, endLine: entity.endLine ?? 0 };
}

function symbolKey(path: string, qualname: string, isStatic = false): string {
  return `${path}#${qualname}${isStatic ? " static" : ""}`;
}

/** The qualified name inside the file: what is left of the id without the module. */
function qualnameOf(id: string, path: string): string {
  return (parseSymbolId(id)?.parts ?? []).slice(moduleName(path).split(".").length).join(".");
}
