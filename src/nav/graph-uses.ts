import { languageOfPath } from "../languages/registry.ts";
import type { Confidence, UseRole } from "../model/use.ts";
import { isBuiltinMember } from "../resolve/builtin-members.ts";
import { lastPart } from "../util/last-part.ts";
import type { FoundSymbol, FoundUse } from "./found.ts";
import type { GraphReader, GraphSymbol } from "./graph-reader.ts";
import type { NamedSymbol } from "./symbol-query.ts";

/** The symbols that a question means and their uses, read off a fresh graph. */
export function usesFromGraph(reader: GraphReader, query: NamedSymbol): FoundSymbol[] {
  return reader.symbolsFor(query).map((symbol) => ({ symbol: reader.ref(symbol), uses: usesOf(reader, symbol) }));
}

/** Every use of one symbol. */
export function usesOf(reader: GraphReader, symbol: GraphSymbol): FoundUse[] {
  const { graph } = reader;
  const found = new Map<string, FoundUse>();
  const ref = reader.ref(symbol);
  const add = (src: string, line: number, column: number, role: UseRole, confidence: Confidence) => {
    const path = graph.entity(src)?.filePath;
    const key = `${path}:${line}:${column}:${role}`;
    // The surest comes first.
    if (path === undefined || found.has(key)) return;
    found.set(key, { use: { path, line, column, role, confidence }, symbol: ref, enclosing: reader.refOfEntity(src) });
  };
  const addRelations = (target: GraphSymbol, confidence?: Confidence) => {
    for (const relation of target.entities.flatMap((entity) => graph.relationsTo(entity.id))) {
      for (const [line, column, role, known] of relation.sites)
        add(relation.src, line, column, role, confidence ?? known);
    }
  };
  addRelations(symbol);
  const declaration = reader.declarationOf(symbol);
  if (declaration) addRelations(declaration);
  if (!reader.isMember(symbol)) return [...found.values()];

  const name = lastPart(symbol.qualname);
  const members = reader.membersNamed(name);
  const ancestry = reader.ancestryOf(symbol);
  for (const other of members) {
    // A call through the base class may run the override, and the other way round.
    if (other !== symbol && isRelated(ancestry, reader.ancestryOf(other))) addRelations(other, "possible");
  }
  const isLikely = reader.likelyAmong(members).includes(symbol);
  for (const { src, sites } of graph.unresolvedUsesOf(name)) {
    const isBuiltin = isBuiltinMember(languageOfPath(graph.entity(src)?.filePath ?? ""), name);
    for (const [line, column, role] of sites)
      add(src, line, column, role, isLikely && !isBuiltin ? "likely" : "possible");
  }
  return [...found.values()];
}

/** Whether one class extends the other; each ancestry begins with the class itself. */
function isRelated([one, ...ancestors]: readonly string[], [other, ...others]: readonly string[]): boolean {
  return one !== undefined && other !== undefined && (ancestors.includes(other) || others.includes(one));
}
