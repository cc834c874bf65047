import type { SymbolSource } from "../../model/symbol-answers.ts";
import { printable } from "../../util/printable.ts";
import { sourceLine } from "./source-lines.ts";

/** A definition: its place, and as many lines of its source as are wanted. */
export function renderSymbol({ symbol, source, sourceLine: first }: SymbolSource, lines: number): string {
  const { path, kind, qualname, startLine, endLine } = symbol;
  const shown = source.slice(0, lines);
  const place = `${printable(path)}:${startLine}-${endLine}  ${kind} ${printable(qualname)}`;
  const rest = source.length - shown.length;
  const cut = rest > 0 ? [`… ${rest} more lines, from ${printable(path)}:${first + shown.length}`] : [];
  return `${[place, ...shown.map(sourceLine), ...cut].join("\n")}\n`;
}

/** A definition without its source: its place, how it begins and what its documentation says. */
export function renderSignature({ symbol, signature, docs }: SymbolSource): string {
  const { path, kind, qualname, startLine, endLine } = symbol;
  const said = docs === undefined ? [] : docs.split("\n").map((line) => `    ${sourceLine(line)}`.trimEnd());
  const place = `${printable(path)}:${startLine}-${endLine}  ${kind} ${printable(qualname)}`;
  return `${[place, `  ${printable(signature)}`, ...said].join("\n")}\n`;
}
