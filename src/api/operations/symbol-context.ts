import type { LineageItem, RagResult, UseItem } from "../../model/result.ts";
import type { SymbolContext, SymbolImpact, SymbolSource } from "../../model/symbol-answers.ts";
import type { ApiContext } from "../context.ts";
import { answerLineage } from "../lineage.ts";
import { answerWhereUsed } from "../where-used.ts";
import { describeSymbol, type SymbolFilter } from "./describe-symbol.ts";

/** A name with more definitions than this says nothing in particular: the first are answered, and the reason names the rest. */
const MAX_DEFINITIONS = 5;
/** Uses and callers that are counted; more are as many as anyone can look at. */
const MAX_COUNTED = 10_000;

/** A definition with who uses it, what it calls and which tests do, in its envelope. */
export function symbolContext(
  context: ApiContext,
  symbol: string,
  filter: SymbolFilter = {},
): Promise<RagResult<SymbolContext>> {
  return forEachDefinition(context, "context", symbol, filter, async (definition, place) => {
    const uses = await answerWhereUsed(context, place, { limit: MAX_COUNTED, includeImports: false });
    const callees = await answerLineage(context, place, "downstream", { limit: MAX_COUNTED, maxDepth: 1 });
    return {
      definition,
      users: uses.items.filter(({ isTest }) => !isTest),
      callees: callees.items,
      tests: uses.items.filter(({ isTest }) => isTest),
    };
  });
}

/** The reach of a change of a definition, in its envelope. */
export function symbolImpact(
  context: ApiContext,
  symbol: string,
  filter: SymbolFilter & { readonly depth?: number | undefined } = {},
): Promise<RagResult<SymbolImpact>> {
  return forEachDefinition(context, "impact", symbol, filter, async ({ symbol: changed, signature }, place) => {
    const { items: uses } = await answerWhereUsed(context, place, { limit: MAX_COUNTED });
    const lineage = await answerLineage(context, place, "upstream", { limit: MAX_COUNTED, maxDepth: filter.depth });
    const further = lineage.items.filter(({ hops }) => hops.length > 1);
    const callers = [...further.filter(({ isTest }) => !isTest), ...further.filter(({ isTest }) => isTest)];
    return { symbol: changed, signature, uses, callers, testFiles: testFiles(uses, callers) };
  });
}

function testFiles(uses: readonly UseItem[], callers: readonly LineageItem[]): string[] {
  const direct = uses.filter(({ isTest }) => isTest).map(({ file }) => file);
  const through = callers.filter(({ isTest }) => isTest).map(({ symbol }) => symbol.path);
  return [...new Set([...direct, ...through])];
}

/** Asks about each definition of a symbol by its place, which means it and no other. */
async function forEachDefinition<Item>(
  context: ApiContext,
  tool: string,
  symbol: string,
  filter: SymbolFilter,
  ask: (definition: SymbolSource, place: string) => Promise<Item>,
): Promise<RagResult<Item>> {
  const started = performance.now();
  const described = await describeSymbol(context, symbol, filter);
  if (described.meta.status === "ERROR") return { meta: { ...described.meta, tool }, items: [] };
  const items: Item[] = [];
  for (const definition of described.items.slice(0, MAX_DEFINITIONS))
    items.push(await ask(definition, `${definition.symbol.path}:${definition.nameLine}`));
  const rest = described.items.length - items.length;
  const reason =
    rest === 0
      ? described.meta.reason
      : `${described.meta.reason ?? ""} Name one as path#name to ask about the other ${rest}.`;
  const isTruncated = rest > 0;
  return { meta: { ...described.meta, tool, isTruncated, reason, elapsedMs: performance.now() - started }, items };
}
