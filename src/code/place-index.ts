import type { FileFacts } from "../model/facts.ts";
import { append } from "../util/multimap.ts";

const NONE: readonly never[] = [];
/** More than the length of any line. */
const MAX_COLUMN = 2 ** 26;

/** The names, references and imports of a file by their places. Each index is built when it is first needed. */
export class PlaceIndex {
  readonly #facts: FileFacts;
  #names: Map<number, string[]> | undefined;
  #references: ReadonlyMap<number, number> | undefined;
  #later: ReadonlyMap<number, readonly number[]> | undefined;
  #imports: ReadonlyMap<number, number> | undefined;

  constructor(facts: FileFacts) {
    this.#facts = facts;
  }

  /** Whether the name of a definition is at a place: a write there defines the symbol and does not use it. */
  hasName(line: number, column: number): boolean {
    return this.qualnamesAt(line, column).length > 0;
  }

  /** The qualified names of the definitions whose names are at a place. */
  qualnamesAt(line: number, column: number): readonly string[] {
    if (!this.#names) {
      this.#names = new Map();
      for (const { qualname, nameLine, nameColumn } of this.#facts.definitions) {
        append(this.#names, placeKey(nameLine, nameColumn), qualname);
      }
    }
    return this.#names.get(placeKey(line, column)) ?? NONE;
  }

  /** The index of the first reference at a place, -1 when there is none. */
  referenceAt(line: number, column: number): number {
    this.#references ??= firstPlaces(this.#facts.references);
    return this.#references.get(placeKey(line, column)) ?? -1;
  }

  /** The indexes of all references at a place: `{ name }` reads a variable and writes a field. */
  referencesAt(line: number, column: number): readonly number[] {
    const first = this.referenceAt(line, column);
    if (first < 0) return NONE;
    this.#later ??= laterPlaces(this.#facts.references);
    return [first, ...(this.#later.get(placeKey(line, column)) ?? NONE)];
  }

  /** The index of the first import at a place, -1 when there is none. */
  importAt(line: number, column: number): number {
    this.#imports ??= firstPlaces(this.#facts.imports);
    return this.#imports.get(placeKey(line, column)) ?? -1;
  }
}

interface Placed {
  readonly line: number;
  readonly column: number;
}

/** The indexes of things by their places; for several things at one place, the index of the first. */
function firstPlaces(things: readonly Placed[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const [index, { line, column }] of things.entries()) {
    const key = placeKey(line, column);
    if (!places.has(key)) places.set(key, index);
  }
  return places;
}

/** The indexes of the things that are not the first at their place. */
function laterPlaces(things: readonly Placed[]): Map<number, number[]> {
  const first = firstPlaces(things);
  const places = new Map<number, number[]>();
  for (const [index, { line, column }] of things.entries()) {
    const key = placeKey(line, column);
    if (first.get(key) !== index) append(places, key, index);
  }
  return places;
}

function placeKey(line: number, column: number): number {
  return line * MAX_COLUMN + column;
}
