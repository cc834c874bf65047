import type { LineageItem, UseItem } from "../../model/result.ts";
import type { SymbolContext } from "../../model/symbol-answers.ts";
import { printable } from "../../util/printable.ts";
import { shortenEnd } from "../shorten.ts";
import { renderSymbol } from "./symbol.ts";
import { enclosingNames, usesByFile } from "./uses-by-file.ts";

/** Source is what is asked for first: it has so many lines for each row of the lists. */
export const SOURCE_LINES_A_ROW = 3;
/** A line of code that is longer is read in its file. */
const MAX_CODE = 120;
/** Tests of a file that are named. */
const MAX_TESTS = 4;

/** A definition with who uses it, what it calls and which tests do; each list has at most so many rows. */
export function renderContext(context: SymbolContext, rows: number): string {
  const { definition, users, callees, tests } = context;
  const files = usesByFile(tests);
  return [
    renderSymbol(definition, rows * SOURCE_LINES_A_ROW),
    part(`Used by (${users.length})`, users, rows, userLine),
    part(`Calls (${callees.length})`, callees, rows, calleeLine),
    part(`Tests (${tests.length} uses in ${files.length} files)`, files, rows, ({ path, uses }) => {
      const names = enclosingNames(uses, MAX_TESTS);
      return `${printable(path)}:${uses[0]?.line ?? 1}${names === "" ? "" : `  ${names}`}`;
    }),
  ].join("");
}

function part<T>(title: string, all: readonly T[], rows: number, line: (item: T) => string): string {
  if (all.length === 0) return "";
  return `${[title, ...all.slice(0, rows).map((item) => `  ${line(item)}`)].join("\n")}\n`;
}

function userLine({ file, line, snippet, enclosing, confidence }: UseItem): string {
  const code = (snippet.text.split("\n")[line - snippet.location.startLine] ?? "").trim();
  const name = enclosing === undefined ? "" : `${printable(enclosing.qualname)}: `;
  const sure = confidence === "exact" ? "" : ` (${confidence})`;
  return `${printable(file)}:${line}${sure}  ${name}${printable(shortenEnd(code, MAX_CODE))}`;
}

function calleeLine({ symbol, confidence }: LineageItem): string {
  const sure = confidence === "exact" ? "" : ` (${confidence})`;
  return `${printable(symbol.path)}:${symbol.startLine}  ${printable(symbol.qualname)}${sure}`;
}
