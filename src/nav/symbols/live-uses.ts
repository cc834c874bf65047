import type { SymbolRef } from "../../model/result.ts";
import type { Codebase } from "../code/codebase.ts";
import { findDefinitions, nameSymbolAt } from "./find-definitions.ts";
import { findUsesAndMakings } from "./find-uses.ts";
import type { FoundSymbol } from "./found.ts";
import type { NamedSymbol, SymbolQuery } from "./symbol-query.ts";
import { symbolRef } from "./symbol-ref.ts";

export { withLiveCalls } from "./live-calls.ts";
export { nearNames } from "./near-names.ts";

/** The same question with a place replaced by the symbol there; undefined when there is none. */
export async function symbolAt(codebase: Codebase, asked: SymbolQuery): Promise<NamedSymbol | undefined> {
  return asked.form === "place" ? codebase.ask((world) => nameSymbolAt(world, asked)) : asked;
}

/** The symbols that a question refers to, from the live tree. */
export function definitionsFromTree(codebase: Codebase, query: NamedSymbol): Promise<SymbolRef[]> {
  return codebase.ask((world, names) => findDefinitions(world, names, query).map((handle) => symbolRef(world, handle)));
}

/** The symbols that a question refers to and their uses, from the live tree. */
export function usesFromTree(codebase: Codebase, query: NamedSymbol): Promise<FoundSymbol[]> {
  return codebase.ask((world, names) =>
    findDefinitions(world, names, query).map((handle) => {
      const symbol = symbolRef(world, handle);
      const uses = findUsesAndMakings(world, names, handle).map(({ enclosing, ...use }) => ({
        use,
        symbol,
        enclosing: enclosing < 0 ? undefined : symbolRef(world, { path: use.path, index: enclosing }),
      }));
      return { symbol, uses };
    }),
  );
}
