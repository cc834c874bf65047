import type { Check, CheckState } from "../../api/doctor/check.ts";
import type { TextFormat } from "../format.ts";
import { markdownTable } from "../markdown/cells.ts";
import { count } from "../words.ts";

/** The checks for people, and what they come to. */
export function renderChecks(format: TextFormat, checks: readonly Check[]): string {
  const summary = `${count(inState(checks, "fail"), "error")}, ${count(inState(checks, "warn"), "warning")}, ${inState(checks, "ok")} ok.`;
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

function inState(checks: readonly Check[], state: CheckState): number {
  return checks.filter((check) => check.state === state).length;
}
