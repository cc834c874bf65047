/** The position of a parameter list in a text, without its parentheses. */
export interface ListSpan {
  readonly start: number;
  readonly end: number;
}

/** The first list in parentheses after a name; undefined when there is anything other than type parameters between them. */
export function parameterList(text: string, afterName: number): ListSpan | undefined {
  let at = afterName;
  if (text[at] === "<") at = skipAngles(text, at);
  else if (text[at] === "[") at = closing(text, at) + 1;
  while (/\s/.test(text[at] ?? "")) at++;
  if (text[at] !== "(") return undefined;
  const end = closing(text, at);
  return end < 0 ? undefined : { start: at + 1, end };
}

/** Splits a list at the commas that are not in inner brackets. */
export function splitList(list: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; at++) {
    if ("([{".includes(list[at] ?? "")) at = closing(list, at);
    else if (list[at] === "<" && /[\w>]/.test(list[at - 1] ?? "")) at = skipAngles(list, at) - 1;
    else if (list[at] === ",") {
      pieces.push(list.slice(start, at));
      start = at + 1;
    }
    if (at < 0) return [list];
  }
  const last = list.slice(start);
  return last.trim() === "" ? pieces : [...pieces, last];
}

/** The offset of the closing bracket for the opening bracket at `open`. */
export function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ("([{".includes(text[at] ?? "")) depth++;
    else if (")]}".includes(text[at] ?? "") && --depth === 0) return at;
  }
  return -1;
}

function skipAngles(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === "<") depth++;
    else if (text[at] === ">" && !"-=".includes(text[at - 1] ?? "") && --depth === 0) return at + 1;
  }
  return open;
}
