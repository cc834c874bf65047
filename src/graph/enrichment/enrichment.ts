import type { Entity } from "../../model/graph.ts";
import type { PlacedSymbol, SymbolOrigins } from "../../model/origin.ts";
import { isIdOf, moduleName, parseSymbolId } from "../../model/symbol-id.ts";
import { addedMetadata, EnrichedEntities } from "./enriched-entities.ts";

/** Set when the code has changed since the enrichment was written. */
export const STALE_KEY = "enrichment_stale";

/** The counterpart of an entity in an older graph, and whether its enrichment may be outdated. */
export interface OlderEntity {
  readonly entity: Entity;
  readonly isBodyChanged: boolean;
}

/** Finds the entity of an older graph whose enrichment an entity inherits. */
export type EntityMatcher = (entity: Entity) => OlderEntity | undefined;

/** Gives each entity the enrichment of its counterpart in the older graph. */
export function carryEnrichment(entities: readonly Entity[], match: EntityMatcher): readonly Entity[] {
  return entities.map((entity) => {
    const before = match(entity);
    const added = before ? addedMetadata(before.entity) : [];
    if (!before || added.length === 0) return entity;
    const metadata = new Map([...entity.metadata, ...added]);
    if (before.isBodyChanged) metadata.set(STALE_KEY, true);
    return { ...entity, metadata };
  });
}

/**
 * Matches by id within the same file, otherwise by file and qualified name. `isHashComparable`: the older graph was written
 * by this program; only then do its hashes show whether the code has changed.
 */
export function sameSymbolMatcher(older: readonly Entity[], isHashComparable: boolean): EntityMatcher {
  const enriched = new EnrichedEntities(older);
  if (enriched.size === 0) return () => undefined;
  const byId = new Map(older.filter((entity) => addedMetadata(entity).length > 0).map((each) => [each.id, each]));
  const find = (entity: Entity) => {
    const same = byId.get(entity.id);
    // LLMC's ids have no packages, so symbols of different files may share an id.
    if (same && (same.filePath === undefined || same.filePath === entity.filePath)) return same;
    const symbol = placeOf(entity);
    return symbol && enriched.find(symbol, false);
  };
  return (entity) => {
    const found = find(entity);
    return found && { entity: found, isBodyChanged: isHashComparable && found.spanHash !== entity.spanHash };
  };
}

/**
 * Matches across renames and moves; files that could not be compared fall back to equal names. `isHashComparable` as above:
 * then the lines of the older graph are also those of the tree that the origins refer to.
 */
export function originMatcher(
  older: readonly Entity[],
  origins: SymbolOrigins,
  isHashComparable: boolean,
): EntityMatcher {
  const enriched = new EnrichedEntities(older);
  const bySameName = sameSymbolMatcher(older, isHashComparable);
  return (entity) => {
    const { filePath } = entity;
    if (entity.kind === "file") {
      const oldPath = filePath && origins.oldPathOf(filePath);
      const file = oldPath ? enriched.ofFile(oldPath) : undefined;
      return file && { entity: file, isBodyChanged: !origins.isUnchanged(filePath ?? "") };
    }
    const symbol = placeOf(entity);
    const origin = symbol && origins.originOf(symbol);
    if (!origin && filePath !== undefined && origins.oldPathOf(filePath) === undefined) return bySameName(entity);
    const found = origin?.was && enriched.find(origin.was, isHashComparable);
    return found && { entity: found, isBodyChanged: origin.isBodyChanged };
  };
}

/** One of our own entities as a definition in its file; undefined for anything else. */
function placeOf({ id, filePath, startLine = 0, endLine = 0 }: Entity): PlacedSymbol | undefined {
  const parsed = parseSymbolId(id);
  if (!parsed || filePath === undefined) return undefined;
  const qualname = parsed.parts.slice(moduleName(filePath).split(".").length).join(".");
  return isIdOf(parsed, filePath, qualname) ? { path: filePath, qualname, startLine, endLine } : undefined;
}
