import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { chooseFormat } from "../../src/cli/run.ts";
import {
  ANSWER_SCHEMAS,
  type AnswerSchema,
  COMMANDS_WITHOUT_JSON,
  ERROR_SCHEMA,
  FILE_SCHEMAS,
} from "../../src/cli/schemas/answer-schemas.ts";
import type { Format } from "../../src/cli/spec/command.ts";
import { COMMANDS } from "../../src/cli/spec/commands.ts";
import { parseOptions } from "../../src/cli/spec/options.ts";

const FOLDER = new URL("../../docs/schemas/", import.meta.url);
const JSON_FORMATS: readonly Format[] = ["json", "jsonl"];

/** Schemas are not validated here, because answer-schemas.test.ts compares them with JSON Schema once. */
const ajv = new Ajv2020({ strict: true, validateSchema: false });
const validators = new Map<string, ValidateFunction>();

/** The problem of a value according to a published schema; undefined when there is none. */
export function schemaProblem(name: string, value: unknown): string | undefined {
  const validate =
    validators.get(name) ?? ajv.compile(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8")));
  validators.set(name, validate);
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: "answer" });
}

/**
 * Compares the output of the command line with the published schema of its answer. Every test that runs the command line
 * calls this, so that there is no answer without a schema.
 */
export function checkAnswer(argv: readonly string[], stdout: string): void {
  if (isMistake(stdout)) {
    checkMistake(argv, stdout);
    return;
  }
  const form = stdout === "" ? undefined : formOf(argv);
  if (form === undefined) return;
  const lines = stdout.split("\n");
  if (lines.pop() !== "" || (!form.isLines && lines.length !== 1)) {
    throw new Error(`llmc-nav ${argv.join(" ")}: the answer is not made of whole lines of JSON: ${stdout}`);
  }
  for (const line of lines) {
    const problem = schemaProblem(form.name, JSON.parse(line));
    if (problem !== undefined) {
      throw new Error(`llmc-nav ${argv.join(" ")}: docs/schemas/${form.name}.json does not fit: ${problem}\n${line}`);
    }
  }
}

/** Whether an answer is the envelope of a mistake of the user, which has the same form for every command. */
function isMistake(stdout: string): boolean {
  return stdout.startsWith('{"meta":{"status":"ERROR"');
}

function checkMistake(argv: readonly string[], stdout: string): void {
  const problem = schemaProblem(ERROR_SCHEMA, JSON.parse(stdout));
  if (problem !== undefined) {
    throw new Error(`llmc-nav ${argv.join(" ")}: docs/schemas/error.json does not fit: ${problem}\n${stdout}`);
  }
}

/** Compares the files that a build wrote for other programs with their published schemas. */
export function checkFiles(root: string): void {
  for (const { name, path } of FILE_SCHEMAS) {
    const problem = schemaProblem(name, JSON.parse(readFileSync(join(root, path), "utf8")));
    if (problem !== undefined) throw new Error(`${path}: docs/schemas/${name}.json does not fit: ${problem}`);
  }
}

/** The schema of the answer of a call; undefined when the answer is not our JSON. */
export function formOf([name, ...rest]: readonly string[]): AnswerSchema | undefined {
  const spec = COMMANDS.find((command) => command.name === name);
  if (spec === undefined || COMMANDS_WITHOUT_JSON.includes(spec.name)) return undefined;
  const options = parseOptions(spec, rest);
  if (options.flag("help")) return undefined;
  const format = chooseFormat(spec, options);
  if (!JSON_FORMATS.includes(format) && options.text("batch") === undefined) return undefined;
  const found = ANSWER_SCHEMAS.find((form) => form.command === name && form.fits(options, format));
  if (found === undefined) throw new Error(`llmc-nav ${name} answers with JSON that has no schema.`);
  return found;
}
