import type { Span } from "../nodes.ts";

const BLANK = /\s/;

/**
 * Overwrites characters of a text. Repairs never move text, so that every offset in the repaired text is also an offset
 * in the file.
 */
export class Patch {
  readonly #text: string;
  readonly #characters = new Map<number, string>();
  readonly #blanks: Span[] = [];
  #appended = "";

  constructor(text: string) {
    this.#text = text;
  }

  /** Replaces `text[start, end)` by blanks, but keeps its line breaks. */
  blank(start: number, end: number): void {
    this.#blanks.push({ start, end });
  }

  replace(offset: number, character: string): void {
    this.#characters.set(offset, character);
  }

  /** Puts a character into the blank space directly before an offset. Returns false if there is none. */
  putBefore(offset: number, character: string): boolean {
    for (let at = offset - 1; at >= 0 && BLANK.test(this.#text.charAt(at)); at--) {
      if (this.#characters.has(at)) continue;
      this.#characters.set(at, character);
      return true;
    }
    return false;
  }

  /** Puts a character into the blank space that starts at an offset, or after the text. Returns false if there is no space. */
  putAt(offset: number, character: string): boolean {
    let at = offset;
    for (; at < this.#text.length && BLANK.test(this.#text.charAt(at)); at++) {
      if (this.#characters.has(at)) continue;
      this.#characters.set(at, character);
      return true;
    }
    if (at < this.#text.length) return false;
    this.#appended += character;
    return true;
  }

  /** The text with all changes. Characters that were put into a range of blanks are replaced by blanks, too. */
  apply(): string {
    const characters = [...this.#characters].map(([start, text]) => ({ start, end: start + 1, text }));
    const blanks = this.#blanks.map(({ start, end }) => ({ start, end, text: undefined }));
    const edits = [...blanks, ...characters].sort((a, b) => a.start - b.start || b.end - a.end);
    const pieces: string[] = [];
    let from = 0;
    for (const { start, end, text } of edits) {
      if (end <= from) continue;
      const own = Math.max(start, from);
      pieces.push(this.#text.slice(from, own), text ?? this.#text.slice(own, end).replace(/\S/g, " "));
      from = end;
    }
    pieces.push(this.#text.slice(from));
    if (this.#appended !== "") pieces.push("\n", this.#appended);
    return pieces.join("");
  }
}
