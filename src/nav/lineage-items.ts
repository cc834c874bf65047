import type { Hop, LineageItem } from "../model/result.ts";
import type { Confidence } from "../model/use.ts";
import type { World } from "../resolve/world.ts";
import type { Codebase } from "./codebase.ts";
import { findDefinitions } from "./find-definitions.ts";
import { isTestPath } from "./is-test.ts";
import { type Direction, type LineageNode, walkLineage } from "./lineage.ts";
import { readSnippets } from "./snippets.ts";
import { parseSymbol } from "./symbol-query.ts";
import { type Answer, noDefinition, symbolRef } from "./where-used.ts";

export interface LineageQuestion {
  readonly symbol: string;
  readonly direction: Direction;
  readonly limit: number;
  readonly maxDepth: number;
  readonly confidence: Confidence;
}

/** The walk goes on this far past the limit to be able to say how much more there is. */
const MAX_COUNTED = 1000;

/** Who calls a symbol, or what it calls, over several hops: nearest first, each with the way there. */
export async function lineage(codebase: Codebase, question: LineageQuestion): Promise<Answer<LineageItem>> {
  const query = parseSymbol(question.symbol);
  // A walk asks for the uses of many symbols, so the index of all names pays for itself at once.
  await codebase.indexAll();
  const options = { ...question, maxNodes: MAX_COUNTED };
  const walked = await codebase.ask((world, names) => {
    const starts = findDefinitions(world, names, query);
    const walks = starts.map((start) => walkLineage(world, names, start, options));
    return {
      starts: starts.map((start) => symbolRef(world, start)),
      isComplete: walks.every((walk) => walk.isComplete),
      nodes: walks.flatMap((walk) => walk.nodes).map((node) => describe(world, node)),
    };
  });
  const { starts, nodes } = walked;
  if (starts.length === 0) return { items: [], total: 0, reason: await noDefinition(codebase, question.symbol) };
  const shown = nodes.slice(0, question.limit);
  const places = shown.map(({ hops }) => lastOf(hops)).map(({ file, line }) => ({ path: file, line }));
  const snippets = await readSnippets(codebase.project, places);
  const items = shown.map((node, index): LineageItem => {
    const snippet = snippets[index];
    if (!snippet) throw new Error("a node has no snippet");
    return { kind: "lineage", file: snippet.location.path, snippet, isTest: isTestPath(node.symbol.path), ...node };
  });
  return { items, total: nodes.length, reason: reasonFor(question, walked.isComplete, nodes.length, shown.length) };
}

function describe(world: World, node: LineageNode): Pick<LineageItem, "symbol" | "confidence" | "hops"> {
  const hops = node.hops.map((hop): Hop => {
    const { path, line, column, confidence } = hop;
    return { symbol: symbolRef(world, hop.definition), file: path, line, column, confidence };
  });
  return { symbol: symbolRef(world, node.definition), confidence: node.confidence, hops };
}

function lastOf(hops: readonly Hop[]): Hop {
  const last = hops.at(-1);
  if (!last) throw new Error("a node is reached by at least one hop");
  return last;
}

function reasonFor(question: LineageQuestion, isComplete: boolean, total: number, shown: number): string | undefined {
  if (!isComplete) return `There are more than ${MAX_COUNTED}; the nearest ${shown} are shown.`;
  if (total > shown) return `The limit lets ${shown} of ${total} through.`;
  if (total > 0) return undefined;
  return question.direction === "upstream"
    ? `Nothing here calls ${question.symbol}, as far as can be proved.`
    : `${question.symbol} calls nothing that is defined here, as far as can be proved.`;
}
