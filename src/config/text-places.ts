import { LineIndex } from "../util/lines.ts";
import type { Span } from "./finding.ts";

/** Offsets of a text as lines and columns. */
export class TextPlaces {
  readonly #lines: LineIndex;

  constructor(text: string) {
    this.#lines = new LineIndex(text);
  }

  /** The span of `text[start, end)`. */
  span(start: number, end: number): Span {
    const [line, endLine] = [this.#lines.line(start), this.#lines.line(end)];
    return { line, column: this.#lines.column(start, line), endLine, endColumn: this.#lines.column(end, endLine) };
  }
}
