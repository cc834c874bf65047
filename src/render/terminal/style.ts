/** The look of text in a terminal. */
export interface TerminalStyle {
  readonly isColoured: boolean;
  /** Columns; undefined when lines may be as long as they are. */
  readonly width: number | undefined;
}

/** Plain text of any length, for files and pipes. */
export const PLAIN_STYLE: TerminalStyle = { isColoured: false, width: undefined };

/** A line shorter than this tells nothing any more. */
const MIN_WIDTH = 40;

/** The style that a terminal and the user's variables ask for: `FORCE_COLOR` first, as in Node, then `NO_COLOR`, then the terminal. */
export function terminalStyle(
  env: Readonly<Record<string, string | undefined>>,
  terminal: { readonly isTerminal: boolean; readonly columns?: number | undefined },
): TerminalStyle {
  const { isTerminal, columns } = terminal;
  const width = isTerminal && columns !== undefined && columns > 0 ? Math.max(columns, MIN_WIDTH) : undefined;
  return { isColoured: wantsColour(env, isTerminal), width };
}

function wantsColour(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { FORCE_COLOR: forced, NO_COLOR: unwanted, TERM: terminal } = env;
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  // https://no-color.org: any value that is not empty.
  if (unwanted !== undefined && unwanted !== "") return false;
  return isTerminal && terminal !== "dumb";
}
