import { linesOf } from "../../util/lines.ts";
import { lineNumbers, type Piece, piecesOf } from "./piece.ts";

/** Records are small; so many characters of them are one piece. */
const RECORD_CHARACTERS = 2000;
/** What begins at the margin begins something new: a key, a table, an element, a row. */
const AT_MARGIN = /^[^\s\])}]/;
const TITLE = /^\s*(?:\[+([^\]\n]{1,80})\]+|["']?([\w.@/-]{1,80})["']?\s*[:=])/;

/** The pieces of data and configuration: records together up to a size, cut where one begins at the margin if possible. */
export function recordPieces(text: string): Piece[] {
  const lines = linesOf(text);
  const pieces: Piece[] = [];
  let first = 1;
  let size = 0;
  const cutBefore = (line: number) => {
    const numbers = lineNumbers(first, line - 1);
    pieces.push(...piecesOf(lines, numbers, titleOf(lines, numbers)));
    first = line;
    size = 0;
  };
  lines.forEach((line, at) => {
    if (size >= RECORD_CHARACTERS && (AT_MARGIN.test(line) || size >= 2 * RECORD_CHARACTERS)) cutBefore(at + 1);
    size += line.length + 1;
  });
  cutBefore(lines.length + 1);
  return pieces;
}

/** The first key or table of the piece. */
function titleOf(lines: readonly string[], numbers: readonly number[]): string {
  for (const number of numbers.slice(0, 50)) {
    const found = TITLE.exec((lines[number - 1] as string).slice(0, 200));
    if (found) return found[1] ?? found[2] ?? "";
  }
  return "";
}
