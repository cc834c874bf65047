import type { DefinitionKind } from "../../model/facts.ts";
import type { RagResult } from "../../model/result.ts";
import type { SymbolSource } from "../../model/symbol-answers.ts";
import { definitionsOf, readSources } from "../../nav/symbols/definitions.ts";
import { severalDefinitions, unknownSymbol } from "../../nav/symbols/where-used.ts";
import { pathFilter } from "../../util/glob.ts";
import { answer, routeQuestion } from "../answer.ts";
import type { ApiContext } from "../context.ts";

/** A filter for the definitions of a symbol. */
export interface SymbolFilter {
  /** Only definitions in files that fit a pattern, as `.gitignore` writes it. */
  readonly path?: string | undefined;
  /** Only definitions of this kind. */
  readonly kind?: DefinitionKind | undefined;
}

/** The definitions of a symbol with their text, in their envelope. A name with several definitions answers for all. */
export function describeSymbol(
  context: ApiContext,
  symbol: string,
  { path, kind }: SymbolFilter = {},
): Promise<RagResult<SymbolSource>> {
  const fits = path === undefined ? () => true : pathFilter([path], []);
  return answer(context, { tool: "symbol", query: symbol }, (codebase) =>
    routeQuestion(
      codebase,
      context,
      symbol,
      async (graph) => {
        const all = await definitionsOf(codebase, symbol, graph);
        if (all.length === 0) throw await unknownSymbol(codebase, symbol);
        const wanted = all.filter((each) => fits(each.path) && (kind === undefined || each.kind === kind));
        const items = await readSources(codebase.tree, wanted);
        return { items, total: items.length, reason: reasonFor(symbol, all.length - items.length, items) };
      },
      () => [],
    ),
  );
}

function reasonFor(symbol: string, hidden: number, items: readonly SymbolSource[]): string | undefined {
  const sentences = [
    ...(items.length > 1
      ? [
          severalDefinitions(
            symbol,
            items.map((item) => item.symbol),
          ),
        ]
      : []),
    ...(hidden > 0
      ? [`${hidden} more ${hidden === 1 ? "definition is" : "definitions are"} left out by the filters.`]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
