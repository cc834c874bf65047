import { markdownTable } from "../output/table.ts";
import { type Format, isJson } from "../spec/command.ts";
import type { Check, CheckState } from "./check.ts";

/** The checks for people or programs, and what they come to. */
export function renderChecks(format: Format, checks: readonly Check[]): string {
  if (isJson(format)) return `${JSON.stringify(checksToWire(checks))}\n`;
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

/** The JSON of the checks. */
export function checksToWire(checks: readonly Check[]) {
  return {
    ok: count(checks, "fail") === 0,
    failures: count(checks, "fail"),
    warnings: count(checks, "warn"),
    checks: checks.map(({ name, state, message, advice }) => ({ name, state, message, advice: advice ?? null })),
  };
}
