import type { FileFacts } from "../../model/facts.ts";
import type { Extractor } from "../extractor.ts";
import { FactsBuilder } from "../facts-builder.ts";

const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
const MAX_WORD_LENGTH = 100;
/** More distinct words than this make a file data, not text that somebody searches. */
const MAX_WORDS = 20_000;

/** Facts of a file that no adapter understands: the identifiers in it, so that search finds them. */
export const extractText: Extractor = (text): FileFacts => ({
  ...new FactsBuilder("text").build(),
  words: identifiers(text),
});

/** The distinct identifiers of a text, sorted by code unit. */
export function identifiers(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(IDENTIFIER)) {
    if (word.length > MAX_WORD_LENGTH) continue;
    words.add(word);
    if (words.size === MAX_WORDS) break;
  }
  return [...words].sort();
}
