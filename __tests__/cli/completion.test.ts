import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/spec/commands.ts";
import { makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

/** What bash offers after these words, sorted; the last one is being typed. */
async function offered(words: readonly string[], directory = makeTempDir()): Promise<string[]> {
  const { stdout: script } = await cli(directory, "completion", "bash");
  const quoted = ["llmc-nav", ...words].map((word) => `'${word}'`).join(" ");
  const ask = `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _llmc_nav; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const output = execFileSync("bash", ["--norc", "-c", `${script}\n${ask}`], { cwd: directory, encoding: "utf8" });
  return output
    .split("\n")
    .filter((line) => line !== "")
    .sort();
}

describe.skipIf(process.platform === "win32")("cli/completion: bash", () => {
  it("completes commands", async () => {
    expect(await offered(["where"])).toEqual(["where-used"]);
    expect(await offered([""])).toEqual([...COMMANDS.map(({ name }) => name), "help", "--help", "--version"].sort());
  });

  it("completes the options of the command, common ones included", async () => {
    expect(await offered(["review", "--w"])).toEqual(["--work-tree", "--write-baseline"]);
    expect(await offered(["review", "--re"])).toEqual(["--repo", "--rev"]);
    expect(await offered(["status", "--w"])).toEqual([]);
  });

  it("completes values: formats, files and folders", async () => {
    const directory = makeTempDir();
    writeFileSync(join(directory, "notes.toml"), "");
    mkdirSync(join(directory, "nested"));
    expect(await offered(["review", "--format", "h"])).toEqual(["html"]);
    expect(await offered(["validate", "--config", "n"], directory)).toEqual(["nested", "notes.toml"]);
    expect(await offered(["validate", "-r", "n"], directory)).toEqual(["nested"]);
    expect(await offered(["facts", "no"], directory)).toEqual(["notes.toml"]);
    expect(await offered(["completion", ""])).toEqual(["bash", "fish", "zsh"]);
  });
});

describe("cli/completion: every shell", () => {
  it.each(["bash", "zsh", "fish"])("knows every command and option in %s", async (shell) => {
    const { code, stdout } = await cli(makeTempDir(), "completion", shell);
    expect(code).toBe(0);
    const missing = COMMANDS.flatMap(({ name, options }) => [name, ...Object.keys(options)]).filter(
      (word) => !stdout.includes(word),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ["no shell", [], "Name one shell: `llmc-nav completion bash|zsh|fish`."],
    ["a mistyped shell", ["bahs"], 'There is no completion for "bahs". Did you mean bash?'],
    ["another shell", ["powershell"], 'There is no completion for "powershell". There are bash, zsh, fish.'],
  ])("answers %s with one sentence", async (_title, argv, sentence) => {
    const { code, stdout, stderr } = await cli(makeTempDir(), "completion", ...argv);
    expect([code, stdout, stderr]).toEqual([2, "", `llmc-nav: ${sentence}\n`]);
  });
});
