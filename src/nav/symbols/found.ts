import type { SymbolRef } from "../../model/result.ts";
import type { Use } from "../../model/use.ts";

/** One use with the definitions it connects, from either the graph or the live tree. */
export interface FoundUse {
  readonly use: Omit<Use, "enclosing">;
  readonly symbol: SymbolRef;
  readonly enclosing: SymbolRef | undefined;
}

/** A symbol that a question refers to, and its uses. */
export interface FoundSymbol {
  readonly symbol: SymbolRef;
  readonly uses: readonly FoundUse[];
}
