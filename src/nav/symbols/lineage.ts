import type { Direction } from "../../model/direction.ts";
import { moreWords } from "../../model/limit-words.ts";
import type { Hop, LineageItem, SymbolRef } from "../../model/result.ts";
import type { Confidence } from "../../model/use.ts";
import type { Codebase } from "../code/codebase.ts";
import { graphCalls } from "../graph/graph-calls.ts";
import type { GraphReader } from "../graph/graph-reader.ts";
import { TestFiles } from "../tests/test-files.ts";
import { readSnippets } from "./snippets.ts";
import { type NamedSymbol, parseSymbol, type SymbolQuery } from "./symbol-query.ts";
import { type CallSource, walkLineage } from "./walk-calls.ts";
import { type Answer, severalDefinitions, unknownSymbol } from "./where-used.ts";
import { withWholePath } from "./whole-path.ts";

/** A question about the callers or callees of a symbol. */
export interface LineageQuestion {
  readonly symbol: string;
  readonly direction: Direction;
  /** The maximum number of symbols shown. */
  readonly limit: number;
  /** The maximum number of hops followed. */
  readonly maxDepth: number;
  /** The lowest confidence of a hop. */
  readonly confidence: Confidence;
}

/** The walk continues this far past the limit in order to report how many more there are. */
const MAX_COUNTED = 1000;

/** The result of a walk, in the form of an answer. */
interface Walked {
  readonly starts: readonly SymbolRef[];
  readonly isComplete: boolean;
  readonly nodes: readonly Pick<LineageItem, "symbol" | "confidence" | "hops">[];
}

/** Finds the callers or the callees of a symbol over several hops: nearest first, each with its path. */
export async function lineage(
  codebase: Codebase,
  question: LineageQuestion,
  graph?: GraphReader,
): Promise<Answer<LineageItem>> {
  const asked = await withWholePath(codebase, parseSymbol(question.symbol));
  const walked =
    graph && asked.form !== "place"
      ? walkGraph(graph, asked, question)
      : await walkTree(codebase, asked, question, graph);
  const { starts, nodes } = walked;
  if (starts.length === 0) throw await unknownSymbol(codebase, question.symbol, asked);
  const shown = nodes.slice(0, question.limit);
  const places = shown.map(({ hops }) => lastOf(hops)).map(({ file, line }) => ({ path: file, line }));
  const snippets = await readSnippets(codebase.tree, places);
  const tests = await TestFiles.of(
    codebase.tree,
    shown.map(({ symbol }) => symbol.path),
  );
  const items = shown.map((node, index): LineageItem => {
    const snippet = snippets[index];
    if (!snippet) throw new Error("a node has no snippet");
    return { kind: "lineage", file: snippet.location.path, snippet, isTest: tests.isTest(node.symbol.path), ...node };
  });
  return { items, total: nodes.length, reason: reasonFor(question, walked, shown.length) };
}

function walkGraph(graph: GraphReader, query: NamedSymbol, question: LineageQuestion): Walked {
  return walkAll(
    graphCalls(graph, question.confidence),
    graph.symbolsFor(query),
    (symbol) => graph.ref(symbol),
    question,
  );
}

/** The files are read when no graph can answer: for a place in one of them, or for everything when there is no graph. */
async function walkTree(
  codebase: Codebase,
  asked: SymbolQuery,
  question: LineageQuestion,
  graph: GraphReader | undefined,
): Promise<Walked> {
  const { symbolAt, withLiveCalls } = await import("./live-uses.ts");
  const query = await symbolAt(codebase, asked);
  if (graph && query) return walkGraph(graph, query, question);
  return withLiveCalls(codebase, query, (calls, starts, refOf) => walkAll(calls, starts, refOf, question));
}

function walkAll<Symbol>(
  source: CallSource<Symbol>,
  starts: readonly Symbol[],
  refOf: (symbol: Symbol) => SymbolRef,
  question: LineageQuestion,
): Walked {
  const walks = starts.map((start) => walkLineage(source, start, { ...question, maxNodes: MAX_COUNTED }));
  const nodes = walks.flatMap((walk) => walk.nodes);
  return {
    starts: starts.map(refOf),
    isComplete: walks.every((walk) => walk.isComplete),
    nodes: nodes.map(({ symbol, confidence, hops }) => ({
      symbol: refOf(symbol),
      confidence,
      hops: hops.map(({ symbol: reached, path: file, line, column, confidence: sureness }): Hop => {
        return { symbol: refOf(reached), file, line, column, confidence: sureness };
      }),
    })),
  };
}

function lastOf(hops: readonly Hop[]): Hop {
  const last = hops.at(-1);
  if (!last) throw new Error("a node is reached by at least one hop");
  return last;
}

/** Explains why there are no items, or not all, and whether they are of several definitions; undefined when there is nothing to explain. */
function reasonFor(
  question: LineageQuestion,
  { starts, isComplete, nodes }: Walked,
  shown: number,
): string | undefined {
  const several = starts.length > 1 ? severalDefinitions(question.symbol, starts) : undefined;
  const cut = cutReason(question, isComplete, nodes.length, shown);
  return several !== undefined && cut !== undefined ? `${several} ${cut}` : (several ?? cut);
}

function cutReason(question: LineageQuestion, isComplete: boolean, total: number, shown: number): string | undefined {
  if (!isComplete) return `There are more than ${MAX_COUNTED}; the nearest ${shown} are shown.`;
  if (total > shown) return moreWords(total, shown);
  if (total > 0) return undefined;
  return question.direction === "upstream"
    ? `No function here calls ${question.symbol}, as far as can be proved; where-used also lists calls outside of functions.`
    : `${question.symbol} calls nothing that is defined here, as far as can be proved.`;
}
