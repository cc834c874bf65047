import { UserError } from "../../model/errors.ts";
import { nearest } from "../../util/suggest.ts";
import { of, view } from "../../wire/object.ts";
import { list, nullable } from "../../wire/shapes.ts";
import { oneOf, text } from "../../wire/values.ts";
import { columns, markdownTable } from "../output/table.ts";
import type { Command, Format } from "../spec/command.ts";
import { allExplanations, CODE_KINDS, CODE_SEVERITIES, type CodeKind, type Explanation } from "./explanations.ts";

const KIND_WORDS: Readonly<Record<CodeKind, string>> = {
  error: "an error",
  finding: "a finding in llmc.toml",
  fallback: "a fallback of routing",
  review: "a finding of a review",
};
/** SARIF names findings in llmc.toml this way. */
const RULE_PREFIX = /^config[-_]/i;

/** `llmc-nav explain`: what a code means and what helps. */
export const explainCommand: Command = {
  async run({ format, io }, { positionals }) {
    if (positionals.length > 1) throw new UserError("explain takes one code at a time.");
    const [asked] = positionals;
    const all = allExplanations();
    const found = asked === undefined ? all : find(asked, all);
    const isList = asked === undefined;
    await io.writeOut(render(format, found, isList));
    return 0;
  },
};

function find(asked: string, all: readonly Explanation[]): readonly Explanation[] {
  const wanted = new Set([comparable(asked), comparable(asked.replace(RULE_PREFIX, ""))]);
  const found = all.filter(({ code }) => wanted.has(comparable(code)));
  if (found.length > 0) return found;
  const meant = nearest(
    asked,
    all.map(({ code }) => code),
  );
  const hint = meant ? `Did you mean ${meant}?` : "`llmc-nav explain` lists all of them.";
  throw new UserError(`There is no code ${JSON.stringify(asked)}. ${hint}`);
}

/** People type codes in any case, and with either kind of dash. */
function comparable(code: string): string {
  return code.toUpperCase().replaceAll("-", "_");
}

function render(format: Format, found: readonly Explanation[], isList: boolean): string {
  if (format === "jsonl") return found.map((each) => `${JSON.stringify(explanationCodec.toWire(each))}\n`).join("");
  if (format === "json") return `${JSON.stringify(explanationsCodec.toWire({ explanations: found }))}\n`;
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

/** A line of `explain --format jsonl`. */
export const explanationCodec = view<Explanation>()({
  code: text(),
  kind: oneOf(CODE_KINDS),
  severity: nullable(oneOf(CODE_SEVERITIES), "of findings"),
  meaning: text(),
  what_helps: of("remedy", text()),
  page: text("that has more"),
});

/** The answer of `explain`. */
export const explanationsCodec = view<{ readonly explanations: readonly Explanation[] }>()({
  explanations: list(explanationCodec),
});
