import type { FoundPlace } from "../../api/operations/locate.ts";
import { printable } from "../../util/printable.ts";

/** The place of a symbol, in one line. */
export function renderPlace(path: string, place: FoundPlace | undefined, asked: string): string {
  if (!place) return `${printable(asked)} is not in ${printable(path)}.\n`;
  const { qualname, kind, startLine, endLine, fullStartLine } = place.definition;
  const full = fullStartLine < startLine ? `, with decorators and doc comment from line ${fullStartLine}` : "";
  const guess = place.foundBy === "lines" ? " (by the look of the lines: there is no grammar for this language)" : "";
  return `${printable(path)}:${startLine}-${endLine} ${kind} ${printable(qualname)}${full}${guess}\n`;
}
