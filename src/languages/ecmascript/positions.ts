const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Lines and columns of offsets. The walk asks mostly in source order, so it looks first at the line of the last answer
 * and the ones after it.
 */
export class Positions {
  readonly #lineStarts: readonly number[];
  #current = 0;

  constructor(text: string) {
    this.#lineStarts = lineStartsOf(text);
  }

  /** The 1-based line of an offset. */
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

  /** The 1-based column of an offset. */
  column(offset: number): number {
    return offset - (this.#lineStarts[this.line(offset) - 1] as number) + 1;
  }

  #search(offset: number, from: number, to: number): number {
    let low = from;
    let high = to;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lineStarts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low;
  }
}

/** Offsets at which lines start; a line ends with LF, CRLF or a lone CR. */
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
