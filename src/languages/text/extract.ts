import type { FileFacts } from "../../model/facts.ts";
import type { Extractor } from "../extractor.ts";
import { FactsBuilder } from "../facts-builder.ts";
import { identifiers } from "./identifiers.ts";

/** Extracts the facts of a file that no adapter understands: only its identifiers, so that search finds them. */
export const extractText: Extractor = (text): FileFacts => ({
  ...new FactsBuilder("text").build(),
  words: identifiers(text),
});
