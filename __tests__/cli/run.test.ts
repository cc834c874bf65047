import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/spec/commands.ts";
import { makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

describe("cli/run: help", () => {
  it.each([[[]], [["--help"]], [["-h"]], [["help"]]])("prints the overview for %j", async (argv) => {
    const { code, stdout } = await cli(makeTempDir(), ...argv);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toContain(command.name);
  });

  it.each(COMMANDS.map((command) => command.name))("explains %s with an example and every option", async (name) => {
    const { code, stdout } = await cli(makeTempDir(), name, "--help");
    expect(code).toBe(0);
    const spec = COMMANDS.find((command) => command.name === name);
    expect(stdout).toContain(`llmc-nav ${name}`);
    for (const [example] of spec?.examples ?? []) expect(stdout).toContain(example);
    for (const option of Object.keys(spec?.options ?? {})) expect(stdout).toContain(`--${option}`);
  });

  it.each([["--help"], ["help"], ["-h"]])("explains a command that follows %s", async (help) => {
    expect((await cli(makeTempDir(), help, "review")).stdout).toContain("llmc-nav review: ");
  });

  it("lists every command once, under what people want to do", async () => {
    const { stdout } = await cli(makeTempDir(), "--help");
    for (const { name, summary } of COMMANDS) {
      expect(stdout.split("\n").filter((line) => line.endsWith(`  ${summary}`))).toEqual([
        expect.stringContaining(name),
      ]);
    }
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
  });

  it("names the formats of a command", async () => {
    expect((await cli(makeTempDir(), "review", "--help")).stdout).toContain(
      "text, json, markdown, html, sarif, patch or tests",
    );
  });

  it("prints the version", async () => {
    expect((await cli(makeTempDir(), "--version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("cli/run: mistakes", () => {
  it.each([
    ["an unknown command, with the nearest one", ["locat"], "Did you mean `llmc-nav locate`?"],
    ["an unknown option, with the nearest one", ["locate", "--fil", "x"], "Did you mean --file?"],
    ["an option without its value", ["locate", "--file"], "--file"],
    ["an unknown format", ["locate", "--format", "xml"], "--format takes text, json, jsonl, markdown"],
    ["nothing to locate", ["locate", "--file", "x.py"], "either -s SYMBOL"],
    ["a bad line number", ["locate", "--file", "x.py", "--line", "0"], "--line takes a line number from 1"],
    ["a file that is not there", ["locate", "--file", "no.py", "-s", "x"], "There is no file"],
    ["a directory that is no repository", ["facts"], "not inside a git repository"],
    ["a bad number of threads", ["facts", "--threads", "many"], "--threads takes a whole number"],
  ])("answers %s with one sentence and exit code 2", async (_title, argv, sentence) => {
    const { code, stdout, stderr } = await cli(makeTempDir(), ...argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("repeats its input, but without characters that have an effect on a terminal", async () => {
    for (const option of ["--x\u001b[31m", "-\u001b", "--\u202e"]) {
      const { code, stderr } = await cli(".", "review", option);
      expect(code).toBe(2);
      expect(["\u001b", "\u202e"].filter((character) => stderr.includes(character))).toEqual([]);
      expect(stderr).toContain("There is no option");
    }
  });
});
