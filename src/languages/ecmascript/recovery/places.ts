import type { Span } from "../nodes.ts";
import { scan } from "./scan.ts";

/** The contents of the braces around an offset, innermost first. */
export function enclosingBlocks(text: string, offset: number): Span[] {
  const open: number[] = [];
  const around: Span[] = [];
  for (const bracket of scan(text).brackets) {
    if (bracket.character === "{") open.push(bracket.offset + 1);
    else if (bracket.character === "}") {
      const start = open.pop();
      if (start !== undefined && start <= offset && bracket.offset >= offset)
        around.push({ start, end: bracket.offset });
    }
  }
  return around;
}

/** The end of the last complete statement before an offset, as far as brackets and semicolons show it. */
export function endOfStatementBefore(text: string, offset: number): number {
  let depth = 0;
  let end = 0;
  for (const bracket of scan(text).brackets) {
    if (bracket.offset >= offset) break;
    if ("([{".includes(bracket.character)) depth++;
    else if (bracket.character !== ";" && depth > 0) depth--;
    if (depth === 0 && (bracket.character === ";" || bracket.character === "}")) end = bracket.offset + 1;
  }
  return end;
}

/** The start of the next statement after an offset that starts with a typical word; undefined when there is none. */
export function startOfStatementAfter(text: string, offset: number): number | undefined {
  const word = /\b(?:export|import|function|class|const|let|var|interface|type|enum|async)\b/g;
  word.lastIndex = offset;
  for (let found = word.exec(text); found !== null; found = word.exec(text)) {
    let blanks = found.index;
    while (blanks > offset && /\s/.test(text[blanks - 1] as string)) blanks--;
    const isAfterEnd = blanks > offset && /[;}]/.test(text[blanks - 1] as string);
    if (isAfterEnd || text.slice(blanks, found.index).includes("\n")) return found.index;
  }
  return undefined;
}
