import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../review-engines.ts";
import { NOT_JUDGED } from "./mutation.ts";

/** The lines of C# files under a condition that does not hold: the judge defines no symbol. */
export function linesUnderConditions(directory: string, paths: readonly string[]): readonly Finding[] {
  return paths.flatMap((path) => {
    const found: Finding[] = [];
    const defined = new Set<string>();
    /** For each open condition: whether its current part is on, and whether a part of it was on before. */
    const open: { isOn: boolean; wasOn: boolean }[] = [];
    for (const [index, text] of readFileSync(join(directory, path), "utf8").split("\n").entries()) {
      const [, word = "", rest = ""] = /^\s*#\s*(define|if|elif|else|endif)\b(.*)$/.exec(text) ?? [];
      const last = open.at(-1);
      if (word === "define") defined.add(rest.trim());
      else if (word === "if") open.push({ isOn: holds(rest, defined), wasOn: holds(rest, defined) });
      else if (word === "endif") open.pop();
      else if (last && (word === "elif" || word === "else")) {
        last.isOn = !last.wasOn && (word === "else" || holds(rest, defined));
        last.wasOn ||= last.isOn;
      } else if (open.some(({ isOn }) => !isOn)) found.push({ path, line: index + 1, text: NOT_JUDGED });
    }
    return found;
  });
}

/** Whether a condition holds, of names, `!`, `&&`, `||` and parentheses. */
function holds(condition: string, defined: ReadonlySet<string>): boolean {
  let text = condition
    .replace(/\/\/.*/, "")
    .replace(/\w+/g, (name) => (name === "true" || defined.has(name) ? "1" : "0"));
  text = text.replace(/\s+/g, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\(([01])\)/g, "$1").replace(/!([01])/g, (_, value: string) => (value === "1" ? "0" : "1"));
    text = text.replace(/([01])(?:==)([01])/g, (_, a: string, b: string) => (a === b ? "1" : "0"));
    text = text.replace(/([01])&&([01])/g, (_, a: string, b: string) => (a === "1" && b === "1" ? "1" : "0"));
    if (text === before)
      text = text.replace(/([01])\|\|([01])/g, (_, a: string, b: string) => (`${a}${b}`.includes("1") ? "1" : "0"));
  }
  return text === "1";
}
