import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { COMMANDS } from "../../src/cli/spec/commands.ts";
import { allOptions, parseOptions } from "../../src/cli/spec/options.ts";

/** The top folder of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The paths of all pages for people, relative to the top folder. */
export const PAGES: readonly string[] = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => relative(ROOT, join(ROOT, "docs", name))),
].sort();

export function readPage(page: string): string {
  return readFileSync(join(ROOT, page), "utf8");
}

/** The problem with the arguments of a call; undefined when there is none. */
export function callProblem([name, ...rest]: readonly string[]): string | undefined {
  if (name === undefined || name === "COMMAND" || name === "help" || /^-/.test(name)) return undefined;
  const spec = COMMANDS.find((command) => command.name === name);
  if (!spec) return `there is no command ${name}`;
  try {
    parseOptions(spec, rest);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The problem with a command in running text, in which values may be left out or be in brackets. */
export function spanProblem(span: string): string | undefined {
  const [, name = "", rest = ""] = /^llmc-nav +(\S+)(.*)$/.exec(span) ?? [];
  if (name === "" || name === "…" || name === "COMMAND") return undefined;
  const spec = COMMANDS.find((command) => command.name === name);
  if (!spec) return `there is no command ${name}: ${span}`;
  const unknown = [...rest.matchAll(/--([a-z][a-z-]*)/g)].find(([, option = ""]) => !(option in allOptions(spec)));
  return unknown && `${name} has no ${unknown[0]}: ${span}`;
}
