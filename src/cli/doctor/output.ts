import { from, view } from "../../wire/object.ts";
import { list, nullable } from "../../wire/shapes.ts";
import { flag, oneOf, text, count as whole } from "../../wire/values.ts";
import { markdownTable } from "../output/table.ts";
import { type Format, isJson } from "../spec/command.ts";
import { CHECK_STATES, type Check, type CheckState } from "./check.ts";

/** The checks for people or programs, and what they come to. */
export function renderChecks(format: Format, checks: readonly Check[]): string {
  if (isJson(format)) return `${JSON.stringify(checksCodec.toWire({ checks }))}\n`;
  const summary = `${count(checks, "fail")} to fix, ${count(checks, "warn")} to know about, ${count(checks, "ok")} all right.`;
  if (format === "markdown") {
    const rows = checks.map(({ name, state, message, advice }) => [state, name, message, advice ?? ""]);
    return `${[`**${summary}**`, "", ...markdownTable(["", "check", "found", "what to do"], rows)].join("\n")}\n`;
  }
  const width = Math.max(...checks.map(({ name }) => name.length));
  const lines = checks.flatMap(({ name, state, message, advice }) => [
    `${state.padEnd("fail".length)}  ${name.padEnd(width)}  ${message}`,
    ...(advice === undefined ? [] : [`${" ".repeat("fail".length + width + 4)}→ ${advice}`]),
  ]);
  return `${[...lines, "", summary].join("\n")}\n`;
}

function count(checks: readonly Check[], state: CheckState): number {
  return checks.filter((check) => check.state === state).length;
}

/** Checks, as they are shown. */
interface Checked {
  readonly checks: readonly Check[];
}

/** The answer of `doctor`. */
export const checksCodec = view<Checked>()({
  ok: from(({ checks }: Checked) => count(checks, "fail") === 0, flag("nothing fails")),
  failures: from(({ checks }: Checked) => count(checks, "fail"), whole()),
  warnings: from(({ checks }: Checked) => count(checks, "warn"), whole()),
  checks: list(
    view<Check>()({
      name: text(),
      state: oneOf(CHECK_STATES),
      message: text(),
      advice: nullable(text(), "what to do"),
    }),
  ),
});
