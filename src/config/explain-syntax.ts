import { quote } from "./quote.ts";

/** A syntax error in words. */
export interface SyntaxExplanation {
  readonly message: string;
  readonly suggestion?: string;
}

/** What is wrong with most backslashes. */
export const BAD_ESCAPE = "A backslash begins an escape in a \"…\" string: write it twice, or use '…' quotes.";

/** What may stand in a word that somebody forgot to put in quotes. */
const WORD = /[\w./:@+-]/;
const MAX_WORD_LENGTH = 64;

/** Why a TOML parser stopped at this offset: the usual mistakes have sentences of their own. */
export function explainSyntax(text: string, offset: number): SyntaxExplanation {
  if (offset >= text.length) return { message: "The file ends too early: a bracket, a quote or a value is missing." };
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const before = text.slice(lineStart, offset);
  const found = text[offset] as string;
  if (found === "\\" || before.endsWith("\\")) return { message: BAD_ESCAPE };
  return unquotedWord(text, offset) ?? { message: lineMistake(before.trim(), found) };
}

/** `provider = hash`: the word around the offset, if it stands where a value begins. */
function unquotedWord(text: string, offset: number): SyntaxExplanation | undefined {
  let start = offset;
  let end = offset;
  while (start > 0 && offset - start < MAX_WORD_LENGTH && WORD.test(text[start - 1] as string)) start--;
  while (end < text.length && end - offset < MAX_WORD_LENGTH && WORD.test(text[end] as string)) end++;
  const word = text.slice(start, end);
  const ahead = text.slice(Math.max(0, start - MAX_WORD_LENGTH), start).trimEnd();
  if (!/^[A-Za-z_.~/]/.test(word) || !/[=,[]$/.test(ahead) || /(^|\n)\s*\[$/.test(ahead)) return undefined;
  const lower = word.toLowerCase();
  if (lower === "true" || lower === "false") {
    return { message: `Write ${lower} in small letters.`, suggestion: lower };
  }
  return { message: "A text must stand in quotes.", suggestion: JSON.stringify(word) };
}

function lineMistake(before: string, found: string): string {
  const isLineEnd = found === "\n" || found === "\r";
  if (isLineEnd && before.endsWith("=")) return "A value is missing after the equals sign.";
  if (isLineEnd && before.startsWith("[") && !before.includes("]"))
    return "The closing bracket of the table's name is missing.";
  if (isLineEnd && /["']/.test(before)) return "The string is not closed on its line.";
  if (!/[=[\]{}",']/.test(before) && before !== "") return "A key must be followed by an equals sign and a value.";
  if (isLineEnd) return "The line ends too early.";
  return `${quote(found)} must not stand here.`;
}
