import type { EnrichedEntities } from "../../graph/enrichment/enriched-entities.ts";
import type { EnrichedGraph } from "../../graph/enrichment/read-enriched.ts";
import type { Definition, FileFacts } from "../../model/facts.ts";
import type { Entity } from "../../model/graph.ts";
import type { PlacedSymbol, SymbolOrigins } from "../../model/origin.ts";
import type { ItemBinding } from "../../model/result.ts";
import { isMarkedStale } from "./enrichment-of.ts";
import type { ItemSubject } from "./item-subject.ts";

/** An item's subject as the index knows it. */
export interface IndexedSubject {
  readonly binding: ItemBinding;
  readonly entity: Entity | undefined;
  readonly isStale: boolean;
}

/** Finds an item's subject in the index; undefined when the index does not know it. */
export type IndexFinder = (subject: ItemSubject) => IndexedSubject | undefined;

/** The score of a symbol identified by name and file only: nothing shows whether its text is still similar. */
const ANCHOR_SCORE = 0.9;
const SURE: ItemBinding = { status: "same", score: 1 };

/** For an index of the very tree in question. */
export function findInSameTree(entities: EnrichedEntities): IndexFinder {
  return ({ path, symbol }) => {
    const entity = symbol ? entities.find(symbol, true) : entities.ofFile(path);
    return { binding: SURE, entity, isStale: entity !== undefined && isMarkedStale(entity) };
  };
}

/** For an index of an older tree, using the later fate of its symbols. */
export function findByOrigin({ entities, isComparable }: EnrichedGraph, origins: SymbolOrigins): IndexFinder {
  return ({ path, symbol }) => {
    if (!symbol) {
      const oldPath = origins.oldPathOf(path);
      if (oldPath === undefined) return undefined;
      const status = oldPath === path ? "same" : "relocated";
      return found({ status, score: 1 }, entities.ofFile(oldPath), !origins.isUnchanged(path));
    }
    const origin = origins.originOf(symbol);
    if (!origin) return undefined;
    const { was, status, score, isBodyChanged } = origin;
    return found({ status, score }, was && entities.find(was, isComparable), isBodyChanged);
  };
}

/** For an index whose tree is not available: by file and qualified name, with lines and hashes as in the graph. */
export function findByAnchor(
  { entities, isComparable }: EnrichedGraph,
  definitionOf: (symbol: PlacedSymbol) => Definition | undefined,
): IndexFinder {
  return ({ path, symbol }) => {
    const entity = symbol ? entities.find(symbol, false) : entities.ofFile(path);
    if (!entity) return undefined;
    if (!symbol) return found({ status: "same", score: ANCHOR_SCORE }, entity, false);
    const isSameSpan = entity.startLine === symbol.startLine && entity.endLine === symbol.endLine;
    const isSameBody = isComparable && entity.spanHash === definitionOf(symbol)?.bodyHash;
    const isBodyChanged = isComparable ? !isSameBody : lengthOf(entity) !== lengthOf(symbol);
    const score = isSameBody ? 1 : ANCHOR_SCORE;
    return found({ status: isSameSpan ? "same" : "moved", score }, entity, isBodyChanged);
  };
}

/** Finds definitions by an index's data about them: file, qualified name and first line. */
export function definitionFinder(
  files: Iterable<{ readonly path: string; readonly facts: FileFacts }>,
): (symbol: PlacedSymbol) => Definition | undefined {
  const definitions = new Map<string, Definition>();
  const keyOf = (path: string, qualname: string, startLine: number) => `${path}\n${qualname}\n${startLine}`;
  for (const { path, facts } of files) {
    for (const each of facts.definitions) definitions.set(keyOf(path, each.qualname, each.startLine), each);
  }
  return ({ path, qualname, startLine }) => definitions.get(keyOf(path, qualname, startLine));
}

function found(binding: ItemBinding, entity: Entity | undefined, isBodyChanged: boolean): IndexedSubject {
  return { binding, entity, isStale: entity !== undefined && (isBodyChanged || isMarkedStale(entity)) };
}

/** The number of lines of a definition: where no hash can be compared, a different number shows that it has changed. */
function lengthOf({ startLine, endLine }: Pick<Entity, "startLine" | "endLine">): number | undefined {
  return startLine === undefined || endLine === undefined ? undefined : endLine - startLine;
}
