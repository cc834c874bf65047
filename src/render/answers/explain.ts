import type { TextFormat } from "../format.ts";
import { markdownTable } from "../markdown/cells.ts";
import { columns } from "../terminal/columns.ts";
import type { CodeKind, Explanation } from "./explanations.ts";

const KIND_WORDS: Readonly<Record<CodeKind, string>> = {
  error: "an error",
  finding: "a finding in llmc.toml",
  fallback: "a fallback of routing",
  review: "a finding of a review",
  freshness: "a state of the index",
  status: "the status of an answer",
  source: "the source of an answer",
  confidence: "a confidence",
  role: "the role of a use",
  change: "a kind of change",
  binding: "what became of a symbol (rebind)",
  ignored: "a reason why a broken use does not count",
  use: "a remark on a use",
  check: "the result of a check (doctor)",
};

/** Codes with their meanings: a table, or one in full. */
export function renderExplanations(format: TextFormat, found: readonly Explanation[], isList: boolean): string {
  if (format === "markdown") {
    const rows = found.map((each) => [each.code, levelOf(each), each.meaning, each.remedy]);
    return `${markdownTable(["code", "what", "meaning", "what helps"], rows).join("\n")}\n`;
  }
  if (!isList) return found.map(describe).join("\n");
  const rows = found.map((each) => [each.code, levelOf(each), each.meaning]);
  return `${columns([["code", "what", "meaning"], ...rows]).join("\n")}\n`;
}

function describe(explanation: Explanation): string {
  const { code, kind, severity, meaning, remedy, page } = explanation;
  const level = severity === undefined ? "" : ` (${severity})`;
  return [
    `${code} is ${KIND_WORDS[kind]}${level}: ${meaning}.`,
    `What helps: ${remedy}.`,
    `More: https://github.com/llmc-nav/llmc-nav/blob/main/${page}`,
    "",
  ].join("\n");
}

function levelOf({ kind, severity }: Explanation): string {
  return severity === undefined ? kind : `${kind}, ${severity}`;
}
