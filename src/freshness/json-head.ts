const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const SPACE = 0x20;

/** Raised when the given bytes end before the answer is known. */
export class CutShortError extends SyntaxError {}

/**
 * Reads the first keys of a JSON object, up to the first one in `stopAt`, without looking at the rest, which may be a hundred
 * times as long. `json` may be the beginning of a file; throws a `CutShortError` when it is too short for the answer, and another
 * `SyntaxError` for anything but a JSON object.
 */
export function readJsonHead(json: Buffer, stopAt: ReadonlySet<string>): ReadonlyMap<string, unknown> {
  return new HeadReader(json).read(stopAt);
}

class HeadReader {
  readonly #json: Buffer;
  #position = 0;

  constructor(json: Buffer) {
    this.#json = json;
  }

  read(stopAt: ReadonlySet<string>): ReadonlyMap<string, unknown> {
    const values = new Map<string, unknown>();
    this.#expect(OPEN_BRACE);
    if (this.#peek() === CLOSE_BRACE) return values;
    for (;;) {
      if (this.#peek() !== QUOTE) throw this.#missing("key");
      const key = this.#parse(() => this.#skipString()) as string;
      this.#expect(COLON);
      if (stopAt.has(key)) return values;
      values.set(
        key,
        this.#parse(() => this.#skipValue()),
      );
      if (this.#peek() === CLOSE_BRACE) return values;
      this.#expect(COMMA);
    }
  }

  #parse(skip: () => void): unknown {
    this.#peek();
    const start = this.#position;
    skip();
    return JSON.parse(this.#json.toString("utf8", start, this.#position));
  }

  /** The next character that is not white space, without consuming it. */
  #peek(): number | undefined {
    while ((this.#json[this.#position] ?? QUOTE) <= SPACE) this.#position++;
    return this.#json[this.#position];
  }

  #expect(character: number): void {
    if (this.#peek() !== character) throw this.#missing(String.fromCharCode(character));
    this.#position++;
  }

  #missing(what: string): SyntaxError {
    const message = `there is no ${what} at byte ${this.#position}`;
    return this.#position < this.#json.length ? new SyntaxError(message) : new CutShortError(message);
  }

  #skipString(): void {
    const start = this.#position;
    for (let at = this.#json.indexOf(QUOTE, start + 1); at !== -1; at = this.#json.indexOf(QUOTE, at + 1)) {
      this.#position = at + 1;
      if (!this.#isEscaped(at)) return;
    }
    throw new CutShortError(`the text at byte ${start} does not end`);
  }

  #isEscaped(at: number): boolean {
    let backslashes = 0;
    while (this.#json[at - 1 - backslashes] === BACKSLASH) backslashes++;
    return backslashes % 2 === 1;
  }

  /** Skips a value by its brackets alone; parsing it later finds errors inside. */
  #skipValue(): void {
    let depth = 0;
    while (this.#position < this.#json.length) {
      const character = this.#json[this.#position];
      if (character === QUOTE) {
        this.#skipString();
        if (depth === 0) return;
        continue;
      }
      if (depth === 0 && (character === COMMA || character === CLOSE_BRACE)) return;
      this.#position++;
      if (character === OPEN_BRACE || character === OPEN_BRACKET) depth++;
      else if ((character === CLOSE_BRACE || character === CLOSE_BRACKET) && --depth === 0) return;
    }
    throw new CutShortError("a value does not end");
  }
}
