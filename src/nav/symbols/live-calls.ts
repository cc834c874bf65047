import type { FileIndex } from "../../code/file-index.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import { handleKey } from "../../code/type.ts";
import type { World } from "../../code/world.ts";
import { isCommonMember } from "../../languages/registry.ts";
import type { SymbolRef } from "../../model/result.ts";
import { likelyAmong } from "../../resolve/classes/hierarchies.ts";
import type { NameSource } from "../../resolve/name-index.ts";
import { resolveReference } from "../../resolve/resolver.ts";
import type { Codebase } from "../code/codebase.ts";
import { findDefinitions } from "./find-definitions.ts";
import { findUses, membersNamed } from "./find-uses.ts";
import type { NamedSymbol } from "./symbol-query.ts";
import { symbolRef } from "./symbol-ref.ts";
import { type CallHop, type CallSource, MAX_POSSIBLE_TARGETS } from "./walk-calls.ts";

/**
 * Walks the calls of the live tree from the symbols of a question. A walk looks up the uses of many symbols, so the index of all
 * names pays for itself at once.
 */
export async function withLiveCalls<T>(
  codebase: Codebase,
  query: NamedSymbol | undefined,
  walk: (
    calls: CallSource<DefinitionHandle>,
    starts: readonly DefinitionHandle[],
    refOf: (handle: DefinitionHandle) => SymbolRef,
  ) => T,
): Promise<T> {
  await codebase.indexAll();
  return codebase.ask((world, names) => {
    const starts = query ? findDefinitions(world, names, query) : [];
    return walk(liveCalls(world, names), starts, (handle) => symbolRef(world, handle));
  });
}

/** The calls, resolved in the live tree. */
export function liveCalls(world: World, names: NameSource): CallSource<DefinitionHandle> {
  return {
    keyOf: handleKey,
    callersOf: (callee) => callersOf(world, names, callee),
    calleesOf: (caller) => calleesOf(world, names, caller),
  };
}

/** The definitions that call it. Code at module level has no definition, so a walk ends there. */
function callersOf(world: World, names: NameSource, callee: DefinitionHandle): CallHop<DefinitionHandle>[] {
  return findUses(world, names, callee)
    .filter((use) => (use.role === "call" || use.role === "decorator") && use.enclosing >= 0)
    .map((use) => ({ ...use, symbol: symbolAt(world, { path: use.path, index: use.enclosing }) }));
}

/** The symbol that a definition belongs to: overloads and accessors are one symbol, represented by the first of them. */
function symbolAt(world: World, { path, index }: DefinitionHandle): DefinitionHandle {
  return { path, index: world.file(path)?.symbolOf(index)[0] ?? index };
}

/** The definitions called in the bodies of a symbol, including nested functions and members. */
function calleesOf(world: World, names: NameSource, caller: DefinitionHandle): CallHop<DefinitionHandle>[] {
  const file = world.file(caller.path);
  if (!file) return [];
  const hops: CallHop<DefinitionHandle>[] = [];
  const { qualname } = file.definition(caller.index);
  for (const reference of file.facts.references) {
    const isCall = reference.role === "call" || reference.role === "decorator";
    if (!isCall || !isInside(file, file.definitionAround(reference.scope), qualname)) continue;
    const { path } = file;
    const { line, column } = reference;
    const resolution = resolveReference(world, file, reference);
    if (resolution.outcome === "resolved") {
      for (const target of resolution.targets)
        hops.push({ symbol: symbolAt(world, target), path, line, column, confidence: "exact" });
    } else if (resolution.outcome === "unknown-receiver" && !isCommonMember(file.facts.language, reference.name)) {
      const members = membersNamed(world, names, reference.name);
      if (members.length > MAX_POSSIBLE_TARGETS) continue;
      const likely = likelyAmong(world, members);
      for (const symbol of members) {
        hops.push({ symbol, path, line, column, confidence: likely.includes(symbol) ? "likely" : "possible" });
      }
    }
  }
  return hops;
}

function isInside(file: FileIndex, definition: number, around: string): boolean {
  if (definition < 0) return false;
  const { qualname } = file.definition(definition);
  return qualname === around || qualname.startsWith(`${around}.`);
}
