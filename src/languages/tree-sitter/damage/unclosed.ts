/** More unclosed openers than this are not a mistake made while typing. */
const MAX_UNCLOSED = 200;

/** The closers of the openers that every language has. `LanguageRules.closers` adds the words of some languages. */
export const BRACKETS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Tracks openers and closers among the tokens that the parser could not place, to find the closers that an incomplete file lacks. */
export class Unclosed {
  readonly #closers: Readonly<Record<string, string>>;
  readonly #known: ReadonlySet<string>;
  readonly #open: string[] = [];

  constructor(closers: Readonly<Record<string, string>>) {
    this.#closers = closers;
    this.#known = new Set(Object.values(closers));
  }

  add(token: string): void {
    if (Object.hasOwn(this.#closers, token)) this.#open.push(this.#closers[token] as string);
    else if (this.#known.has(token)) {
      const at = this.#open.lastIndexOf(token);
      if (at >= 0) this.#open.length = at;
    }
  }

  /** The text that would close everything. "" when there is nothing, or too much, to close. */
  get missing(): string {
    return this.#open.length > MAX_UNCLOSED ? "" : this.#open.toReversed().join("\n");
  }
}
