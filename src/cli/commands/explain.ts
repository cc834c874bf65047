import { UserError } from "../../model/errors.ts";
import { renderExplanations } from "../../render/answers/explain.ts";
import { allExplanations, CODE_KINDS, CODE_SEVERITIES, type Explanation } from "../../render/answers/explanations.ts";
import { nearest } from "../../util/suggest.ts";
import { of, view } from "../../wire/object.ts";
import { list, nullable } from "../../wire/shapes.ts";
import { oneOf, text } from "../../wire/values.ts";
import type { Command } from "../spec/command.ts";
import { writeAnswer } from "./answer.ts";

/** SARIF names findings in llmc.toml this way. */
const RULE_PREFIX = /^config[-_]/i;

/** `llmc-nav explain`: what a code or a label means and what helps. */
export const explainCommand: Command = {
  async run(context, { positionals }) {
    const [asked] = positionals;
    const all = allExplanations();
    const found = asked === undefined ? all : find(asked, all);
    await writeAnswer(context, {
      json: () => explanationsCodec.toWire({ explanations: found }),
      lines: () => found.map((each) => explanationCodec.toWire(each)),
      text: (format) => renderExplanations(format, found, asked === undefined),
    });
    return 0;
  },
};

function find(asked: string, all: readonly Explanation[]): readonly Explanation[] {
  const forms = [asked, asked.replace(RULE_PREFIX, ""), `broken-${asked}`, asked.replace(" and ", "_")];
  const wanted = new Set(forms.map(comparable));
  const found = all.filter(({ code }) => wanted.has(comparable(code)));
  if (found.length > 0) return found;
  const meant = nearest(
    asked,
    all.map(({ code }) => code),
  );
  const hint = meant ? `Did you mean ${meant}?` : "`llmc-nav explain` lists all of them.";
  throw new UserError(`There is no code or label ${JSON.stringify(asked)}. ${hint}`);
}

/** People type codes in any case, and with either kind of dash. */
function comparable(code: string): string {
  return code.toUpperCase().replaceAll(/[- ]/g, "_");
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
