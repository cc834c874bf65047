/** Writes the tables of README.md and docs/inputs.md from action.yml and the list of commands: `node scripts/readme-tables.ts`. A test fails when they differ. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CommandSpec } from "../src/cli/spec/command.ts";
import { COMMANDS } from "../src/cli/spec/commands.ts";

/** The pages that have such tables. */
export const TABLE_PAGES = ["README.md", "docs/inputs.md"].map((page) => new URL(`../${page}`, import.meta.url));
const ACTION = new URL("../action.yml", import.meta.url);

/** One input or output of action.yml. */
export interface ActionEntry {
  readonly name: string;
  readonly description: string;
  readonly default: string | undefined;
}

/** The entries of a top-level block of action.yml, which is written one line a value. */
export function readEntries(block: "inputs" | "outputs"): ActionEntry[] {
  const text = readFileSync(ACTION, "utf8");
  const body = new RegExp(`^${block}:\\n((?: .*\\n)+)`, "m").exec(text)?.[1] ?? "";
  const entries = [...body.matchAll(/^ {2}([a-z-]+):\n {4}description: (.+)\n(?: {4}default: (.*)\n)?/gm)];
  return entries.map(([, name = "", description = "", value]) => ({
    name,
    description: unquoted(description),
    default: value === undefined ? undefined : unquoted(value),
  }));
}

/** A page as it should be. */
export function withTables(page: string): string {
  const inputs = readEntries("inputs").map(
    (each) => `| \`${each.name}\` | ${each.description} | ${each.default ? `\`${each.default}\`` : ""} |`,
  );
  const outputs = readEntries("outputs").map((each) => `| \`${each.name}\` | ${each.description} |`);
  const tables = new Map([
    ["inputs", ["| input | what it does | default |", "|---|---|---|", ...inputs]],
    ["commands", ["| command | does |", "|---|---|", ...COMMANDS.map(commandRow)]],
    ["outputs", ["| output | what it says |", "|---|---|", ...outputs]],
  ]);
  return page.replace(
    /(<!-- (inputs|outputs|commands) -->\n)(?:(?!<!-- end)[\s\S]*?\n)?(<!-- end -->)/g,
    (_whole, start: string, name: string, end: string) => `${start}${tables.get(name)?.join("\n")}\n${end}`,
  );
}

function commandRow({ name, usage, summary }: CommandSpec): string {
  return `| \`${`${name} ${usage}`.trim().replaceAll("|", "\\|")}\` | ${summary} |`;
}

function unquoted(text: string): string {
  return text.replace(/^"(.*)"$/, "$1");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const page of TABLE_PAGES) writeFileSync(page, withTables(readFileSync(page, "utf8")));
}
