import { printable } from "../../util/printable.ts";

/** A line of source that is nothing but text; its tabs stay. */
export function sourceLine(line: string): string {
  return line.split("\t").map(printable).join("\t").trimEnd();
}
