import { parseArgs } from "node:util";
import { UserError } from "../../model/errors.ts";
import { printable } from "../../util/printable.ts";
import { nearest } from "../../util/suggest.ts";
import type { CommandSpec, OptionSpec, ParsedOptions } from "./command.ts";
import { COMMON_OPTIONS } from "./option-specs.ts";

/** The options of a command together with the common ones; where both claim a short form, the command's own has it. */
export function allOptions(spec: CommandSpec): Readonly<Record<string, OptionSpec>> {
  const taken = new Set(Object.values(spec.options).map((option) => option.short));
  const common = Object.entries(COMMON_OPTIONS).map(([name, option]) => {
    const { short, ...rest } = option;
    return [name, short === undefined || taken.has(short) ? rest : option] as const;
  });
  return { ...Object.fromEntries(common), ...spec.options };
}

/** Reads a command's arguments; a mistake is a `UserError` that names it. */
export function parseOptions(spec: CommandSpec, argv: readonly string[]): ParsedOptions {
  const known = allOptions(spec);
  const config = Object.fromEntries(
    Object.entries(known).map(([name, { type, short, multiple = false }]) => [
      name,
      short === undefined ? { type, multiple } : { type, multiple, short },
    ]),
  );
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args: [...argv], options: config, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UserError(`${printable(explainParseError(error, known))} See \`llmc-nav ${spec.name} --help\`.`);
  }
  refuseSurplus(spec, parsed.positionals);
  return {
    text: (name) => {
      const value = parsed.values[name];
      return typeof value === "string" ? value : undefined;
    },
    texts: (name) => {
      const values = parsed.values[name];
      return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
    },
    flag: (name) => parsed.values[name] === true,
    positionals: parsed.positionals,
  };
}

/** A word that means nothing is refused: whoever wrote it expects it to count. */
function refuseSurplus({ name, takes }: CommandSpec, positionals: readonly string[]): void {
  const surplus = positionals[takes?.atMost ?? 0];
  if (surplus === undefined) return;
  const allowed = takes === undefined ? "takes options only" : `takes ${takes.what}`;
  throw new UserError(
    `${name} ${allowed}: ${JSON.stringify(printable(surplus))} is not understood. See \`llmc-nav ${name} --help\`.`,
  );
}

function explainParseError(error: unknown, known: Readonly<Record<string, OptionSpec>>): string {
  const message = error instanceof Error ? error.message : String(error);
  const unknown = /^Unknown option '(-+)([^']*)'/.exec(message);
  // Node's own text goes on about positionals; only its first sentence helps here.
  if (!unknown) return `${message.split(/\. |\n/)[0]?.replace(/\.$/, "")}.`;
  const meant = unknown[1] === "--" ? nearest(unknown[2] ?? "", Object.keys(known)) : undefined;
  return `There is no option ${unknown[1]}${unknown[2]}.${meant ? ` Did you mean --${meant}?` : ""}`;
}
