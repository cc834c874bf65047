import { UserError } from "../../model/errors.ts";
import type { SymbolRef, UseItem } from "../../model/result.ts";
import { type Confidence, compareConfidence, comparePlaces } from "../../model/use.ts";
import { pathFilter } from "../../util/glob.ts";
import type { Codebase } from "../code/codebase.ts";
import type { GraphReader } from "../graph/graph-reader.ts";
import { usesFromGraph } from "../graph/graph-uses.ts";
import { isTestPath } from "../is-test.ts";
import type { FoundUse } from "./found.ts";
import { parseSymbol, type SymbolQuery } from "./symbol-query.ts";
import { useItems } from "./use-items.ts";

/** Which uses of a symbol are shown. */
export interface WhereUsedOptions {
  /** How many at most. */
  readonly limit: number;
  /** The least confidence that is shown. */
  readonly confidence: Confidence;
  /** Whether imports and re-exports count as uses. */
  readonly includeImports: boolean;
  readonly tests: "include" | "only" | "exclude";
  /** Only uses in files that fit a pattern, as `.gitignore` writes it; default is every file. */
  readonly path?: string | undefined;
}

/** Definitions that a sentence names. */
const MAX_NAMED = 5;

/** Items with what an envelope says about them. */
export interface Answer<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly reason: string | undefined;
}

/** Every use of a symbol, from the graph if it is given, else from the live tree. A name with several definitions answers for all. */
export async function whereUsed(
  codebase: Codebase,
  symbol: string,
  options: WhereUsedOptions,
  graph?: GraphReader,
): Promise<Answer<UseItem>> {
  const asked = parseSymbol(symbol);
  const found =
    graph && asked.form !== "place" ? usesFromGraph(graph, asked) : await usesInTree(codebase, asked, graph);
  const definitions = found.map((each) => each.symbol);
  const uses = found.flatMap((each) => [...each.uses].sort(byConfidenceAndPlace));
  if (definitions.length === 0) throw await unknownSymbol(codebase, symbol);
  const isInPath = options.path === undefined ? () => true : pathFilter([options.path], []);
  const wanted = uses.filter(({ use }) => isInPath(use.path) && isAsked(use, options));
  const shown = wanted.slice(0, options.limit);
  const items = await useItems(codebase.tree, shown);
  return { items, total: wanted.length, reason: reasonFor(symbol, definitions, uses, wanted, shown.length) };
}

/** The files are read for what no graph answers: a place in one of them, or everything where there is no graph. */
async function usesInTree(codebase: Codebase, asked: SymbolQuery, graph: GraphReader | undefined) {
  const { symbolAt, usesFromTree } = await import("./live-uses.ts");
  const query = await symbolAt(codebase, asked);
  if (query === undefined) return [];
  return graph ? usesFromGraph(graph, query) : usesFromTree(codebase, query);
}

function byConfidenceAndPlace({ use: a }: FoundUse, { use: b }: FoundUse): number {
  return compareConfidence(a.confidence, b.confidence) || comparePlaces(a, b);
}

function isAsked(use: FoundUse["use"], options: WhereUsedOptions): boolean {
  if (compareConfidence(use.confidence, options.confidence) > 0) return false;
  if (!options.includeImports && (use.role === "import" || use.role === "reexport")) return false;
  return options.tests === "include" || isTestPath(use.path) === (options.tests === "only");
}

/** The refusal of a symbol that is not there, with names that are near to it. */
export async function unknownSymbol(codebase: Codebase, symbol: string): Promise<UserError> {
  const near = await (await import("./live-uses.ts")).nearNames(codebase, symbol);
  const hint = near.length > 0 ? ` Did you mean ${near.join(", ")}?` : "";
  return new UserError(`${symbol} is defined nowhere in ${codebase.treeName}.${hint}`, { code: "UNKNOWN_SYMBOL" });
}

/** The sentence for a name that several symbols have: the answer is about all of them. */
export function severalDefinitions(symbol: string, definitions: readonly SymbolRef[]): string {
  const places = definitions.slice(0, MAX_NAMED).map((each) => `${each.path}#${each.qualname}`);
  const rest = definitions.length - places.length;
  const more = rest > 0 ? ` and ${rest} more` : "";
  return `${symbol} has ${definitions.length} definitions (${places.join(", ")}${more}); all are answered, one after the other.`;
}

/** A place that may mean any of several symbols is one. */
function placesIn(uses: readonly FoundUse[]): number {
  return new Set(uses.map(({ use: { path, line, column } }) => `${path}:${line}:${column}`)).size;
}

/** Why there are no items, or not all; undefined when everything is shown. */
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
  if (shown < asked.length) sentences.push(`The limit leaves ${asked.length - shown} out.`);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
