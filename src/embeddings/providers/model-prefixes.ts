import type { EmbeddingPurpose } from "./provider.ts";

/** Words that models were trained to see before a text, by what is asked of them. */
interface Prefixes {
  readonly model: RegExp;
  readonly document: string;
  readonly query: string;
}

const QUESTION = "Represent this sentence for searching relevant passages: ";

const PREFIXES: readonly Prefixes[] = [
  { model: /(?:^|\/)nomic-embed-text/i, document: "search_document: ", query: "search_query: " },
  { model: /(?:^|\/)(?:multilingual-)?e5-/i, document: "passage: ", query: "query: " },
  {
    model: /(?:^|\/)(?:mxbai-embed|snowflake-arctic-embed|bge-(?:small|base|large)-en)/i,
    document: "",
    query: QUESTION,
  },
];

/** A text as the model wants to see it: without these words such models find markedly less. */
export function prefixed(text: string, model: string, purpose: EmbeddingPurpose): string {
  const prefixes = PREFIXES.find((each) => each.model.test(model));
  return prefixes === undefined ? text : `${prefixes[purpose]}${text}`;
}
