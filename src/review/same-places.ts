import type { Sides } from "./sides.ts";

/** A place in a text: line and column count from 1. */
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Finds places of base again at head, by the line of code that they stand in. */
export class SamePlaces {
  readonly #sides: Sides;
  readonly #old = new Map<string, readonly string[]>();
  readonly #now = new Map<string, readonly string[]>();
  readonly #byText = new Map<string, ReadonlyMap<string, readonly number[]>>();

  constructor(sides: Sides) {
    this.#sides = sides;
    for (const { path, text } of sides.files.oldFiles) this.#old.set(path, text.split("\n"));
    for (const { path, text } of sides.files.newFiles) this.#now.set(path, text.split("\n"));
  }

  /** A file that did not change has the place itself; in one that did, every line with the same text has one. */
  atHead({ path: oldPath, line, column }: Place): readonly Place[] {
    const path = this.#sides.newPath(oldPath);
    const lines = this.#now.get(path);
    if (!lines) return [{ path, line, column }];
    const text = this.#old.get(oldPath)?.[line - 1];
    if (text === undefined) return [];
    return (this.#linesOf(path, lines).get(text.trim()) ?? []).map((at) => ({
      path,
      line: at,
      column: column - indentOf(text) + indentOf(lines[at - 1] ?? ""),
    }));
  }

  #linesOf(path: string, lines: readonly string[]): ReadonlyMap<string, readonly number[]> {
    const known = this.#byText.get(path);
    if (known) return known;
    const byText = new Map<string, number[]>();
    for (const [at, line] of lines.entries()) {
      const text = line.trim();
      byText.set(text, [...(byText.get(text) ?? []), at + 1]);
    }
    this.#byText.set(path, byText);
    return byText;
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
