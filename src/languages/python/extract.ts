import type { FileFacts } from "../../model/facts.ts";
import type { Extractor } from "../extractor.ts";
import { FactsBuilder } from "../facts-builder.ts";
import { closeAllBlocks, settleIndentation } from "./blocks.ts";
import { addOfferedNames } from "./offered-names.ts";
import { PythonReader } from "./reader.ts";
import { readLine } from "./statements.ts";
import { Token } from "./tokens.ts";

/** Extracts the facts of a Python file (3.8 to 3.14) in one pass. If the file is damaged, only the damaged statements are lost. */
export const extractPython: Extractor = (text) => {
  const reader = readFile(text, false);
  if (!reader.hasSwappedStrings) return factsOf(reader, text);
  // One triple quote too few or too many turns all code after it into strings, and strings into code. Then the file is read a second time,
  // and triple quotes that would contain definitions are ignored.
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
