/** Turns offsets of a text into 1-based lines and columns (UTF-16 code units). */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  line(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  /** The column of an offset on a line already known. */
  column(offset: number, line: number): number {
    return offset - (this.#starts[line - 1] as number) + 1;
  }

  /** The offset where a line starts. */
  start(line: number): number {
    return this.#starts[line - 1] as number;
  }
}
