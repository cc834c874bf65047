import { linesOf } from "../../util/lines.ts";
import { append } from "../../util/multimap.ts";
import type { Sides } from "./sides.ts";

/** A place in a text: line and column count from 1. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Finds places of base again at head, by the text of their line. */
export class SamePlaces {
  readonly #sides: Sides;
  readonly #old = new Map<string, readonly string[]>();
  readonly #now = new Map<string, readonly string[]>();
  readonly #oldTexts = new Map<string, ReadonlySet<string>>();
  readonly #byText = new Map<string, ReadonlyMap<string, readonly number[]>>();

  constructor(sides: Sides) {
    this.#sides = sides;
    for (const { path, text } of sides.files.oldFiles) this.#old.set(path, linesOf(text));
    for (const { path, text } of sides.files.newFiles) this.#now.set(path, linesOf(text));
  }

  /** The lines of a changed file at base. */
  linesAtBase(path: string): readonly string[] {
    return this.#old.get(path) ?? [];
  }

  /**
   * The places of base at head: the same ones in an unchanged file; in a changed one, a place in every line with the same text.
   * Lines with the same text are interchangeable, so only the first of them is looked up.
   */
  atHead(places: readonly Place[]): readonly Place[] {
    const asked = new Set<string>();
    return places.flatMap(({ path: oldPath, line, column }): readonly Place[] => {
      const path = this.#sides.newPath(oldPath);
      const lines = this.#now.get(path);
      if (!lines) return [{ path, line, column }];
      const text = this.linesAtBase(oldPath)[line - 1];
      if (text === undefined) return [];
      const offset = column - indentOf(text);
      const key = `${oldPath}\n${offset}\n${text.trim()}`;
      if (asked.has(key)) return [];
      asked.add(key);
      return this.#placesInLines(path, lines, text.trim(), offset);
    });
  }

  /** Whether the file of a line at head had a line with the same text at base. */
  wasAtBase(path: string, line: number): boolean {
    const text = this.#now.get(path)?.[line - 1]?.trim();
    if (text === undefined) return true;
    const oldPath = this.#sides.oldPath(path);
    const known = this.#oldTexts.get(oldPath) ?? new Set(this.linesAtBase(oldPath).map((each) => each.trim()));
    this.#oldTexts.set(oldPath, known);
    return known.has(text);
  }

  #placesInLines(path: string, lines: readonly string[], text: string, offset: number): readonly Place[] {
    const found = this.#linesOf(path, lines).get(text) ?? [];
    return found.map((line) => ({ path, line, column: offset + indentOf(lines[line - 1] ?? "") }));
  }

  #linesOf(path: string, lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
    const known = this.#byText.get(path);
    if (known) return known;
    const byText = new Map<string, number[]>();
    for (const [at, line] of lines.entries()) append(byText, line.trim(), at + 1);
    this.#byText.set(path, byText);
    return byText;
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
