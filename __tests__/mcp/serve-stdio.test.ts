import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, it } from "vitest";
import { schemaProblem } from "../helpers/check-answer.ts";
import { makeTempDir } from "../helpers/git-repo.ts";
import { loginRepo, renameLogin } from "../helpers/login-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { CALLS } from "./calls.ts";

const MAIN = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));

/** Starts the server, writes lines to it, closes its input and waits until it ends. */
async function talk(directory: string, lines: readonly string[]) {
  const child = spawn(process.execPath, [MAIN, "mcp", "-r", directory], { stdio: ["pipe", "pipe", "pipe"] });
  const [out, error]: string[][] = [[], []];
  child.stdout.setEncoding("utf8").on("data", (text: string) => out?.push(text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => error?.push(text));
  child.stdin.end(lines.map((line) => `${line}\n`).join(""));
  const code = await new Promise((resolve) => child.once("close", resolve));
  const answers = (out ?? [])
    .join("")
    .split("\n")
    .filter((line) => line !== "");
  return { code, answers: answers.map((line) => JSON.parse(line)), stderr: (error ?? []).join("") };
}

const HELLO = [
  {
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "test", version: "1" } },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
].map((message) => JSON.stringify(message));

describe("mcp/serve-stdio", () => {
  it("serves every tool to the SDK's own client in a separate process, with answers that match the published schemas", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, "mcp", "-r", repo.dir] }));
    for (const [name, input] of CALLS) {
      const { structuredContent, isError } = await client.callTool({ name, arguments: input });
      expect(isError, name).toBeUndefined();
      expect(schemaProblem(`mcp-${name.replace("_", "-")}`, structuredContent), name).toBeUndefined();
    }
    await client.close();
  });

  it("ignores lines that are not messages, and answers all questions from before its input ended", async () => {
    const call = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "status", arguments: {} } };
    const lines = [
      ...HELLO,
      "no JSON",
      '{"jsonrpc":"2.0"}',
      "[]",
      '{"jsonrpc":"2.0","id":9,"method":"x"}',
      JSON.stringify(call),
    ];
    const { code, answers, stderr } = await talk(loginRepo().dir, lines);
    expect(code).toBe(0);
    expect(answers.find(({ id }) => id === 1)?.result.structuredContent).toMatchObject({ route: { use_rag: false } });
    expect(answers.find(({ id }) => id === 9)?.error.code).toBe(-32601);
    expect(stderr).toMatch(/cannot be used/);
  });

  it("fails as a wrong call outside of a repository, or with a commit for all calls", async () => {
    expect(await cli(makeTempDir(), "mcp")).toMatchObject({ code: 2, stdout: "" });
    expect(await cli(loginRepo().dir, "mcp", "--rev", "HEAD")).toMatchObject({ code: 2, stdout: "" });
  });
});
