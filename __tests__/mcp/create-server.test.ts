import { readFileSync } from "node:fs";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { ErrorCode } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRepository } from "../../src/api/open-repository.ts";
import { ANSWER_SCHEMAS } from "../../src/cli/schemas/answer-schemas.ts";
import { createServer } from "../../src/mcp/create-server.ts";
import { build } from "../helpers/build-graph.ts";
import { schemaProblem } from "../helpers/check-answer.ts";
import type { GitRepo } from "../helpers/git-repo.ts";
import { loginRepo, renameLogin } from "../helpers/login-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";
import { answerOfCli, CALLS, MISTAKES, timeless } from "./calls.ts";

async function connect(repo: GitRepo) {
  const logger = recordingLogger();
  const server = createServer(await openRepository(repo.dir, { logger }), { version: "1.2.3", logger });
  const client = new Client({ name: "test", version: "1" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  onTestFinished(() => client.close());
  // The client holds every later answer against the schemas listed here.
  const { tools } = await client.listTools();
  return { client, tools, logger };
}

describe("mcp/create-server: tools", () => {
  it("are listed with the schemas of their arguments and their answers", async () => {
    const { client, tools } = await connect(loginRepo());
    expect(client.getServerVersion()).toMatchObject({ name: "llmc-nav", version: "1.2.3" });
    expect(tools.map(({ name }) => name)).toEqual(["search", "where_used", "lineage", "status", "route", "review"]);
    for (const { inputSchema, outputSchema, annotations } of tools) {
      expect([inputSchema.type, outputSchema?.type, annotations?.readOnlyHint]).toEqual(["object", "object", true]);
    }
  });

  it("have the schemas of the commands whose answers they give", async () => {
    const { tools } = await connect(loginRepo());
    for (const { name, outputSchema } of tools) {
      const form = ANSWER_SCHEMAS.find((each) => each.name === name.replace("_", "-"));
      expect(outputSchema, name).toEqual(form?.schema);
    }
  });

  it("answer what the command line answers, as structured content and as text, without an index and with a fresh one", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const { client, tools, logger } = await connect(repo);
    expect(new Set(CALLS.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)));
    for (const freshness of ["UNKNOWN", "FRESH"]) {
      if (freshness === "FRESH") await build(repo);
      for (const [name, input, command] of CALLS) {
        const { structuredContent, content, isError } = await client.callTool({ name, arguments: input });
        expect(isError, name).toBeUndefined();
        expect(timeless(structuredContent), command.join(" ")).toEqual(await answerOfCli(repo.dir, command));
        expect(content).toEqual([{ type: "text", text: JSON.stringify(structuredContent) }]);
      }
      const { structuredContent } = await client.callTool({ name: "where_used", arguments: { symbol: "Auth" } });
      expect(structuredContent).toMatchObject({ meta: { freshness_state: freshness } });
    }
    expect(logger.warnings).toEqual([]);
  });

  it("take LLMC's words for directions, and say which way they went", async () => {
    const { client } = await connect(loginRepo());
    for (const [direction, meant] of [
      ["callers", "upstream"],
      [" CALLEES", "downstream"],
    ]) {
      const { structuredContent } = await client.callTool({
        name: "lineage",
        arguments: { symbol: "Auth", direction },
      });
      expect(structuredContent).toMatchObject({ meta: { direction: meant } });
    }
  });

  it("answer a mistake as the command line does", async () => {
    const repo = loginRepo();
    const { client } = await connect(repo);
    for (const [name, input, command] of MISTAKES) {
      const { structuredContent, isError } = await client.callTool({ name, arguments: input });
      expect(isError, name).toBe(true);
      expect(timeless(structuredContent), command.join(" ")).toEqual(await answerOfCli(repo.dir, command));
    }
  });

  it.each([
    ["a symbol of a commit that is not there", "where_used", { symbol: "Auth", rev: "nowhere" }, "BAD_REVISION"],
    ["a symbol that is none", "lineage", { symbol: "a\nb", direction: "upstream" }, "BAD_SYMBOL"],
    ["a direction that is none", "lineage", { symbol: "Auth", direction: "sideways" }, "BAD_REQUEST"],
    ["a status of a commit that is not there", "status", { rev: "--help" }, "BAD_REVISION"],
    ["a file outside of the repository", "route", { file: "../../../etc/passwd" }, "BAD_REQUEST"],
    ["a review without a base", "review", { base: "nowhere" }, "BAD_REVISION"],
  ])("answer a mistake with a sentence and a code: %s", async (_title, name, input, code) => {
    const { client } = await connect(loginRepo());
    const { content, isError } = await client.callTool({ name, arguments: input });
    const [first] = content as [{ text: string }];
    const envelope = JSON.parse(first.text);
    expect(isError).toBe(true);
    expect(envelope).toMatchObject({ meta: { status: "ERROR", error_code: code }, items: [] });
    // Any envelope's schema describes one without items.
    expect(schemaProblem("search", envelope)).toBeUndefined();
  });
});

const MALFORMED: readonly (readonly [title: string, tool: string, input: Record<string, unknown>])[] = [
  ["an unknown tool", "delete_everything", {}],
  ["a tool of every object", "constructor", {}],
  ["a missing argument", "where_used", {}],
  ["an unknown argument", "status", { directory: "/etc" }],
  ["an argument of another type", "where_used", { symbol: ["a"] }],
  ["an empty text", "search", { query: "" }],
  ["a text without end", "search", { query: "x".repeat(100_000) }],
  ["a word that is not one of the words", "where_used", { symbol: "a", tests: "sometimes" }],
  ["a limit of nothing", "where_used", { symbol: "a", limit: 0 }],
  ["a limit that is no whole number", "where_used", { symbol: "a", limit: 1.5 }],
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
        expect.toSatisfy((args: string[]) => isSame(args, inputSchema.properties)),
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
    const { client } = await connect(loginRepo());
    for (const [title, name, input] of MALFORMED) {
      const call = client.callTool({ name, arguments: input });
      await expect(call, title).rejects.toMatchObject({ code: ErrorCode.InvalidParams });
    }
    expect((await client.callTool({ name: "status" })).isError).toBeUndefined();
  });
});
