import { languageOfPath } from "../languages/registry.ts";
import type { Language } from "../model/facts.ts";
import type { TreeEntry } from "../model/tree.ts";

/**
 * How much work a parser has, in bytes of Python, which take about 0.1 µs each. Rough on purpose: it decides how work is shared out
 * and whether threads are worth starting, never what comes out.
 */
export interface ParserWork {
  readonly name: string;
  readonly aByte: number;
  /** Until the parser is loaded and the engine has made machine code of it. */
  readonly toStart: number;
}

const PYTHON: ParserWork = { name: "python", aByte: 1, toStart: 1_500_000 };
const TEXT: ParserWork = { name: "text", aByte: 0.4, toStart: 200_000 };
const ECMASCRIPT: ParserWork = { name: "ecmascript", aByte: 5, toStart: 1_500_000 };
/** Each of these languages has a grammar of its own. */
const TREE_SITTER = { aByte: 12, toStart: 1_500_000 };
const PARSERS: ReadonlyMap<Language, ParserWork> = new Map([
  ["python", PYTHON],
  ["text", TEXT],
  ...(["javascript", "jsx", "typescript", "tsx", "vue", "svelte"] as const).map((each) => [each, ECMASCRIPT] as const),
]);
/** What every file takes, however small, in bytes of its own. */
const BYTES_A_FILE = 1000;

/** The parser that a file is for. */
export function parserOf({ path }: TreeEntry): ParserWork {
  const language = languageOfPath(path);
  return PARSERS.get(language) ?? { name: language, ...TREE_SITTER };
}

/** How much work a file is for its parser. */
export function workFor({ aByte }: ParserWork, { size }: TreeEntry): number {
  return (BYTES_A_FILE + size) * aByte;
}
