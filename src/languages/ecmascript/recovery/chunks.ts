import type { Span } from "../nodes.ts";
import type { Bracket, ScannedLine } from "./scan.ts";
import { scan } from "./scan.ts";

/** Matches words that can only start a statement. */
const STATEMENT =
  /^(?:export|import|function|class|const|let|var|interface|type|enum|declare|abstract|async|namespace|module|if|for|switch|try|return|throw)\b|^@/;
/** Matches words that continue a statement after the end of a block. */
const CONTINUES = /^(?:else|catch|finally|while|as|satisfies|of|in|instanceof|extends|implements|from)\b/;
/** The end of the previous statement is searched for within this distance. */
const MAX_GAP = 200;
/** The number of characters that show how a line starts. */
const START_LENGTH = 12;

/**
 * Cuts a text with balanced brackets into chunks of complete top-level statements, each of which can be parsed separately.
 * A cut is made only before a line that is outside of all brackets and certainly starts a statement.
 */
export function topLevelChunks(text: string): Span[] {
  const { brackets, lines } = scan(text);
  const chunks: Span[] = [];
  const margin = lines.reduce((least, line) => Math.min(least, line.indent), Number.POSITIVE_INFINITY);
  let start = 0;
  let isDecorated = false;
  for (const line of linesOutside(lines, brackets)) {
    if (line.indent > margin || !startsStatement(text, line.start)) continue;
    if (!isDecorated && line.start > start) {
      const from = withLeadingComments(text, start, line.start);
      chunks.push({ start, end: from });
      start = from;
    }
    isDecorated = text.charAt(line.start) === "@";
  }
  chunks.push({ start, end: text.length });
  return chunks.filter((chunk) => chunk.end > chunk.start);
}

function startsStatement(text: string, offset: number): boolean {
  const start = text.slice(offset, offset + START_LENGTH);
  if (STATEMENT.test(start)) return true;
  const before = text.slice(Math.max(0, offset - MAX_GAP), offset).trimEnd();
  return /[;}]$/.test(before) && /^[\w$]/.test(start) && !CONTINUES.test(start);
}

/** The lines that start outside of all brackets. */
function* linesOutside(lines: readonly ScannedLine[], brackets: readonly Bracket[]): Generator<ScannedLine> {
  let depth = 0;
  let next = 0;
  for (const line of lines) {
    for (
      let bracket = brackets[next];
      bracket !== undefined && bracket.offset < line.start;
      bracket = brackets[++next]
    ) {
      if ("([{".includes(bracket.character)) depth++;
      else if (bracket.character !== ";" && depth > 0) depth--;
    }
    if (depth === 0) yield line;
  }
}

/** The start of a statement with the block comments above it, which belong to it. */
function withLeadingComments(text: string, from: number, start: number): number {
  let at = start;
  for (;;) {
    let end = at;
    while (end > from && /\s/.test(text.charAt(end - 1))) end--;
    if (text.charAt(end - 1) !== "/" || text.charAt(end - 2) !== "*") return at;
    const open = text.lastIndexOf("/*", end - 3);
    if (open < from) return at;
    at = open;
  }
}
