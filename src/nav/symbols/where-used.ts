import { UserError } from "../../model/errors.ts";
import { moreWords } from "../../model/limit-words.ts";
import type { SymbolRef, UseItem } from "../../model/result.ts";
import { type Confidence, compareConfidence } from "../../model/use.ts";
import { pathFilter } from "../../util/glob.ts";
import type { Codebase } from "../code/codebase.ts";
import type { GraphReader } from "../graph/graph-reader.ts";
import { usesFromGraph } from "../graph/graph-uses.ts";
import { TestFiles } from "../tests/test-files.ts";
import type { FoundUse } from "./found.ts";
import { usesInReadingOrder } from "./reading-order.ts";
import { parseSymbol, type SymbolQuery } from "./symbol-query.ts";
import { useItems } from "./use-items.ts";
import { nothingAt, withWholePath } from "./whole-path.ts";

/** Selects which uses of a symbol to show. */
export interface WhereUsedOptions {
  /** The maximum number of uses shown. */
  readonly limit: number;
  /** The lowest confidence shown. */
  readonly confidence: Confidence;
  /** Whether imports and re-exports count as uses. */
  readonly includeImports: boolean;
  readonly tests: "include" | "only" | "exclude";
  /** Only uses in files that match a `.gitignore` pattern; default is every file. */
  readonly path?: string | undefined;
}

/** Definitions that one sentence lists. */
const MAX_NAMED = 5;

/** Items with the envelope's data about them. */
export interface Answer<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly reason: string | undefined;
}

/** Every use of a symbol, from the graph if given, otherwise from the live tree. For a name with several definitions, it answers for all. */
export async function whereUsed(
  codebase: Codebase,
  symbol: string,
  options: WhereUsedOptions,
  graph?: GraphReader,
): Promise<Answer<UseItem>> {
  const asked = await withWholePath(codebase, parseSymbol(symbol));
  const found =
    graph && asked.form !== "place" ? usesFromGraph(graph, asked) : await usesInTree(codebase, asked, graph);
  const definitions = found.map((each) => each.symbol);
  const uses = found.flatMap((each) => usesInReadingOrder(each));
  if (definitions.length === 0) throw await unknownSymbol(codebase, symbol, asked);
  const paths = options.tests === "include" ? [] : uses.map(({ use }) => use.path);
  const tests = await TestFiles.of(codebase.tree, paths);
  const isInPath = options.path === undefined ? () => true : pathFilter([options.path], []);
  const wanted = uses.filter(({ use }) => isInPath(use.path) && isAsked(use, options, tests));
  const shown = wanted.slice(0, options.limit);
  const items = await useItems(codebase.tree, shown);
  return { items, total: wanted.length, reason: reasonFor(symbol, definitions, uses, wanted, shown.length) };
}

/** The files are read when no graph can answer: for a place in one of them, or for everything when there is no graph. */
async function usesInTree(codebase: Codebase, asked: SymbolQuery, graph: GraphReader | undefined) {
  const { symbolAt, usesFromTree } = await import("./live-uses.ts");
  const query = await symbolAt(codebase, asked);
  if (query === undefined) return [];
  return graph ? usesFromGraph(graph, query) : usesFromTree(codebase, query);
}

function isAsked(use: FoundUse["use"], options: WhereUsedOptions, tests: TestFiles): boolean {
  if (compareConfidence(use.confidence, options.confidence) > 0) return false;
  if (!options.includeImports && (use.role === "import" || use.role === "reexport")) return false;
  return options.tests === "include" || tests.isTest(use.path) === (options.tests === "only");
}

/** The error for an unknown symbol: a user error, because a misspelled name cannot be distinguished from an unused one. */
export async function unknownSymbol(
  codebase: Codebase,
  symbol: string,
  asked = parseSymbol(symbol),
): Promise<UserError> {
  const sentence =
    asked.form === "place" ? await nothingAt(codebase, asked.path, asked.line) : await notDefined(codebase, symbol);
  return new UserError(sentence, { code: "UNKNOWN_SYMBOL" });
}

async function notDefined(codebase: Codebase, symbol: string): Promise<string> {
  const near = await (await import("./live-uses.ts")).nearNames(codebase, symbol);
  const hint = near.length > 0 ? ` Did you mean ${near.join(", ")}?` : "";
  return `${symbol} is defined nowhere in ${codebase.treeName}.${hint}`;
}

/** The message for a name with several symbols: the answer is about all of them. */
export function severalDefinitions(symbol: string, definitions: readonly SymbolRef[]): string {
  const places = definitions.slice(0, MAX_NAMED).map((each) => `${each.path}#${each.qualname}`);
  const rest = definitions.length - places.length;
  const more = rest > 0 ? ` and ${rest} more` : "";
  return `${symbol} has ${definitions.length} definitions (${places.join(", ")}${more}); all are answered, one after the other.`;
}

/** A place that may refer to any of several symbols counts once. */
function placesIn(uses: readonly FoundUse[]): number {
  return new Set(uses.map(({ use: { path, line, column } }) => `${path}:${line}:${column}`)).size;
}

/** Explains why there are no items, or not all, and whether the symbol has several definitions; undefined when there is nothing to explain. */
function reasonFor(
  symbol: string,
  definitions: readonly SymbolRef[],
  uses: readonly FoundUse[],
  asked: readonly FoundUse[],
  shown: number,
): string | undefined {
  const sentences: string[] = [];
  const [first] = definitions;
  if (definitions.length > 1) sentences.push(severalDefinitions(symbol, definitions));
  if (uses.length === 0 && first)
    sentences.push(`${symbol} is defined in ${first.path}:${first.startLine}, and nothing here uses it.`);
  const hidden = placesIn(uses) - placesIn(asked);
  if (hidden > 0)
    sentences.push(
      `${hidden} more ${hidden === 1 ? "place is" : "places are"} left out by the filters (--confidence possible shows the uncertain ones).`,
    );
  if (shown < asked.length) sentences.push(moreWords(asked.length, shown));
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
