import { fingerprint, hashText } from "../../util/fingerprint.ts";
import { partitionPoint } from "../../util/partition-point.ts";
import { isWordCode } from "../../util/word-code.ts";

/** A range of text: `start` is inside, `end` is not. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const COMMA = 44;
const CLOSERS = new Set([41, 93, 125]);

/** The tokens of a file without comments and white space. They give fingerprints of any range of the file. */
export class TokenIndex {
  readonly #starts: number[] = [];
  readonly #hashes: number[] = [];

  /** `comments` and `atoms` are in source order. An atom (a string literal) counts as one token and includes its white space. */
  constructor(text: string, comments: readonly Range[], atoms: readonly Range[]) {
    let comment = 0;
    let atom = 0;
    for (let at = 0; at < text.length; ) {
      while (comment < comments.length && (comments[comment] as Range).end <= at) comment++;
      while (atom < atoms.length && (atoms[atom] as Range).end <= at) atom++;
      const skipped = comments[comment];
      const whole = atoms[atom];
      if (whole !== undefined && whole.start <= at) at = this.#add(text, at, whole.end);
      else if (skipped !== undefined && skipped.start <= at) at = skipped.end;
      else at = this.#plain(text, at, Math.min(skipped?.start ?? text.length, whole?.start ?? text.length));
    }
  }

  #plain(text: string, from: number, to: number): number {
    let at = from;
    while (at < to) {
      const code = text.charCodeAt(at);
      if (code <= 32 || code === 0xfeff) at++;
      else if (isWordCode(code)) {
        let end = at + 1;
        while (end < to && isWordCode(text.charCodeAt(end))) end++;
        at = this.#add(text, at, end);
      } else {
        if (CLOSERS.has(code)) this.#dropTrailingComma(text);
        at = this.#add(text, at, at + 1);
      }
    }
    return at;
  }

  #add(text: string, start: number, end: number): number {
    this.#starts.push(start);
    this.#hashes.push(hashText(text, start, end));
    return end;
  }

  #dropTrailingComma(text: string): void {
    const last = this.#starts.at(-1);
    if (last === undefined || text.charCodeAt(last) !== COMMA) return;
    this.#starts.pop();
    this.#hashes.pop();
  }

  /** Fingerprint of the tokens that start inside the given ranges. */
  fingerprint(ranges: readonly Range[]): string {
    const [only] = ranges;
    if (ranges.length === 1 && only !== undefined) {
      return fingerprint(this.#hashes, this.#firstFrom(only.start), this.#firstFrom(only.end));
    }
    const hashes: number[] = [];
    for (const { start, end } of ranges) {
      const to = this.#firstFrom(end);
      for (let i = this.#firstFrom(start); i < to; i++) hashes.push(this.#hashes[i] as number);
    }
    return fingerprint(hashes);
  }

  /** The start of the first token at or after an offset. */
  nextStart(offset: number): number {
    return this.#starts[this.#firstFrom(offset)] ?? offset;
  }

  #firstFrom(offset: number): number {
    return partitionPoint(0, this.#starts.length, (at) => (this.#starts[at] as number) < offset);
  }
}
