import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../../src/cli/spec/commands.ts";
import { allOptions } from "../../src/cli/spec/options.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

/** The words that bash offers after these words, sorted. The last word is not complete yet. */
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

  it("completes the options of the command, including common options", async () => {
    expect(await offered(["review", "--wo"])).toEqual(["--work-tree"]);
    expect(await offered(["review", "--re"])).toEqual(["--repo", "--rev"]);
    expect(await offered(["status", "--wo"])).toEqual([]);
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

  it.each([
    [
      ["review", "--fail-on", ""],
      ["any", "broken", "config", "never", "stale"],
    ],
    [
      ["validate", "--fail-on", ""],
      ["error", "warning"],
    ],
    [
      ["api-diff", "--fail-on", "m"],
      ["major", "minor"],
    ],
    [["where-used", "--confidence", "p"], ["possible"]],
    [["where-used", "--tests", "e"], ["exclude"]],
    [["lineage", "-d", "u"], ["upstream"]],
    [
      ["search", "--kind", "c"],
      ["class", "code", "config", "constant"],
    ],
    [["review", "--index", "b"], ["build"]],
    [
      ["status", "--color", "a"],
      ["always", "auto"],
    ],
    [["explain", "MISSING_DOCS"], ["MISSING_DOCS_ROUTE"]],
  ])("completes the possible values of %j", async (words, values) => {
    expect(await offered(words)).toEqual(values);
  });

  it("completes branches and tags, also after the dots of a range", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    repo.git("branch", "feature");
    repo.git("tag", "v1");
    expect(await offered(["review", ""], repo.dir)).toEqual(["HEAD", "feature", "main", "v1"]);
    expect(await offered(["changed", "main..f"], repo.dir)).toEqual(["main..feature"]);
    expect(await offered(["changed", "v1...m"], repo.dir)).toEqual(["v1...main"]);
    expect(await offered(["review", "--base", "v"], repo.dir)).toEqual(["v1"]);
    expect(await offered(["status", "--rev", "v"], repo.dir)).toEqual(["v1"]);
    expect(await offered(["rebind", "--from", "f"], repo.dir)).toEqual(["feature"]);
    expect(await offered(["api-diff", "--since", "v"], repo.dir)).toEqual(["v1"]);
  });

  it("never runs the name of a branch as a command", async () => {
    const repo = GitRepo.with({ "a.py": "" });
    repo.git("branch", "x$(touch$IFS$@trap)");
    expect(await offered(["review", "x"], repo.dir)).toEqual(["x\\$\\(touch\\$IFS\\$@trap\\)"]);
    expect(existsSync(repo.path("trap"))).toBe(false);
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

  it.each(["bash", "zsh", "fish"])("asks git for commits when a word is completed in %s", async (shell) => {
    const { stdout } = await cli(makeTempDir(), "completion", shell);
    const [, ...calls] = stdout.split("_llmc_nav_commits");
    const commits = COMMANDS.flatMap((spec) => [
      ...Object.values(allOptions(spec)).filter(({ value }) => value === "COMMIT" || value === "TAG"),
      ...(spec.takes?.values === "commits" ? [spec.takes] : []),
    ]);
    expect(calls.length - 1).toBe(commits.length);
    expect(stdout.split("git for-each-ref")).toHaveLength(2);
  });

  it("offers only values that the help names", () => {
    const specs = COMMANDS.flatMap(({ name, options }) =>
      Object.entries(options).map(([option, { help, values = [] }]) => ({
        option: `${name} --${option}`,
        help,
        values,
      })),
    );
    const silent = specs.filter(({ values, help }) => values.length < 6 && values.some((word) => !help.includes(word)));
    expect(silent.map(({ option }) => option)).toEqual([]);
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
