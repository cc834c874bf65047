import { failureResult } from "../envelope/failure-result.ts";
import { toWire } from "../envelope/to-wire.ts";
import type { UserError } from "../model/errors.ts";
import { COMMANDS } from "./spec/commands.ts";
import { parseOptions } from "./spec/options.ts";

/** Their standard output is a protocol or a script. */
const WITHOUT_JSON: readonly string[] = ["completion", "demo", "mcp"];

/**
 * Whether a mistake is answered on standard output, too: where JSON was asked for. The arguments are looked at as they are, because
 * they may be the mistake.
 */
export function wantsEnvelope([name, ...rest]: readonly string[]): boolean {
  if (name === undefined || WITHOUT_JSON.includes(name) || !COMMANDS.some((spec) => spec.name === name)) return false;
  // Lines of a batch belong to the lines of its file.
  if (rest.some((word) => /^--batch(?:=|$)/.test(word))) return false;
  const formats = rest.flatMap((word, at) => {
    if (word === "--json") return ["json"];
    if (word === "--format") return [rest[at + 1] ?? ""];
    return word.startsWith("--format=") ? [word.slice("--format=".length)] : [];
  });
  return formats.some((format) => format === "json" || format === "jsonl");
}

/** A mistake as an envelope. */
export function mistakeLine(error: UserError, [name, ...rest]: readonly string[]): string {
  return `${JSON.stringify(toWire(failureResult(error, { tool: name, query: askedIn(name, rest) })))}\n`;
}

/** The question in the arguments, as far as they can be read. */
function askedIn(name: string | undefined, rest: readonly string[]): string | undefined {
  const spec = COMMANDS.find((command) => command.name === name);
  if (spec === undefined) return undefined;
  try {
    const options = parseOptions(spec, rest);
    return options.text("query") ?? options.text("symbol") ?? options.positionals[0];
  } catch {
    // The mistake itself.
    return undefined;
  }
}
