import type { BindingStatus } from "../model/result.ts";
import type { TreeBindings } from "../rebind/bind-trees.ts";
import type { Binding, Place } from "../rebind/binding.ts";
import type { DriftedSymbol, SymbolDrift } from "./audit.ts";

/** Symbols that are named one by one; the counts speak for the rest. */
const MAX_LISTED = 200;
/** A symbol that only has other lines is found by anybody who looks for its name. */
const FOUND_BY_NAME: ReadonlySet<BindingStatus> = new Set(["same", "moved"]);

/** Counts what became of the symbols of changed files. */
export function describeSymbolDrift({ bindings }: TreeBindings): SymbolDrift {
  const counts = new Map<BindingStatus, number>();
  let changedBodies = 0;
  const listed: DriftedSymbol[] = [];
  for (const binding of bindings) {
    counts.set(binding.status, (counts.get(binding.status) ?? 0) + 1);
    if (binding.now && binding.bodyChanged) changedBodies++;
    if (!FOUND_BY_NAME.has(binding.status) && listed.length < MAX_LISTED) listed.push(driftedSymbol(binding));
  }
  return { isKnown: true, counts, changedBodies, listed };
}

function driftedSymbol({ old, status, now }: Binding): DriftedSymbol {
  return { ...placeOf(old), status, now: now && placeOf(now) };
}

function placeOf({ path, scopePath, definition }: Place): { path: string; qualname: string; line: number } {
  return { path, qualname: scopePath, line: definition.startLine };
}
