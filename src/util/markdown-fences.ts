/** A code fence at the start of a line: its marker, and the text after it. */
const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/s;

/** The lines of a Markdown text outside of fenced code, with their indexes; the fences themselves are left out. */
export function* linesOutsideFences(lines: readonly string[]): Generator<[index: number, line: string]> {
  let open: string | undefined;
  for (const [index, line] of lines.entries()) {
    const [, mark = "", rest = ""] = FENCE.exec(line) ?? [];
    if (open !== undefined) {
      if (mark.startsWith(open) && rest.trim() === "") open = undefined;
    } else if (isOpening(mark, rest)) open = mark;
    else yield [index, line];
  }
}

/** Backticks closed on the same line are a code span. */
function isOpening(mark: string, rest: string): boolean {
  return mark !== "" && !(mark.startsWith("`") && rest.includes("`"));
}
