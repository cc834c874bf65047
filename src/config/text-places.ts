import type { Span } from "./finding.ts";

/** Offsets of a text as lines and columns. */
export class TextPlaces {
  readonly #lineStarts: readonly number[];

  constructor(text: string) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    this.#lineStarts = starts;
  }

  /** The span of `text[start, end)`. */
  span(start: number, end: number): Span {
    const [line, column] = this.#place(start);
    const [endLine, endColumn] = this.#place(end);
    return { line, column, endLine, endColumn };
  }

  #place(offset: number): readonly [line: number, column: number] {
    let low = 0;
    let high = this.#lineStarts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#lineStarts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return [low + 1, offset - (this.#lineStarts[low] as number) + 1];
  }
}
