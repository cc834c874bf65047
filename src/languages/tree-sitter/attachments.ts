import type { LineIndex } from "../../util/lines.ts";
import type { Range } from "./tokens.ts";

/** Doc comments and attributes that start on their own line. They can be looked up by the line below them. */
export class Attachments {
  readonly #startByEndLine = new Map<number, number>();
  readonly #known = new Map<number, number>();
  readonly #text: string;
  readonly #lines: LineIndex;

  constructor(text: string, lines: LineIndex) {
    this.#text = text;
    this.#lines = lines;
  }

  /** Remembers a comment or attribute, unless other text stands before it on its line. */
  add({ start, end }: Range): void {
    let before = start - 1;
    while (before >= 0 && isBlank(this.#text.charCodeAt(before))) before--;
    if (before >= 0 && !isLineBreak(this.#text.charCodeAt(before))) return;
    // Some grammars count the line break after a comment as part of it.
    let last = end - 1;
    while (last > start && isLineBreak(this.#text.charCodeAt(last))) last--;
    this.#startByEndLine.set(this.#lines.line(last), this.#lines.line(start));
  }

  /** The first line of the comments and attributes directly above `line`, or `line` itself when there are none. */
  firstLineAbove(line: number): number {
    const known = this.#known.get(line);
    if (known !== undefined) return known;
    let first = line;
    for (;;) {
      const above = this.#startByEndLine.get(first - 1);
      if (above === undefined) break;
      first = above;
    }
    this.#known.set(line, first);
    return first;
  }
}

function isBlank(code: number): boolean {
  return code === 32 || code === 9;
}

function isLineBreak(code: number): boolean {
  return code === 10 || code === 13;
}
