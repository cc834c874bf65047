/** Characters that begin, continue or end a comment. */
const COMMENT = /^\s*(?:\/\*+|\*+\/|\*|\/{2,}!?|#+(?![[!])|--+|"""|''')/;
const COMMENT_END = /\s*(?:\*+\/|"""|''')\s*$/;
/** A standalone string, such as a doc string. */
const DOC_STRING = /^\s*[rRuUbB]{0,2}("""|'''|"|')/;
/** A longer documentation text is cut; the rest is in the file. */
const MAX_LINES = 40;

/**
 * The documentation of a definition: the comment above it, or the string at the start of its body. It is read from the text, so it
 * works the same way for every language. `lines` are those of the definition with everything that belongs to it; `head` of them are
 * above it.
 */
export function docText(lines: readonly string[], head: number): string | undefined {
  const comment = commentIn(lines.slice(0, head));
  return comment.length > 0 ? joined(comment) : joined(docString(lines.slice(head)));
}

/** The comment among decorators, without its comment characters. */
function commentIn(lines: readonly string[]): string[] {
  let isInside = false;
  const said: string[] = [];
  for (const line of lines) {
    if (!isInside && !COMMENT.test(line)) continue;
    if (/^\s*\/\*/.test(line)) isInside = true;
    said.push(line.replace(COMMENT_END, "").replace(COMMENT, "").trim());
    if (line.includes("*/")) isInside = false;
  }
  return said;
}

/** The string at the start of the body, which follows the line where the head of the definition ends. */
function docString(lines: readonly string[]): string[] {
  const start = lines.findIndex((line) => /:\s*(?:#.*)?$/.test(line)) + 1;
  const first = start > 0 ? lines[start] : undefined;
  const quote = first === undefined ? undefined : DOC_STRING.exec(first)?.[1];
  if (first === undefined || quote === undefined) return [];
  const said: string[] = [];
  for (const [at, line] of lines.slice(start).entries()) {
    const text = at === 0 ? line.replace(DOC_STRING, "") : line;
    const end = text.indexOf(quote);
    said.push((end < 0 ? text : text.slice(0, end)).trim());
    if (end >= 0) return said;
    if (quote.length === 1) return [];
  }
  return [];
}

function joined(lines: readonly string[]): string | undefined {
  const text = lines.slice(0, MAX_LINES).join("\n").trim();
  return text === "" ? undefined : text;
}
