import { describe, expect, it } from "vitest";
import { parseCommand } from "../../src/action/triggers/comment-command.ts";

describe("action/comment-command: parseCommand", () => {
  it.each([
    ["/llmc where-used Auth.login", "where-used", "Auth.login"],
    ["/llmc where-used `Auth.login`", "where-used", "Auth.login"],
    ["Please look:\r\n\r\n/llmc search retry with backoff  \r\nThanks", "search", "retry with backoff"],
    ["/llmc", "help", ""],
    ["/llmc status", "status", ""],
    ["/llmc lineage $(rm -rf /); `id`", "lineage", "$(rm -rf /); `id`"],
  ])("reads %j", (body, tool, text) => {
    expect(parseCommand(body)).toEqual({ kind: "ask", tool, text });
  });

  it.each([
    ["quoted", "> /llmc status"],
    ["fenced", "```\n/llmc status\n```"],
    ["in a fence that holds a shorter one", "````\n```\n/llmc status\n````"],
    ["in a fence that never ends", "~~~\n/llmc status"],
    ["indented as code", "    /llmc status"],
    ["hidden in an HTML comment", "<!--\n/llmc status\n-->"],
    ["hidden in an HTML comment that never ends", "<!-- \n/llmc status"],
    ["inside a sentence", "you can write /llmc status"],
    ["a longer word", "/llmcx status"],
  ])("ignores a command that is %s", (_name, body) => {
    expect(parseCommand(body)).toBeUndefined();
  });

  it("reads a line that is made to be slow to read in a short time", () => {
    const started = performance.now();
    const command = parseCommand(`/llmc search${" ".repeat(60_000)}\u2028a\u2028b`);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(command).toEqual({ kind: "ask", tool: "search", text: "a\u2028b" });
  });

  it("reports an unknown word, and shortens it if it is too long", () => {
    expect(parseCommand("/llmc deploy")).toEqual({ kind: "unknown", word: "deploy" });
    const long = parseCommand(`/llmc search ${"x".repeat(5000)}`);
    expect(long).toMatchObject({ text: "x".repeat(500) });
  });
});
