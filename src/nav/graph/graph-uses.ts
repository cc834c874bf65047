import type { GraphNode, GraphPlace } from "../../graph/graph-source.ts";
import { breakRulesOf, isCommonMember, languageOfPath } from "../../languages/registry.ts";
import type { Confidence, UseRole } from "../../model/use.ts";
import { lastPart } from "../../util/last-part.ts";
import type { FoundSymbol, FoundUse } from "../symbols/found.ts";
import { MAX_OVERRIDES } from "../symbols/max-overrides.ts";
import type { NamedSymbol } from "../symbols/symbol-query.ts";
import { type GraphReader, type GraphSymbol, refOf } from "./graph-reader.ts";

/** The symbols that a question refers to and their uses, read from a fresh graph. */
export function usesFromGraph(reader: GraphReader, query: NamedSymbol): FoundSymbol[] {
  return reader.symbolsFor(query).map((symbol) => ({ symbol: reader.ref(symbol), uses: usesOf(reader, symbol) }));
}

/** Roles that name a base but do not reach its implementations. */
const NO_CALL: ReadonlySet<UseRole> = new Set(["import", "reexport", "string"]);

/** Every use of one symbol, each place once. */
function usesOf(reader: GraphReader, symbol: GraphSymbol): FoundUse[] {
  const found = new Map<string, FoundUse>();
  const ref = reader.ref(symbol);
  visitUses(reader, symbol, "possible", ({ path, node }, line, column, role, confidence, through) => {
    const key = `${path}:${line}:${column}:${role}`;
    // The highest confidence comes first.
    if (found.has(key)) return;
    const use = { path, line, column, role, confidence, ...(through !== undefined && { through }) };
    found.set(key, { use, symbol: ref, enclosing: node && refOf(node) });
  });
  visitMakings(reader, symbol, ({ path, node }, line, column, role, confidence, through = "") => {
    const use = { path, line, column, role, confidence, through };
    found.set(`${path}:${line}:${column}:${role}`, { use, symbol: ref, enclosing: node && refOf(node) });
  });
  return [...found.values()];
}

/** Visits the places that create an object, for a constructor written in its class. */
function visitMakings(reader: GraphReader, symbol: GraphSymbol, visit: Visitor): void {
  const [owner] = reader.ancestryOf(symbol);
  if (!owner || symbol.nodes[0].kind === "constant") return;
  const { constructorOf } = breakRulesOf(languageOfPath(owner.path));
  if (lastPart(symbol.qualname) !== constructorOf(lastPart(owner.qualname))) return;
  for (const node of reader.symbolOf(owner).nodes) {
    for (const { end, sites } of reader.graph.usesOf(node)) {
      for (const [line, column, role, confidence] of sites) {
        if (role === "call") visit(end, line, column, role, confidence, owner.qualname);
      }
    }
  }
}

type Visitor = (
  place: GraphPlace,
  line: number,
  column: number,
  role: UseRole,
  confidence: Confidence,
  through?: string,
) => void;

/**
 * Visits every use of one symbol with at least the given confidence, highest first per place: possible uses are not looked for unless
 * requested.
 */
export function visitUses(reader: GraphReader, symbol: GraphSymbol, least: Confidence, visit: Visitor): void {
  const { graph } = reader;
  const visitUsesOf = (target: GraphSymbol, confidence?: Confidence, through?: string) => {
    for (const node of target.nodes) {
      for (const { end, sites } of graph.usesOf(node)) {
        for (const [line, column, role, known] of sites) {
          if (through === undefined || (known === "exact" && !NO_CALL.has(role)))
            visit(end, line, column, role, confidence ?? known, through);
        }
      }
    }
  };
  visitUsesOf(symbol);
  const declaration = reader.declarationOf(symbol);
  if (declaration) visitUsesOf(declaration);
  if (!reader.isMember(symbol) || least === "exact") return;

  const name = lastPart(symbol.qualname);
  const isLikely = reader.isLikely(symbol);
  const [, ...ancestors] = reader.ancestryOf(symbol);
  if (ancestors.length > 0) visitBases();
  if (least === "possible") visitRelated();
  else if (!isLikely) return;
  for (const { end, sites } of graph.openUsesOf(name)) {
    const isBuiltin = isCommonMember(languageOfPath(end.path), name);
    for (const [line, column, role] of sites)
      visit(end, line, column, role, isLikely && !isBuiltin ? "likely" : "possible");
  }

  /** A call of a member that the symbol implements or overrides may run the symbol. */
  function visitBases(): void {
    const named = reader.membersNamed(name);
    if (named.length > MAX_OVERRIDES) return;
    for (const other of named) {
      const [owner] = other === symbol ? [] : reader.ancestryOf(other);
      if (owner && ancestors.includes(owner)) visitUsesOf(other, "likely", other.qualname);
    }
  }

  /** A call through the base class may run the override, and vice versa. */
  function visitRelated(): void {
    const ancestry = reader.ancestryOf(symbol);
    for (const other of reader.membersNamed(name)) {
      if (other !== symbol && isRelated(ancestry, reader.ancestryOf(other))) visitUsesOf(other, "possible");
    }
  }
}

/** Whether one class extends the other; each ancestry begins with the class itself. */
function isRelated([one, ...ancestors]: readonly GraphNode[], [other, ...others]: readonly GraphNode[]): boolean {
  return one !== undefined && other !== undefined && (ancestors.includes(other) || others.includes(one));
}
