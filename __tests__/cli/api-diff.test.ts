import { describe, expect, it } from "vitest";
import { openRepository } from "../../src/api/open-repository.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const RELEASED = {
  "shop/cart.py":
    "def add(item):\n    return item\n\n\ndef drop(item):\n    return item\n\n\ndef _tidy():\n    return 1\n",
  "shop/pay.py": "def pay(sum):\n    return sum\n",
};

/** A repository with a release v1 and one commit after it. */
async function afterRelease(files: Readonly<Record<string, string | null>>): Promise<GitRepo> {
  const repo = GitRepo.with(RELEASED);
  repo.git("tag", "v1");
  const written = Object.entries(files).filter((entry): entry is [string, string] => entry[1] !== null);
  for (const [path, text] of Object.entries(files)) if (text === null) repo.remove(path);
  repo.commit(Object.fromEntries(written));
  return repo;
}

describe("cli/api-diff", () => {
  it("lists removed, changed and added symbols, one on each line, and calls this a major release", async () => {
    const repo = await afterRelease({
      "shop/cart.py": "def add(item, count):\n    return item\n\n\ndef empty():\n    return 1\n",
    });
    const { code, stdout } = await cli(repo.dir, "api-diff", "--since", "v1");
    expect([code, stdout]).toEqual([
      0,
      [
        "major: 1 removed, 1 changed, 1 added since `v1`. 2 changes break users.",
        "shop/cart.py:5: removed: function `drop`",
        "shop/cart.py:1: changed: function `add` now needs `count` (breaks calls)",
        "shop/cart.py:5: added: function `empty`",
        "",
      ].join("\n"),
    ]);
  });

  it.each([
    ["an addition", { "shop/cart.py": `${RELEASED["shop/cart.py"]}\n\ndef more():\n    return 2\n` }, "minor"],
    ["a parameter that may be left out", { "shop/pay.py": "def pay(sum, tip=0):\n    return sum\n" }, "minor"],
    ["another body", { "shop/pay.py": "def pay(sum):\n    return sum * 2\n" }, "patch"],
    ["a new name", { "shop/pay.py": "def settle(sum):\n    return sum\n" }, "major"],
    ["another file", { "shop/pay.py": null, "shop/money.py": RELEASED["shop/pay.py"] }, "major"],
    ["what is private", { "shop/cart.py": RELEASED["shop/cart.py"].replace("_tidy()", "_tidy(hard)") }, "patch"],
    ["a new test", { "tests/test_pay.py": "def test_pay():\n    assert True\n" }, "patch"],
    ["an example", { "examples/demo.py": "def demo():\n    return 1\n" }, "patch"],
    ["set-up", { "setup.py": "def read():\n    return 1\n" }, "patch"],
  ])("judges %s", async (_title, files, release) => {
    const repo = await afterRelease(files);
    const { stdout } = await cli(repo.dir, "api-diff", "--since", "v1", "--json");
    expect(JSON.parse(stdout).release).toBe(release);
  });

  const RUST = "pub fn run(n: u8) -> u8 {\n    n + 1\n}\n";
  const GO = "package main\n\nfunc Run(n int) int {\n\treturn n + 1\n}\n";

  it.each([
    ["a crate that is only a program", "src/run.rs", RUST, ["src/main.rs"], "patch"],
    ["a crate with a library", "src/run.rs", RUST, ["src/main.rs", "src/lib.rs"], "major"],
    ["a program of Go", "cmd/run.go", GO, ["cmd/main.go"], "patch"],
    ["a package of Go", "cmd/run.go", GO.replace("main", "cmd"), ["main.go"], "major"],
  ])("judges a function that lost a parameter in %s", async (_title, path, text, others, release) => {
    const repo = GitRepo.with({
      "Cargo.toml": "[package]\nname = 'x'\n",
      [path]: text,
      ...Object.fromEntries(others.map((other) => [other, "\n"])),
    });
    repo.git("tag", "v1");
    repo.commit({ [path]: text.replace(/\(n[^)]*\)/, "()") });
    const { stdout } = await cli(repo.dir, "api-diff", "--since", "v1", "--json");
    expect(JSON.parse(stdout).release).toBe(release);
  });

  it("lists a class that is added or renamed on one line, without its members", async () => {
    const members = "    def open(self):\n        return 1\n\n    def close(self):\n        return 2\n";
    const repo = GitRepo.with({ "shop/till.py": `class Till:\n${members}` });
    repo.git("tag", "v1");
    repo.commit({ "shop/till.py": `class _Till:\n${members}\n\nclass Safe:\n    def lock(self):\n        return 3\n` });
    const { stdout } = await cli(repo.dir, "api-diff", "--since", "v1");
    expect(stdout.split("\n").slice(1)).toEqual([
      "shop/till.py:1: changed: class `Till` is now `_Till`",
      "shop/till.py:9: added: class `Safe`",
      "",
    ]);
  });

  it("writes types in the syntax of their language, also the new type of a constant", async () => {
    const text = (type: string, more: string) =>
      `export const PRICES: ${type} = load();\nexport function pick(list: Array<string>): ${more};\nexport function pick(list: Array<number>): ${more};\nexport function pick(list: any): any {}\n`;
    const repo = GitRepo.with({ "price.ts": text("Map<string, number>", "string") });
    repo.git("tag", "v1");
    repo.commit({ "price.ts": text("Map<string, Price>", "Set<string>") });
    const { stdout } = await cli(repo.dir, "api-diff", "--since", "v1");
    expect(stdout.split("\n").slice(1)).toEqual([
      "price.ts:1: changed: constant `PRICES` has the type `Map<string, Price>`, was `Map<string, number>`",
      "price.ts:2: changed: function `pick` returns `Set<string>`, was `string`",
      "",
    ]);
  });

  it("treats a function that moves inside its package as unchanged in languages whose files are not modules", async () => {
    const cart = "package shop\n\nfunc Add(n int) int {\n\treturn n + 1\n}\n";
    const repo = GitRepo.with({ "go.mod": "module shop\n", "cart.go": cart });
    repo.git("tag", "v1");
    repo.remove("cart.go");
    repo.commit({ "basket.go": cart });
    expect((await cli(repo.dir, "api-diff", "--since", "v1")).stdout).toBe(
      "patch: no public symbol changed since `v1`.\n",
    );
  });

  it("compares with the release itself, not with the start of its branch", async () => {
    const repo = GitRepo.with(RELEASED);
    const start = repo.head();
    const released = repo.branch("release", start, { "shop/pay.py": "def pay(sum, tip=0):\n    return sum\n" });
    repo.git("tag", "v1", released);
    repo.git("checkout", "--quiet", "main");
    repo.commit({ "notes.py": "def note():\n    return 1\n" });
    expect((await cli(repo.dir, "api-diff", "--since", "v1")).stdout).toContain("no longer takes `tip`");
  });

  it.each([
    ["major", "major", 1],
    ["major", "minor", 1],
    ["minor", "major", 0],
    ["minor", "minor", 1],
    ["patch", "minor", 0],
  ])("a %s release with --fail-on %s exits with %i", async (release, level, exit) => {
    const files = {
      major: { "shop/pay.py": null },
      minor: { "shop/more.py": "def more():\n    return 1\n" },
      patch: { "README.md": "# Shop\n" },
    }[release] as Record<string, string | null>;
    const repo = await afterRelease(files);
    expect((await cli(repo.dir, "api-diff", "--since", "v1", "--fail-on", level)).code).toBe(exit);
  });

  it("writes Markdown for release notes, in which names are only text", async () => {
    const repo = await afterRelease({ "shop/pay.py": "def settle(sum):\n    return sum\n" });
    const { stdout } = await cli(repo.dir, "api-diff", "--since", "v1", "--format", "markdown");
    expect(stdout).toContain("**major: 0 removed, 1 changed, 0 added since `v1`. 1 change breaks users.**");
    expect(stdout).toContain("### Changed\n\n- function `pay` is now `settle` (`shop/pay.py:1`)\n");
  });

  it("gives a line of JSON for every symbol", async () => {
    const repo = await afterRelease({ "shop/pay.py": null });
    const { stdout } = await cli(repo.dir, "api-diff", "--since", "v1", "--format", "jsonl");
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).is_breaking),
    ).toEqual([true]);
  });

  it("reports only requested paths", async () => {
    const repo = await afterRelease({ "shop/pay.py": null, "lib/more.py": "def more():\n    return 1\n" });
    const { stdout } = await cli(repo.dir, "api-diff", "--since", "v1", "--include", "lib/");
    expect(stdout).toBe("minor: 0 removed, 0 changed, 1 added since `v1`.\nlib/more.py:1: added: function `more`\n");
  });

  it.each([
    ["no release", [], "Name the last release"],
    ["a release that does not exist", ["--since", "v9"], "v9"],
    ["an unknown level", ["--since", "v1", "--fail-on", "huge"], "--fail-on takes never, major, minor"],
  ])("answers %s with one sentence", async (_title, argv, sentence) => {
    const repo = await afterRelease({});
    const { code, stdout, stderr } = await cli(repo.dir, "api-diff", ...argv);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(sentence);
  });

  it("is also available in the library", async () => {
    const repo = await afterRelease({ "shop/pay.py": null });
    const repository = await openRepository(repo.dir);
    const { release, removed } = await repository.apiDiff({ since: "v1" });
    expect([release, removed.map(({ before }) => before?.qualname)]).toEqual(["major", ["pay"]]);
    await repository.close();
  });
});
