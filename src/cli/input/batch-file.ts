import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UserError } from "../../model/errors.ts";
import type { CommandContext } from "../spec/command.ts";

/** A line of a file of questions. */
export interface BatchLine {
  readonly value: unknown;
  /** The error for a line that is not a question: it names the line, `problem` says the rest. */
  readonly mistake: (problem: string) => UserError;
}

/** Reads the questions of `--batch`, one of JSON on each line. */
export function readBatch(file: string, { io }: CommandContext): BatchLine[] {
  const lines = readText(resolve(io.cwd, file)).split("\n");
  return lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    const mistake = (problem: string) => new UserError(`Line ${index + 1} of the batch file ${problem}.`);
    try {
      return [{ value: JSON.parse(line) as unknown, mistake }];
    } catch {
      throw mistake("is not JSON");
    }
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UserError(`The batch file cannot be read: ${reason}.`, { cause: error });
  }
}
