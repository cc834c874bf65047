import type { ParserWork } from "../languages/language.ts";
import { languageOfPath, parserWorkOf } from "../languages/registry.ts";
import type { TreeEntry } from "../model/tree.ts";

/** The fixed cost of every file, however small, in bytes. */
const BYTES_A_FILE = 1000;

/** The parser that reads a file. */
export function parserOf({ path }: TreeEntry): ParserWork {
  return parserWorkOf(languageOfPath(path));
}

/** The cost of a file for its parser. */
export function workFor({ aByte }: ParserWork, { size }: TreeEntry): number {
  return (BYTES_A_FILE + size) * aByte;
}
