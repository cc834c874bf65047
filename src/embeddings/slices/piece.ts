/** Lines of a file that are found as a unit, before they have an id. */
export interface Piece {
  /** A qualified name or a heading; empty without one. */
  readonly title: string;
  /** 1-based, inclusive. */
  readonly startLine: number;
  readonly endLine: number;
  /** Without the lines of the span that belong to other pieces. */
  readonly text: string;
}

/** Text longer than an average model's input limit is cut into several pieces. */
export const MAX_PIECE_CHARACTERS = 6000;
/** A file with more definitions or headings than this is generated, and cut by size alone. */
export const MAX_PIECES = 4000;

/**
 * The pieces of some lines of a file, given by their numbers in ascending order: one, or several when they are too long. A line that
 * is too long by itself is cut too. Blank lines at either end are left out; blank lines alone give no piece.
 */
export function piecesOf(lines: readonly string[], numbers: readonly number[], title: string): Piece[] {
  const pieces: Piece[] = [];
  let held: string[] = [];
  let size = 0;
  let start = 0;
  let end = 0;
  const flush = () => {
    if (held.length > 0) pieces.push({ title, startLine: start, endLine: end, text: held.join("\n").trimEnd() });
    held = [];
    size = 0;
  };
  for (const number of numbers) {
    const line = lines[number - 1] ?? "";
    const isBlank = line.trim() === "";
    if (isBlank && held.length === 0) continue;
    if (size > 0 && size + line.length > MAX_PIECE_CHARACTERS) flush();
    for (let at = 0; at === 0 || at < line.length; at += MAX_PIECE_CHARACTERS) {
      if (at > 0) flush();
      if (isBlank && held.length === 0) break;
      if (held.length === 0) start = number;
      held.push(line.slice(at, at + MAX_PIECE_CHARACTERS));
      size += line.length - at + 1;
      if (!isBlank) end = number;
    }
  }
  flush();
  return pieces;
}

/** The numbers from one line to another, both included. */
export function lineNumbers(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
}
