/** The lines of the statement around a line, in code with braces. A block inside parentheses belongs to the statement around them. */
export function statementAround(lines: readonly string[], line: number): readonly [first: number, last: number] {
  let first = 1;
  let depth = 0;
  for (const [index, text] of lines.entries()) {
    for (const sign of withoutLiterals(text)) {
      if ("([".includes(sign)) depth++;
      else if (")]".includes(sign)) depth = Math.max(0, depth - 1);
      else if (depth === 0 && ";{}".includes(sign)) {
        if (index + 1 >= line) return [first, index + 1];
        first = index + 1;
      }
    }
  }
  return [first, lines.length];
}

/** The line of the nearest head of a Kotlin function at or above a line. */
export function functionHeadAbove(lines: readonly string[], line: number): number {
  for (let at = line; at > 0; at--) if (/\bfun\b.*\(/.test(lines[at - 1] ?? "")) return at;
  return 0;
}

function withoutLiterals(text: string): string {
  return text.replace(/\/\/.*|@?"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'/g, "");
}
