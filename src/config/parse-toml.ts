import { parse } from "toml";
import { property, stringProperty } from "../util/json.ts";
import { BAD_ESCAPE, explainSyntax } from "./explain-syntax.ts";
import type { FindingCode } from "./finding.ts";
import { sentence } from "./quote.ts";

/** Far deeper than any configuration, far from what a stack can bear. */
const MAX_DEPTH = 64;

/** A table of a TOML text. It has no prototype, so every key is the author's; whole numbers are `bigint`s. */
export type TomlTable = Readonly<Record<string, unknown>>;

/** Why a text is no TOML, and where. */
export interface TomlProblem {
  readonly code: FindingCode;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly suggestion?: string;
}

/** The tables of a TOML text, or the first thing that is wrong with it. */
export type ParsedToml =
  | { readonly table: TomlTable; readonly problem?: undefined }
  | { readonly table?: undefined; readonly problem: TomlProblem };

/** Parses TOML; nothing is thrown for a bad text. */
export function parseToml(text: string): ParsedToml {
  try {
    return { table: parse(text, { bigint: true, maxDepth: MAX_DEPTH }) as TomlTable };
  } catch (error) {
    const problem = problemOf(text, error);
    if (problem === undefined) throw error;
    return { problem };
  }
}

/** The parser marks what its grammar refuses with a `location`, and what breaks a rule beyond it with `line` and `column`. */
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

/** A rule that the text breaks though its grammar is right. */
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
