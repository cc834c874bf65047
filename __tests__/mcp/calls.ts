import { cli } from "../helpers/run-cli.ts";

/** A call of a tool, and the command that asks the same. */
export type CallAndCommand = readonly [
  tool: string,
  input: Record<string, unknown>,
  command: readonly [name: string, ...args: string[]],
];

/** Calls of every tool, about the repository of `loginRepo` with the login renamed. */
export const CALLS: readonly CallAndCommand[] = [
  ["search", { query: "let a user in", limit: 2 }, ["search", "-q", "let a user in", "-l", "2"]],
  [
    "where_used",
    { symbol: "Auth", tests: "exclude", include_imports: false },
    ["where-used", "-s", "Auth", "--tests", "exclude", "--no-imports"],
  ],
  [
    "where_used",
    { symbol: "Auth.login", rev: "HEAD~1", confidence: "exact" },
    ["where-used", "-s", "Auth.login", "--rev", "HEAD~1", "--confidence", "exact"],
  ],
  [
    "lineage",
    { symbol: "check", direction: "upstream", depth: 1 },
    ["lineage", "-s", "check", "-d", "upstream", "--depth", "1"],
  ],
  ["status", {}, ["status"]],
  ["status", { rev: "HEAD~1" }, ["status", "--rev", "HEAD~1"]],
  ["route", { query: "how do I log in", tool: "docs" }, ["route", "-q", "how do I log in", "--tool", "docs"]],
  ["route", { file: "auth.py" }, ["route", "--file", "auth.py"]],
  ["review", { base: "HEAD~1" }, ["review", "--base", "HEAD~1"]],
  ["review", { base: "HEAD~1", work_tree: true }, ["review", "--base", "HEAD~1", "--work-tree"]],
];

/** Calls that are questions, but not ones that can be answered. */
export const MISTAKES: readonly CallAndCommand[] = [
  ["search", { query: "user", rev: "nowhere" }, ["search", "-q", "user", "--rev", "nowhere"]],
  ["where_used", { symbol: "Auth", rev: "nowhere" }, ["where-used", "-s", "Auth", "--rev", "nowhere"]],
  ["lineage", { symbol: "a\nb", direction: "upstream" }, ["lineage", "-s", "a\nb", "-d", "upstream"]],
];

/** An answer without what differs from run to run. */
export function timeless(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (/^(elapsed_ms|timings)$/.test(key) ? undefined : value)));
}

/** What the command line answers, without what differs from run to run. */
export async function answerOfCli(directory: string, command: CallAndCommand[2]): Promise<unknown> {
  return timeless(JSON.parse((await cli(directory, ...command, "--json")).stdout));
}
