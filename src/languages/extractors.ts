import type { FactsError, FileFacts, Language } from "../model/facts.ts";
import type { Extractor } from "./extractor.ts";
import { languageOfShebang, loadExtractor } from "./registry.ts";

/** The extractors of one run, each loaded when its language is first met. */
export class Extractors {
  readonly #loaded = new Map<Language, Promise<Extractor>>();

  /** The facts of a text whose path says `language`; a `text` may still name its language in a `#!` line. */
  async extract(language: Language, text: string): Promise<FileFacts> {
    const actual = language === "text" ? (languageOfShebang(text) ?? language) : language;
    const extractor = await this.#load(actual);
    try {
      return extractor(text);
    } catch (error) {
      // An extractor promises never to throw. If one does, a single file must not cost the user the whole run.
      const words = actual === "text" ? undefined : (await this.#load("text"))(text).words;
      return failedFacts(actual, words ?? [], { line: 1, message: `internal error, please report it: ${error}` });
    }
  }

  #load(language: Language): Promise<Extractor> {
    const known = this.#loaded.get(language);
    if (known) return known;
    const loading = loadExtractor(language);
    this.#loaded.set(language, loading);
    return loading;
  }
}

function failedFacts(language: Language, words: readonly string[], error: FactsError): FileFacts {
  return {
    language,
    errors: [error],
    definitions: [],
    scopes: [{ kind: "module", parent: -1, definition: -1 }],
    bindings: [],
    references: [],
    values: [],
    assignments: [],
    imports: [],
    exports: [],
    strings: [],
    narrowings: [],
    marks: [],
    words,
  };
}
