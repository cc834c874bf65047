import type { EmbeddingPurpose } from "./provider.ts";

/** Words that models were trained to see before a text, by purpose. */
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

/** A text with the prefix that the model expects: without it such models find markedly less. */
export function prefixed(text: string, model: string, purpose: EmbeddingPurpose): string {
  const prefixes = PREFIXES.find((each) => each.model.test(model));
  return prefixes === undefined ? text : `${prefixes[purpose]}${text}`;
}
