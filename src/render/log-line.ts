import { printable } from "../util/printable.ts";

/**
 * Text as one line of a job's log. The runner obeys `::command::` at the start of a line and `##[command]` anywhere in it; a
 * word joiner, which is not seen, takes both apart.
 */
export function logLine(text: string): string {
  return withoutCommands(printable(text));
}

/** A printable text in which the runner finds no command, whatever stands before it in the line. */
export function withoutCommands(text: string): string {
  return text.replaceAll("##[", `#${APART}#[`).replace(/^(\s*):(?=:)/, `$1:${APART}`);
}

const APART = "\u2060";
