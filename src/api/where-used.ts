import type { RagResult, UseItem } from "../model/result.ts";
import { type WhereUsedOptions, whereUsed } from "../nav/symbols/where-used.ts";
import { answer, askGraphOrTree } from "./answer.ts";
import type { ApiContext } from "./context.ts";
import { type Given, withDefaults } from "./defaults.ts";

/** The default options of where-used. */
export const WHERE_USED_DEFAULTS: WhereUsedOptions = {
  limit: 50,
  confidence: "likely",
  includeImports: true,
  tests: "include",
};

/** Every use of a symbol, in its envelope. */
export function answerWhereUsed(
  context: ApiContext,
  symbol: string,
  options: Given<WhereUsedOptions> = {},
): Promise<RagResult<UseItem>> {
  const filters = withDefaults(WHERE_USED_DEFAULTS, options);
  return answer(context, { tool: "where-used", query: symbol }, (codebase) =>
    askGraphOrTree(codebase, context, symbol, (graph) => whereUsed(codebase, symbol, filters, graph)),
  );
}
