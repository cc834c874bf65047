import { languageOfPath } from "../languages/registry.ts";
import type { Language } from "../model/facts.ts";
import type { TreeEntry } from "../model/tree.ts";

/**
 * How much work the files of a language are, in bytes of Python, which take about 0.1 µs each. Rough on purpose: it decides how
 * work is shared out and whether threads are worth starting, never what comes out.
 */
interface LanguageWork {
  readonly aByte: number;
  /** Until the parser is loaded and the engine has made machine code of it. */
  readonly toStart: number;
}

const PYTHON: LanguageWork = { aByte: 1, toStart: 1_500_000 };
const TEXT: LanguageWork = { aByte: 0.4, toStart: 200_000 };
const ECMASCRIPT: LanguageWork = { aByte: 5, toStart: 1_500_000 };
const TREE_SITTER: LanguageWork = { aByte: 12, toStart: 1_500_000 };
const WORK_OF: ReadonlyMap<Language, LanguageWork> = new Map([
  ["python", PYTHON],
  ["text", TEXT],
  ...(["javascript", "jsx", "typescript", "tsx", "vue", "svelte"] as const).map((each) => [each, ECMASCRIPT] as const),
]);
/** What every file takes, however small, in bytes of its own. */
const BYTES_A_FILE = 1000;

function workIn(language: Language): LanguageWork {
  return WORK_OF.get(language) ?? TREE_SITTER;
}

/** How much work a file is. */
export function workOfEntry({ path, size }: TreeEntry): number {
  return (BYTES_A_FILE + size) * workIn(languageOfPath(path)).aByte;
}

/** How much work it is to begin with a language. */
export function workToStart(language: Language): number {
  return workIn(language).toStart;
}
