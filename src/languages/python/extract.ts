import type { FileFacts } from "../../model/facts.ts";
import type { Extractor } from "../extractor.ts";
import { FactsBuilder } from "../facts-builder.ts";
import { closeAllBlocks, settleIndentation } from "./blocks.ts";
import { addOfferedNames } from "./offered-names.ts";
import { PythonReader } from "./reader.ts";
import { readLine } from "./statements.ts";
import { Token } from "./tokens.ts";

/** The facts of a Python file (3.8 to 3.14), read in one pass; damage costs the statement it is in. */
export const extractPython: Extractor = (text) => {
  const reader = readFile(text, false);
  if (!reader.hasSwappedStrings) return factsOf(reader, text);
  // With one triple quote too few or too many, code and strings have changed places from there on: read again warily.
  const warily = readFile(text, true);
  return factsOf(warily.builder.scopes.length > reader.builder.scopes.length ? warily : reader, text);
};

function factsOf({ builder }: PythonReader, text: string): FileFacts {
  addOfferedNames(text, builder);
  return builder.build();
}

function readFile(text: string, distrustsTripleQuotes: boolean): PythonReader {
  const reader = new PythonReader(text, new FactsBuilder("python"), distrustsTripleQuotes);
  reader.beginLine();
  while (reader.kind !== Token.endOfFile) {
    if (reader.kind !== Token.newline) {
      settleIndentation(reader);
      readLine(reader);
    }
    reader.beginLine();
  }
  closeAllBlocks(reader);
  return reader;
}
