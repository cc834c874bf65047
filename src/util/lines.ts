import { partitionPoint } from "./partition-point.ts";

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The lines of a text; a line ends with LF, CRLF or a lone CR, as everywhere in this project. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** The lines of a text. Text after the last line break counts as a line only if it is not empty. */
export function splitLines(text: string): string[] {
  const lines = linesOf(text);
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

/**
 * Lines and columns of offsets, both 1-based. Offsets are mostly queried in source order, so the search starts at the line of the
 * last answer and those after it.
 */
export class LineIndex {
  readonly #lineStarts: readonly number[];
  #current = 0;

  constructor(text: string) {
    this.#lineStarts = lineStartsOf(text);
  }

  /** The line of an offset. */
  line(offset: number): number {
    const starts = this.#lineStarts;
    let current = this.#current;
    if (offset < (starts[current] as number)) current = this.#search(offset, 0, current);
    else {
      const near = Math.min(current + 4, starts.length - 1);
      while (current < near && offset >= (starts[current + 1] as number)) current++;
      if (current === near && near + 1 < starts.length && offset >= (starts[near + 1] as number)) {
        current = this.#search(offset, near, starts.length);
      }
    }
    this.#current = current;
    return current + 1;
  }

  /** The column of an offset, in UTF-16 code units. */
  column(offset: number, line = this.line(offset)): number {
    return offset - this.start(line) + 1;
  }

  /** The offset where a line starts. */
  start(line: number): number {
    return this.#lineStarts[line - 1] as number;
  }

  #search(offset: number, from: number, to: number): number {
    return partitionPoint(from, to, (at) => (this.#lineStarts[at] as number) <= offset) - 1;
  }
}

/** Offsets at which lines start. */
function lineStartsOf(text: string): number[] {
  const starts = [0];
  if (!text.includes("\r")) {
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(i + 1) !== LINE_FEED)) starts.push(i + 1);
  }
  return starts;
}

/** The text as blanks, with its ends of lines: what is taken out of a text that way shifts nothing. */
export function blanked(text: string): string {
  return text.replace(/[^\n]/g, " ");
}
