import type { SymbolRef } from "../../model/result.ts";
import type { Use } from "../../model/use.ts";

/** One use with the definitions it connects, whether the graph or the live tree told. */
export interface FoundUse {
  readonly use: Omit<Use, "enclosing">;
  readonly symbol: SymbolRef;
  readonly enclosing: SymbolRef | undefined;
}

/** A symbol that a question means, and its uses. */
export interface FoundSymbol {
  readonly symbol: SymbolRef;
  readonly uses: readonly FoundUse[];
}
