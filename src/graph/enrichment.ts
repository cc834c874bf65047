import type { Entity } from "../model/graph.ts";
import { moduleName, parseSymbolId } from "../model/symbol-id.ts";

/** Metadata that is read from the code itself; everything else was added by somebody and is theirs. */
const STRUCTURAL_KEYS: ReadonlySet<string> = new Set(["params", "returns", "bases", "language"]);
/** Set when the code has changed since the enrichment was written. */
export const STALE_KEY = "enrichment_stale";

/** Finds the entity of an older graph whose enrichment an entity inherits. */
export type EntityMatcher = (entity: Entity) => Entity | undefined;

/**
 * Gives each entity the enrichment of the entity it was before. `isHashComparable` says that the older graph is one of our
 * own: only then do its hashes tell whether the code has changed.
 */
export function carryEnrichment(
  entities: readonly Entity[],
  match: EntityMatcher,
  isHashComparable: boolean,
): readonly Entity[] {
  return entities.map((entity) => {
    const before = match(entity);
    const added = before ? [...before.metadata].filter(([key]) => !STRUCTURAL_KEYS.has(key)) : [];
    if (!before || added.length === 0) return entity;
    const metadata = new Map([...entity.metadata, ...added]);
    if (isHashComparable && before.spanHash !== entity.spanHash) metadata.set(STALE_KEY, true);
    return { ...entity, metadata };
  });
}

/** Matches by id within the same file, else by file and qualified name, which also reads LLMC's ids (`sym:stem.name`). */
export function sameSymbolMatcher(older: readonly Entity[]): EntityMatcher {
  const byId = new Map<string, Entity>();
  const byName = new Map<string, Entity>();
  for (const entity of older) {
    if (!hasEnrichment(entity)) continue;
    byId.set(entity.id, entity);
    const key = nameKey(entity);
    if (key !== undefined && !byName.has(key)) byName.set(key, entity);
  }
  if (byId.size === 0) return () => undefined;
  return (entity) => {
    const same = byId.get(entity.id);
    // Without packages in its ids, LLMC gives symbols of different files the same one.
    if (same && (same.filePath === undefined || same.filePath === entity.filePath)) return same;
    const key = nameKey(entity);
    return key === undefined ? undefined : byName.get(key);
  };
}

function hasEnrichment(entity: Entity): boolean {
  for (const key of entity.metadata.keys()) if (!STRUCTURAL_KEYS.has(key)) return true;
  return false;
}

/** File and qualified name; undefined when the id does not fit the file. */
function nameKey({ id, filePath }: Entity): string | undefined {
  const parsed = parseSymbolId(id);
  if (!parsed || filePath === undefined) return undefined;
  const module = moduleName(filePath).split(".");
  const stem = filePath.slice(filePath.lastIndexOf("/") + 1).replace(/(?!^)\.[^.]*$/, "");
  const { parts, ordinal } = parsed;
  const isFull = parts.length > module.length && module.every((part, at) => part === parts[at]);
  const skipped = isFull ? module.length : parts[0] === stem ? 1 : 0;
  return skipped === 0 ? undefined : `${filePath}\n${parts.slice(skipped).join(".")}\n${ordinal}`;
}
