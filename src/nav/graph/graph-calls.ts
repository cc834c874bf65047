import { isCommonMember, languageOfPath } from "../../languages/registry.ts";
import type { Confidence, UseRole } from "../../model/use.ts";
import { type CallHop, type CallSource, MAX_POSSIBLE_TARGETS } from "../symbols/walk-calls.ts";
import type { GraphReader, GraphSymbol } from "./graph-reader.ts";
import { visitUses } from "./graph-uses.ts";

/** The calls that a fresh graph records. */
export function graphCalls(reader: GraphReader, least: Confidence): CallSource<GraphSymbol> {
  return {
    keyOf: ({ path, qualname, isStatic }) => `${path}#${qualname}${isStatic ? " static" : ""}`,
    callersOf: (callee) => callersOf(reader, callee, least),
    calleesOf: (caller) => calleesOf(reader, caller),
  };
}

function isCall(role: UseRole): boolean {
  return role === "call" || role === "decorator";
}

function callersOf(reader: GraphReader, callee: GraphSymbol, least: Confidence): CallHop<GraphSymbol>[] {
  const hops: CallHop<GraphSymbol>[] = [];
  visitUses(reader, callee, least, ({ path, node }, line, column, role, confidence) => {
    if (node && isCall(role)) hops.push({ symbol: reader.symbolOf(node), path, line, column, confidence });
  });
  return hops;
}

function calleesOf(reader: GraphReader, caller: GraphSymbol): CallHop<GraphSymbol>[] {
  const { path } = caller;
  const hops: CallHop<GraphSymbol>[] = [];
  for (const node of reader.nodesIn(caller)) {
    for (const { end, sites } of reader.graph.usedBy({ path, node })) {
      if (!end.node) continue;
      const symbol = reader.symbolOf(end.node);
      for (const [line, column, role, confidence] of sites)
        if (isCall(role)) hops.push({ symbol, path, line, column, confidence });
    }
    for (const { name, sites } of reader.graph.openUsesIn(node)) {
      const members = reader.membersNamed(name);
      if (members.length > MAX_POSSIBLE_TARGETS || isCommonMember(languageOfPath(path), name)) continue;
      const likely = reader.likelyAmong(members);
      for (const symbol of members) {
        const confidence = likely.includes(symbol) ? "likely" : "possible";
        for (const [line, column, role] of sites)
          if (isCall(role)) hops.push({ symbol, path, line, column, confidence });
      }
    }
  }
  return hops;
}
