import { printable } from "../util/printable.ts";

/**
 * Text as one line of a job's log. The runner obeys `::command::` at the start of a line and `##[command]` anywhere in it; a
 * word joiner, which is not seen, takes both apart.
 */
export function logLine(text: string): string {
  return printable(text)
    .replaceAll("##[", `#${APART}#[`)
    .replace(/^(\s*):(?=:)/, `$1:${APART}`);
}

const APART = "\u2060";
