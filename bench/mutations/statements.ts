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

function withoutLiterals(text: string): string {
  return text.replace(/\/\/.*|@?"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)+'/g, "");
}
