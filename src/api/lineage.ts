import { type DirectionWord, parseDirection } from "../model/direction.ts";
import type { LineageItem, RagResult } from "../model/result.ts";
import { type LineageQuestion, lineage } from "../nav/symbols/lineage.ts";
import { answer, askGraphOrTree, failed } from "./answer.ts";
import type { ApiContext } from "./context.ts";
import { type Given, withDefaults } from "./defaults.ts";

/** The limits of a lineage: everything in the question apart from the symbol and the direction. */
export type LineageLimits = Omit<LineageQuestion, "symbol" | "direction">;

/** The default limits of a lineage. */
export const LINEAGE_DEFAULTS: LineageLimits = { limit: 50, maxDepth: 5, confidence: "likely" };

/** Callers or callees of a symbol over several hops, in their envelope. */
export async function answerLineage(
  context: ApiContext,
  symbol: string,
  word: DirectionWord,
  options: Given<LineageLimits> = {},
): Promise<RagResult<LineageItem>> {
  const asked = { tool: "lineage", query: symbol };
  let direction: LineageQuestion["direction"];
  try {
    direction = parseDirection(word);
  } catch (error) {
    return failed(error, asked);
  }
  const question = { ...withDefaults(LINEAGE_DEFAULTS, options), symbol, direction };
  return answer(context, { ...asked, direction }, (codebase) =>
    askGraphOrTree(codebase, context, symbol, (graph) => lineage(codebase, question, graph)),
  );
}
