/** Phrases of a word table in a query, by words: `po` is not in `repository`. */
export class PhraseFinder {
  /** Every phrase and its plural, with the phrase as the table has it. */
  readonly #phrases = new Map<string, string>();
  /** How many words the longest phrase that begins with a word has. */
  readonly #longest = new Map<string, number>();

  constructor(weights: ReadonlyMap<string, number>) {
    for (const phrase of weights.keys()) {
      this.#add(plural(phrase), phrase);
      this.#add(phrase, phrase);
    }
  }

  #add(form: string, phrase: string): void {
    const words = form.split(" ");
    const first = words[0] as string;
    this.#phrases.set(form, phrase);
    this.#longest.set(first, Math.max(words.length, this.#longest.get(first) ?? 0));
  }

  /** The phrases in the order of the query; the longest one wins, and no word counts twice. */
  find(words: readonly string[]): string[] {
    const found: string[] = [];
    for (let start = 0; start < words.length; start++) {
      const first = words[start] as string;
      for (let length = this.#longest.get(first) ?? 0; length > 0; length--) {
        const phrase = this.#phrases.get(length === 1 ? first : words.slice(start, start + length).join(" "));
        if (phrase === undefined) continue;
        found.push(phrase);
        start += length - 1;
        break;
      }
    }
    return found;
  }
}

function plural(phrase: string): string {
  if (phrase.endsWith("s")) return phrase;
  return /[^aeiou]y$/.test(phrase) ? `${phrase.slice(0, -1)}ies` : `${phrase}s`;
}
