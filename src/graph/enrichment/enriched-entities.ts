import { type Entity, FOREIGN_BASES, STATIC } from "../../model/graph.ts";
import type { PlacedSymbol } from "../../model/origin.ts";
import { isIdOf, moduleName, parseSymbolId } from "../../model/symbol-id.ts";
import { lastPart } from "../../util/last-part.ts";
import { append } from "../../util/multimap.ts";

/** Metadata derived from the code itself; everything else was added by another program, which owns it. */
const STRUCTURAL_KEYS: ReadonlySet<string> = new Set(["params", "returns", "bases", "language", FOREIGN_BASES, STATIC]);

/** The metadata of an entity that was added by other programs, in the order of the file. */
export function addedMetadata(entity: Entity): [key: string, value: unknown][] {
  return [...entity.metadata].filter(([key]) => !STRUCTURAL_KEYS.has(key));
}

/** The metadata derived from the code itself, sorted by key, since other programs sort keys. */
export function structuralMetadata(metadata: Entity["metadata"]): [key: string, value: unknown][] {
  return [...metadata].filter(([key]) => STRUCTURAL_KEYS.has(key)).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The enriched entities of a graph, by the names and lines that people and programs use for them. */
export class EnrichedEntities {
  readonly #byName = new Map<string, Entity[]>();
  readonly #byLines = new Map<string, Entity[]>();
  readonly #files = new Map<string, Entity>();
  /** All enriched entities, in the order of the graph. */
  readonly all: readonly Entity[];

  constructor(entities: Iterable<Entity>) {
    this.all = [...entities].filter((entity) => addedMetadata(entity).length > 0);
    for (const entity of this.all) this.#add(entity);
  }

  get size(): number {
    return this.all.length;
  }

  /**
   * The entity of a definition, by its name or otherwise by its lines: other programs name some definitions differently.
   * `isExact`: the graph was made of the very text that contains the definition, so an entity on other lines is a different
   * one.
   */
  find(symbol: PlacedSymbol, isExact: boolean): Entity | undefined {
    const { path, qualname, startLine, endLine } = symbol;
    const named = this.#byName.get(key(path, qualname)) ?? [];
    const inPlace = named.find((entity) => entity.startLine === startLine);
    if (inPlace) return inPlace;
    if (named.length > 0) return isExact ? undefined : named[0];
    const leaf = lastPart(qualname);
    return this.#byLines
      .get(key(path, `${startLine}-${endLine}`))
      ?.find((entity) => namesOf(entity).some((name) => lastPart(name) === leaf));
  }

  /** The entity of a file itself. */
  ofFile(path: string): Entity | undefined {
    return this.#files.get(path);
  }

  #add(entity: Entity): void {
    const { filePath, kind, startLine, endLine } = entity;
    if (filePath === undefined) return;
    if (kind === "file") {
      if (!this.#files.has(filePath)) this.#files.set(filePath, entity);
      return;
    }
    for (const name of namesOf(entity)) append(this.#byName, key(filePath, name), entity);
    if (startLine !== undefined) append(this.#byLines, key(filePath, `${startLine}-${endLine}`), entity);
  }
}

/** The qualified names that an entity may have in its file: our ids start with the whole module, LLMC's with its last part or without it. */
function namesOf({ id, name, filePath = "" }: Entity): string[] {
  const names = new Set<string>();
  const parsed = parseSymbolId(id) ?? { prefix: "", parts: id.split("."), ordinal: 1 };
  const { prefix, parts } = parsed;
  let skipped = Math.min(moduleName(filePath).split(".").length, parts.length - 1);
  while (skipped > 0 && !isIdOf(parsed, filePath, parts.slice(skipped).join("."))) skipped--;
  // Only other programs write a name without any part of its module (`class:Base`).
  if (skipped > 0 || !isOurPrefix(prefix)) names.add(parts.slice(skipped).join("."));
  if (name !== undefined) {
    const stem = `${lastPart(moduleName(filePath))}.`;
    names.add(name.startsWith(stem) ? name.slice(stem.length) : name);
  }
  return [...names];
}

function isOurPrefix(prefix: string): boolean {
  return prefix === "sym" || prefix === "type";
}

function key(path: string, name: string): string {
  return `${path}\n${name}`;
}
