import { parse } from "toml";
import { property, stringProperty } from "../util/json.ts";
import type { FindingCode } from "./finding.ts";
import { quote, sentence } from "./quote.ts";

/** Far deeper than any configuration, far less than a stack can hold. */
const MAX_DEPTH = 64;

/** A table of a TOML text. It has no prototype, so every key comes from the author; integers are `bigint`s. */
export type TomlTable = Readonly<Record<string, unknown>>;

/** The reason why a text is not TOML, and its position. */
export interface TomlProblem {
  readonly code: FindingCode;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly suggestion?: string;
}

/** The tables of a TOML text, or its first error. */
export type ParsedToml =
  | { readonly table: TomlTable; readonly problem?: undefined }
  | { readonly table?: undefined; readonly problem: TomlProblem };

/** Parses TOML; never throws for an invalid text. */
export function parseToml(text: string): ParsedToml {
  try {
    return { table: parse(text, { bigint: true, maxDepth: MAX_DEPTH }) as TomlTable };
  } catch (error) {
    const problem = problemOf(text, error);
    if (problem === undefined) throw error;
    return { problem };
  }
}

/** The parser reports grammar errors with a `location`, and violations of further rules with `line` and `column`. */
function problemOf(text: string, error: unknown): TomlProblem | undefined {
  const start = property(property(error, "location"), "start");
  const line = property(start ?? error, "line");
  const column = property(start ?? error, "column");
  if (typeof line !== "number" || typeof column !== "number") return undefined;
  if (start === undefined) return { ...explainRule(stringProperty(error, "message") ?? ""), line, column };
  const { message, suggestion } = explainSyntax(text, Number(property(start, "offset")));
  return { ...refusal("SYNTAX", message), line, column, ...(suggestion !== undefined && { suggestion }) };
}

type Refusal = Pick<TomlProblem, "code" | "message">;

/** Explains a violated rule in a text with correct grammar. */
function explainRule(message: string): Refusal {
  if (message.startsWith("Maximum nesting depth")) {
    return refusal("TOO_DEEP", `Values are nested deeper than ${MAX_DEPTH} levels.`);
  }
  if (/^Invalid .*escape/.test(message)) return refusal("SYNTAX", BAD_ESCAPE);
  const isRedefinition = /^Cannot (redefine|extend|append|use dotted)/.test(message);
  return refusal(isRedefinition ? "REDEFINED_KEY" : "SYNTAX", sentence(message));
}

function refusal(code: FindingCode, message: string): Refusal {
  return { code, message };
}

/** A syntax error in words. */
interface SyntaxExplanation {
  readonly message: string;
  readonly suggestion?: string;
}

/** The message for most mistakes with backslashes. */
export const BAD_ESCAPE = "A backslash begins an escape in a \"…\" string: write it twice, or use '…' quotes.";

/** Characters of a word that the author forgot to quote. */
const WORD = /[\w./:@+-]/;
const MAX_WORD_LENGTH = 64;

/** Explains why a TOML parser stopped at this offset: common mistakes have specific messages. */
export function explainSyntax(text: string, offset: number): SyntaxExplanation {
  if (offset >= text.length) return { message: "The file ends too early: a bracket, a quote or a value is missing." };
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const before = text.slice(lineStart, offset);
  const found = text[offset] as string;
  if (found === "\\" || before.endsWith("\\")) return { message: BAD_ESCAPE };
  return unquotedWord(text, offset) ?? { message: lineMistake(before.trim(), found) };
}

/** `provider = hash`: the word around the offset, if it is where a value begins. */
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
