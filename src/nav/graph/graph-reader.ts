import type { GraphNode, GraphSource } from "../../graph/graph-source.ts";
import { languageOfPath } from "../../languages/registry.ts";
import { DEFINITION_KINDS, isMemberOwner } from "../../model/facts.ts";
import type { SymbolRef } from "../../model/result.ts";
import { topmostOf } from "../../resolve/classes/topmost.ts";
import { lastPart } from "../../util/last-part.ts";
import { matchesSymbol, type NamedSymbol, readingsOf } from "../symbols/symbol-query.ts";

/** A symbol of the graph: one definition, or several when it is overloaded or redefined. */
export interface GraphSymbol {
  readonly path: string;
  readonly qualname: string;
  /** Belongs to the class itself: a different symbol than the instance member of the same name. */
  readonly isStatic: boolean;
  readonly nodes: readonly [GraphNode, ...GraphNode[]];
}

/** Reads symbols, members and class hierarchies from a graph. */
export class GraphReader {
  readonly graph: GraphSource;
  readonly #symbols = new Map<string, ReadonlyMap<string, GraphSymbol>>();
  readonly #members = new Map<string, readonly GraphSymbol[]>();
  readonly #ancestries = new Map<GraphSymbol, readonly GraphNode[]>();

  constructor(graph: GraphSource) {
    this.graph = graph;
  }

  symbolsFor(query: NamedSymbol): GraphSymbol[] {
    for (const reading of readingsOf(query)) {
      const found = [...this.#candidatesFor(reading)].filter(({ path, qualname }) =>
        matchesSymbol(reading, path, qualname),
      );
      const symbols = distinct(found.map((node) => this.symbolOf(node)));
      if (symbols.length > 0) return symbols;
    }
    return [];
  }

  /** The symbol that a definition belongs to. */
  symbolOf({ path, qualname, isStatic }: GraphNode): GraphSymbol {
    const symbol = this.#symbolsIn(path).get(keyOf(qualname, isStatic));
    if (!symbol) throw new Error(`${path} has no ${qualname}`);
    return symbol;
  }

  symbol(path: string, qualname: string): GraphSymbol | undefined {
    const symbols = this.#symbolsIn(path);
    return symbols.get(keyOf(qualname, false)) ?? symbols.get(keyOf(qualname, true));
  }

  /** The symbol behind the reference in an answer. */
  symbolOfRef({ path, qualname, startLine }: SymbolRef): GraphSymbol | undefined {
    const found = [false, true].map((isStatic) => this.#symbolsIn(path).get(keyOf(qualname, isStatic)));
    return found.find((symbol) => symbol?.nodes.some((node) => node.startLine === startLine));
  }

  /** In C and C++, the declaration of a symbol in a header that its file includes, nearest first. */
  declarationOf({ path, qualname, nodes: [{ kind }] }: GraphSymbol): GraphSymbol | undefined {
    if (!/^(?:c|cpp)$/.test(languageOfPath(path)) || !/^(?:function|method|constant)$/.test(kind)) return undefined;
    const files = new Set([path]);
    for (const file of files) {
      for (const { end } of this.graph.usedBy({ path: file, node: undefined }, "imports")) {
        if (end.node !== undefined || files.has(end.path)) continue;
        files.add(end.path);
        const declared = this.symbol(end.path, qualname);
        if (declared?.nodes[0].kind === kind) return declared;
      }
    }
    return undefined;
  }

  /** The definitions of a symbol and everything defined inside it. */
  nodesIn({ path, qualname }: GraphSymbol): GraphNode[] {
    const inside = `${qualname}.`;
    return this.graph.nodesIn(path).filter((node) => node.qualname === qualname || node.qualname.startsWith(inside));
  }

  /** Every symbol of that name that is an attribute of something. */
  membersNamed(name: string): readonly GraphSymbol[] {
    let members = this.#members.get(name);
    if (!members) {
      const symbols = distinct(Array.from(this.graph.nodesNamed(name), (node) => this.symbolOf(node)));
      members = symbols.filter((symbol) => this.isMember(symbol));
      this.#members.set(name, members);
    }
    return members;
  }

  /** Whether a symbol is accessed as an attribute, unlike a function inside a function. */
  isMember(symbol: GraphSymbol): boolean {
    if (!symbol.qualname.includes(".")) return false;
    const [node] = symbol.nodes;
    const owners = this.#ownerOf(symbol)?.nodes;
    if (!owners || node.kind === "method" || isMemberOwner(owners[0].kind)) return true;
    // Of an overloaded function, only the definition with a body can contain it.
    return !owners.some(({ startLine, endLine }) => startLine <= node.startLine && node.endLine <= endLine);
  }

  ref(symbol: GraphSymbol): SymbolRef {
    return refOf(symbol.nodes[0]);
  }

  /** A member's class and its ancestors, the class first; empty when it belongs to no class. */
  ancestryOf(member: GraphSymbol): readonly GraphNode[] {
    const known = this.#ancestries.get(member);
    if (known) return known;
    const owner = this.isMember(member) ? this.#ownerOf(member) : undefined;
    const queue = [...(owner?.nodes ?? [])];
    this.#ancestries.set(member, queue);
    const seen = new Set(queue);
    for (const node of queue) {
      for (const { end } of this.graph.usedBy({ path: node.path, node }, "extends")) {
        if (!end.node || seen.has(end.node)) continue;
        seen.add(end.node);
        queue.push(end.node);
      }
    }
    return queue;
  }

  /** Of all members with one name, those that an attribute of an object of unknown type likely means. */
  likelyAmong(members: readonly GraphSymbol[]): readonly GraphSymbol[] {
    const ancestries = members.map((member) => this.ancestryOf(member));
    const topmost = topmostOf(ancestries);
    const isForeign = (at: number) => (ancestries[at] ?? []).some((node) => node.hasForeignBases);
    return members.filter((_, at) => topmost.includes(at) && !isForeign(at));
  }

  /** Whether an attribute of an object of unknown type likely means this member, among all with its name. */
  isLikely(member: GraphSymbol): boolean {
    const ancestry = this.ancestryOf(member);
    if (ancestry.some((node) => node.hasForeignBases)) return false;
    // The first namesake in another hierarchy decides: a common name has hundreds, and most are never read.
    for (const node of this.graph.nodesNamed(lastPart(member.qualname))) {
      const other = this.symbolOf(node);
      if (other === member || !this.isMember(other)) continue;
      const [own] = ancestry;
      if (own === undefined || !isUnder(this.ancestryOf(other), own)) return false;
    }
    return true;
  }

  #candidatesFor(query: NamedSymbol): Iterable<GraphNode> {
    switch (query.form) {
      case "path":
        return this.graph.nodesIn(query.path);
      case "name":
        return this.graph.nodesNamed(lastPart(query.qualname));
      case "module":
        return this.graph.nodesNamed(query.parts.at(-1) ?? "");
      case "id":
        return this.graph.nodesNamed(query.id.parts.at(-1) ?? "");
    }
  }

  #ownerOf({ path, qualname }: GraphSymbol): GraphSymbol | undefined {
    return this.symbol(path, qualname.slice(0, qualname.lastIndexOf(".")));
  }

  #symbolsIn(path: string): ReadonlyMap<string, GraphSymbol> {
    const known = this.#symbols.get(path);
    if (known) return known;
    const symbols = new Map<string, GraphSymbol & { readonly nodes: [GraphNode, ...GraphNode[]] }>();
    for (const node of this.graph.nodesIn(path)) {
      const key = keyOf(node.qualname, node.isStatic);
      const symbol = symbols.get(key);
      if (symbol) symbol.nodes.push(node);
      else symbols.set(key, { path, qualname: node.qualname, isStatic: node.isStatic, nodes: [node] });
    }
    this.#symbols.set(path, symbols);
    return symbols;
  }
}

/** A definition as a reference for answers. */
export function refOf({ path, qualname, kind: written, startLine, endLine }: GraphNode): SymbolRef {
  const kind = DEFINITION_KINDS.find((each) => each === written) ?? "constant";
  return { path, qualname, kind, startLine, endLine };
}

function keyOf(qualname: string, isStatic: boolean): string {
  return isStatic ? `${qualname} static` : qualname;
}

function distinct<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

/** Whether a class is, or extends, another. A member without a class counts as under every class. */
function isUnder(ancestry: readonly GraphNode[], other: GraphNode): boolean {
  return ancestry.length === 0 || ancestry.includes(other);
}
