import { readFileSync } from "node:fs";
import { ErrorCode } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { tokensOf } from "../../src/mcp/budget.ts";
import { TOOLS } from "../../src/mcp/tools/tools.ts";
import { build } from "../helpers/build-graph.ts";
import { loginRepo, renameLogin } from "../helpers/login-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { CALLS } from "./calls.ts";
import { connect } from "./connect.ts";

/** The maximum number of tokens that a client must read before the first question. */
const MAX_LIST_TOKENS = 2500;
/** The tokens of LLMC's six keys of meta, such as the state of an index. They are longer than a text of two lines. */
const META_TOKENS = 200;

describe("mcp/create-server: tools", () => {
  it("are listed only with the schemas of their arguments, in few tokens", async () => {
    const { client, tools } = await connect(loginRepo());
    expect(client.getServerVersion()).toMatchObject({ name: "llmc-nav", version: "1.2.3" });
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    for (const { inputSchema, outputSchema, annotations } of tools) {
      expect([inputSchema.type, outputSchema, annotations?.readOnlyHint]).toEqual(["object", undefined, true]);
      expect(inputSchema.properties).toHaveProperty("max_tokens");
    }
    expect(tokensOf(JSON.stringify({ tools }))).toBeLessThanOrEqual(MAX_LIST_TOKENS);
  });

  it("say in their descriptions when not to use them, and how large an answer is", async () => {
    const { tools } = await connect(loginRepo());
    const silent = tools.filter(({ description = "" }) => !/\bNot\b|Only to|after it, review/.test(description));
    expect(silent.map(({ name }) => name)).toEqual([]);
    const unsized = tools.filter(({ description = "" }) => !/tokens|As large as|one answer/.test(description));
    expect(unsized.map(({ name }) => name)).toEqual([]);
  });

  it("answer as text and as structured content of at most three times its size, without an index and with a fresh one", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const { call, tools, logger } = await connect(repo);
    expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
    for (const freshness of ["UNKNOWN", "FRESH"]) {
      if (freshness === "FRESH") await build(repo);
      for (const [name, input] of CALLS) {
        const { text, isError, textTokens, structuredTokens } = await call(name, input);
        expect(isError, name).toBe(false);
        expect(text.endsWith("\n"), name).toBe(true);
        expect(structuredTokens, `${name} ${JSON.stringify(input)}`).toBeLessThanOrEqual(
          Math.max(META_TOKENS, 3 * textTokens),
        );
      }
      const { structured } = await call("where_used", { symbol: "Auth" });
      expect(structured.meta).toMatchObject({ freshness_state: freshness, total: 2, truncated: false });
    }
    expect(logger.warnings).toEqual([]);
  });

  it("have the same text as the command line", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const { call } = await connect(repo);
    for (const [name, input, command] of [
      ["where_used", { symbol: "Auth" }, ["where-used", "-s", "Auth"]],
      ["lineage", { symbol: "check", direction: "callers" }, ["lineage", "-s", "check", "-d", "callers"]],
      ["search", { query: "let a user in" }, ["search", "-q", "let a user in"]],
      ["status", {}, ["status"]],
      ["changed", { base: "HEAD~1" }, ["changed", "--base", "HEAD~1"]],
    ] as const) {
      const [first, ...args] = command;
      const { stdout } = await cli(repo.dir, first, ...args, "--format", "text");
      expect((await call(name, input)).text, name).toBe(stdout);
    }
  });

  it("have LLMC's six keys in the meta of every envelope, and no keys without a value in items", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const { call } = await connect(repo);
    for (const [name, input] of CALLS) {
      const { structured } = await call(name, input);
      if (structured.items === undefined) continue;
      const keys = ["status", "error_code", "message", "source", "freshness_state", "index_status"];
      expect(Object.keys(structured.meta).slice(0, 6), name).toEqual(keys);
      expect(JSON.stringify(structured.items), name).not.toContain("null");
    }
  });

  it("accept LLMC's words for directions, and name the direction", async () => {
    const { call } = await connect(loginRepo());
    for (const [direction, meant] of [
      ["callers", "upstream"],
      [" CALLEES", "downstream"],
    ]) {
      const { structured } = await call("lineage", { symbol: "Auth", direction });
      expect(structured.meta).toMatchObject({ direction: meant });
    }
  });

  it.each([
    ["a symbol of a commit that is not there", "where_used", { symbol: "Auth", rev: "nowhere" }, "BAD_REVISION"],
    ["a symbol that is none", "lineage", { symbol: "a\nb", direction: "upstream" }, "BAD_SYMBOL"],
    ["a direction that is none", "lineage", { symbol: "Auth", direction: "sideways" }, "BAD_REQUEST"],
    ["a status of a commit that is not there", "status", { rev: "--help" }, "BAD_REVISION"],
    ["a review without a base", "review", { base: "nowhere" }, "BAD_REVISION"],
    ["a changed range that is none", "changed", { base: "--output=x" }, "BAD_REVISION"],
    ["a file outside of the repository", "route", { file: "../../../etc/passwd" }, "BAD_REQUEST"],
    ["an outline outside of the repository", "outline", { file: "../../../etc/passwd" }, "BAD_REQUEST"],
    ["an outline of an absolute path", "outline", { file: "/etc/passwd" }, "BAD_REQUEST"],
    ["an outline of git's own files", "outline", { file: ".git/config" }, "BAD_REQUEST"],
    ["an outline of a way out that Windows takes", "outline", { file: "..\\..\\etc\\passwd" }, "BAD_REQUEST"],
    ["a symbol at an absolute path", "symbol", { symbol: "/etc/passwd:1" }, "UNKNOWN_SYMBOL"],
    ["a symbol in a file outside", "symbol", { symbol: "../../etc/passwd#root" }, "UNKNOWN_SYMBOL"],
  ])("answer a mistake with a sentence and a code: %s", async (_title, name, input, code) => {
    const { call } = await connect(loginRepo());
    const { text, structured, isError, textTokens, structuredTokens } = await call(name, input);
    expect(isError).toBe(true);
    expect(structured).toMatchObject({ meta: { status: "ERROR", error_code: code }, items: [] });
    expect(text).toContain(`${code}: `);
    expect(text).not.toContain("root:");
    expect(structuredTokens).toBeLessThanOrEqual(3 * textTokens);
  });

  it.each(["where_used", "symbol", "context", "impact"])("suggest names for one that is unknown: %s", async (name) => {
    const { call } = await connect(loginRepo());
    const { text, structured, isError } = await call(name, { symbol: "Auth.logn" });
    expect(isError).toBe(true);
    expect(structured.meta).toMatchObject({ error_code: "UNKNOWN_SYMBOL", source: "NONE" });
    expect(text).toContain("Did you mean login");
  });

  it("answer for the existing symbols when one of several does not exist, and name the missing one", async () => {
    const { call } = await connect(loginRepo());
    const { text, structured, isError } = await call("where_used", { symbols: ["check", "chekk"] });
    expect(isError).toBe(false);
    expect(structured.items.map(({ symbol }) => symbol)).toEqual(["auth.py#check"]);
    expect(text).toContain("chekk is defined nowhere in the working tree. Did you mean check");
  });
});

const MALFORMED: readonly (readonly [title: string, tool: string, input: Record<string, unknown>])[] = [
  ["an unknown tool", "delete_everything", {}],
  ["a tool of every object", "constructor", {}],
  ["a missing argument", "where_used", {}],
  ["a missing symbol", "impact", { symbols: [] }],
  ["too many symbols", "symbol", { symbols: Array.from({ length: 21 }, (_, at) => `s${at}`) }],
  ["an unknown argument", "status", { directory: "/etc" }],
  ["an argument of another type", "where_used", { symbol: ["a"] }],
  ["an empty text", "search", { query: "" }],
  ["a text without end", "search", { query: "x".repeat(100_000) }],
  ["a word that is not one of the words", "where_used", { symbol: "a", tests: "sometimes" }],
  ["a kind that is none", "outline", { file: "auth.py", kind: "thing" }],
  ["a limit of nothing", "where_used", { symbol: "a", limit: 0 }],
  ["a limit that is no whole number", "where_used", { symbol: "a", limit: 1.5 }],
  ["a budget of nothing", "where_used", { symbol: "a", max_tokens: 1 }],
  ["a budget without end", "where_used", { symbol: "a", max_tokens: 1e9 }],
  ["nothing to route", "route", {}],
  ["two things to route", "route", { query: "a", file: "b" }],
  ["a tool that asks about a file", "route", { file: "b", tool: "t" }],
  ["two things to review", "review", { head: "HEAD", work_tree: true }],
];

describe("mcp/create-server: documentation", () => {
  it("names every tool with all its arguments", async () => {
    const { tools } = await connect(loginRepo());
    const text = readFileSync(new URL("../../docs/mcp.md", import.meta.url), "utf8");
    const rows = text.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm);
    const documented = [...rows].map(([, name, args]) => [
      name,
      [...(args ?? "").matchAll(/`(\w+)`/g)].map(([, arg]) => arg),
    ]);
    expect(documented).toEqual(
      tools.map(({ name, inputSchema }) => [
        name,
        expect.toSatisfy((args: string[]) => isSame([...args, "max_tokens"], inputSchema.properties)),
      ]),
    );
  });
});

function isSame(names: readonly string[], properties: object | undefined): boolean {
  return (
    names.toSorted().join() ===
    Object.keys(properties ?? {})
      .toSorted()
      .join()
  );
}

describe("mcp/create-server: malformed calls", () => {
  it("are protocol errors, and the next call is answered", async () => {
    const { client, call } = await connect(loginRepo());
    for (const [title, name, input] of MALFORMED) {
      const malformed = client.callTool({ name, arguments: input });
      await expect(malformed, title).rejects.toMatchObject({ code: ErrorCode.InvalidParams });
    }
    expect((await call("status")).isError).toBe(false);
  });
});
