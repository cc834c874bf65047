import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { COMMANDS } from "../../src/cli/spec/commands.ts";
import { allOptions, parseOptions } from "../../src/cli/spec/options.ts";

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Every page that people read, by its path from the top. */
export const PAGES: readonly string[] = [
  ...readdirSync(ROOT).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => relative(ROOT, join(ROOT, "docs", name))),
].sort();

export function readPage(page: string): string {
  return readFileSync(join(ROOT, page), "utf8");
}

/** What is wrong with the arguments of a call. */
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

/** What is wrong with a command in running text, where values are left out or stand in brackets. */
export function spanProblem(span: string): string | undefined {
  const [, name = "", rest = ""] = /^llmc-nav +(\S+)(.*)$/.exec(span) ?? [];
  if (name === "" || name === "…" || name === "COMMAND") return undefined;
  const spec = COMMANDS.find((command) => command.name === name);
  if (!spec) return `there is no command ${name}: ${span}`;
  const unknown = [...rest.matchAll(/--([a-z][a-z-]*)/g)].find(([, option = ""]) => !(option in allOptions(spec)));
  return unknown && `${name} has no ${unknown[0]}: ${span}`;
}
