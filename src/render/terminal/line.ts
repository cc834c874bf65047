import { printable } from "../../util/printable.ts";
import { withoutCommands } from "../log-line.ts";
import { cellsOf, cutToCells } from "./cells.ts";
import type { TerminalStyle } from "./style.ts";

/** SGR codes: what switches a look on, and what switches it off. */
const LOOKS = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;
const ESCAPE = "\u001b[";

export type Look = keyof typeof LOOKS;

/** A piece of a line; its text may come from the repository. */
export interface Piece {
  readonly text: string;
  readonly look?: Look;
}

/** The pieces as one line: nothing in them reaches the terminal as a command, and what does not fit is cut. */
export function line(pieces: readonly Piece[], { isColoured, width }: TerminalStyle): string {
  let left = width ?? Number.POSITIVE_INFINITY;
  let shown = "";
  for (const { text, look } of pieces) {
    // What is printed may be the log of a job.
    const safe = cutToCells(withoutCommands(printable(text)), left);
    left -= cellsOf(safe);
    shown += isColoured && look !== undefined && safe !== "" ? painted(safe, look) : safe;
    if (left <= 0) break;
  }
  return shown;
}

/** A piece padded to a number of columns. */
export function padded(text: string, cells: number): string {
  return text + " ".repeat(Math.max(0, cells - cellsOf(printable(text))));
}

function painted(text: string, look: Look): string {
  const [on, off] = LOOKS[look];
  return `${ESCAPE}${on}m${text}${ESCAPE}${off}m`;
}
