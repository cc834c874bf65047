import type { Direction } from "../../model/direction.ts";
import { type Confidence, compareConfidence, comparePlaces, weakerOf } from "../../model/use.ts";

/** An attribute name shared by more classes than this is too ambiguous: a call of it on an unknown receiver is not followed. */
export const MAX_POSSIBLE_TARGETS = 5;

/** One call, seen from where the walk came from: the symbol at its other end and the place of the call. */
export interface CallHop<Symbol> {
  readonly symbol: Symbol;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly confidence: Confidence;
}

/** A source of callers and callees. */
export interface CallSource<Symbol> {
  /** Equal symbols have equal keys. */
  keyOf(symbol: Symbol): string;
  callersOf(symbol: Symbol): readonly CallHop<Symbol>[];
  calleesOf(symbol: Symbol): readonly CallHop<Symbol>[];
}

/** A symbol that the walk reached, by the shortest path. */
export interface LineageNode<Symbol> {
  readonly symbol: Symbol;
  /** The calls from the start to here, in order. */
  readonly hops: readonly CallHop<Symbol>[];
  /** The confidence of the weakest hop. */
  readonly confidence: Confidence;
}

export interface LineageOptions {
  readonly direction: Direction;
  readonly maxDepth: number;
  /** Hops below this are not followed. */
  readonly confidence: Confidence;
  /** The walk ends when it has this many nodes; `isComplete` shows whether it did. */
  readonly maxNodes: number;
}

/** Walks calls breadth first: nearest first, each symbol once, so that cycles terminate. */
export function walkLineage<Symbol>(source: CallSource<Symbol>, start: Symbol, options: LineageOptions) {
  const seen = new Set([source.keyOf(start)]);
  const nodes: LineageNode<Symbol>[] = [];
  let level: LineageNode<Symbol>[] = [{ symbol: start, hops: [], confidence: "exact" }];
  for (let depth = 1; depth <= options.maxDepth && level.length > 0; depth++) {
    const next: LineageNode<Symbol>[] = [];
    for (const node of level) {
      for (const [key, hop] of newHopsFrom(source, node.symbol, seen, options)) {
        if (nodes.length >= options.maxNodes) return { nodes, isComplete: false };
        seen.add(key);
        const confidence = weakerOf(node.confidence, hop.confidence);
        next.push({ symbol: hop.symbol, hops: [...node.hops, hop], confidence });
        nodes.push(next.at(-1) as LineageNode<Symbol>);
      }
    }
    level = next;
  }
  return { nodes, isComplete: true };
}

/** The first hop to each new symbol, by its key, in the order of places: two sources with the same calls give the same walk. */
function newHopsFrom<Symbol>(
  source: CallSource<Symbol>,
  from: Symbol,
  seen: ReadonlySet<string>,
  options: LineageOptions,
): [string, CallHop<Symbol>][] {
  const first = new Map<string, CallHop<Symbol>>();
  for (const hop of options.direction === "upstream" ? source.callersOf(from) : source.calleesOf(from)) {
    if (compareConfidence(hop.confidence, options.confidence) > 0) continue;
    const key = source.keyOf(hop.symbol);
    if (seen.has(key)) continue;
    const known = first.get(key);
    if (!known || comparePlaces(hop, known) < 0) first.set(key, hop);
  }
  return [...first].sort(([, one], [, other]) => comparePlaces(one, other));
}
