import { describe, expect, it } from "vitest";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";
import { cliIn } from "../helpers/run-cli.ts";

async function run(repo: GitRepo, ...args: readonly string[]) {
  const { code, stdout, stderr } = await cliIn(repo.dir, TEST_ENV, "rebind", ...args);
  return { code, out: stdout, error: stderr };
}

const ROUTER = `function Router(options) {
  this.routes = new Map(Object.entries(options.routes));
}

Router.prototype.find = function (path) {
  const parts = path.split("/").filter(Boolean);
  return this.routes.get(parts.join("."));
};

exports.create = Class({
  open: function (name) {
    return this.store.open(name);
  },
});
`;

function question(id: string, old: string, now: string, qualname: string, lines: readonly [number, number]) {
  return JSON.stringify({ id, old, new: now, file: "router.js", qualname, kind: "method", old_lines: lines });
}

describe("cli/rebind: --from", () => {
  it("lists every symbol of the changed files with its current place", async () => {
    const repo = GitRepo.with({ "a.py": "def f():\n    return 1\n", "b.py": "def g(): pass\n" });
    repo.write("a.py", "import os\n\ndef f():\n    return 1\n");
    const { code, out, error } = await run(repo, "--from", "HEAD", "--json");
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(JSON.parse(out)).toMatchObject({
      to: "working tree",
      unchanged_files: 1,
      counts: { same: 0, moved: 1, gone: 0 },
      bindings: [
        {
          file: "a.py",
          qualname: "f",
          kind: "function",
          lines: [1, 2],
          status: "moved",
          score: 1,
          now: { file: "a.py", qualname: "f", lines: [3, 4] },
          body_changed: false,
          signature_changed: false,
        },
      ],
    });
  });

  it("leaves symbols that did not move out of the text, unless all are requested", async () => {
    const repo = GitRepo.with({ "a.py": "def f():\n    return 1\n\ndef gone(x):\n    return x.y.z\n" });
    repo.write("a.py", "def f():\n    return 1\n");
    const some = await run(repo, "--from", "HEAD", "--format", "text");
    expect(some.out).toContain("gone");
    expect(some.out).not.toContain("a.py:1-2 f");
    expect((await run(repo, "--from", "HEAD", "--format", "text", "--all")).out).toContain("a.py:1-2 f");
  });

  it.each(["text", "markdown"])(
    "counts symbols that only shifted to other lines, and lists them when all are requested: %s",
    async (format) => {
      const repo = GitRepo.with({
        "a.py": "def f():\n    return 1\n\n\ndef gone(x):\n    return x.y.z\n",
        "b.py": "def g(): pass\n",
      });
      repo.write("a.py", "import os\n\n\ndef f():\n    return 1\n");
      const some = await run(repo, "--from", "HEAD", "--format", format);
      expect(some.out).toContain("1 file is unchanged; of 2 symbols in the others: 1 shifted, 1 gone.");
      expect(some.out).toContain("--all lists them");
      expect(some.out).not.toContain("a.py:4-5");
      const all = await run(repo, "--from", "HEAD", "--format", format, "--all");
      expect(all.out).toMatch(/shifted [ |]*a\.py:1-2 f/);
      expect(all.out).not.toContain("moved");
      expect(all.out).not.toContain("--all");
    },
  );

  it.each([
    ["neither --from nor --batch", []],
    ["both", ["--from", "HEAD", "--batch", "x"]],
    ["a commit that is not there", ["--from", "no-such-commit"]],
    ["questions that are not there", ["--batch", "no-such-file"]],
  ])("reports a mistake of the user for %s", async (_title, args) => {
    const { code, error } = await run(GitRepo.with({ "a.py": "" }), ...args);
    expect(code).toBe(2);
    expect(error).toMatch(/^llmc-nav: .+\.\n$/);
  });
});

describe("cli/rebind: --batch", () => {
  it("answers in the order of the questions, with the names in the questions", async () => {
    const repo = GitRepo.with({ "router.js": ROUTER });
    const old = repo.head();
    const now = repo.commit({ "router.js": `// first\n${ROUTER.replace("prototype.find", "prototype.lookup")}` });
    repo.write(
      "questions.jsonl",
      [
        question("written", old, now, "Router.prototype.find", [5, 8]),
        question("ours", old, now, "Router.find", [5, 8]),
        question("span", old, now, "exports.create.open", [11, 13]),
        question("unchanged", now, now, "Router.prototype.lookup", [6, 9]),
        question("unknown", old, now, "Router.prototype.none", [100, 120]),
      ].join("\n"),
    );
    const { code, out } = await run(repo, "--batch", "questions.jsonl");
    expect(code).toBe(0);
    const answers = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(answers.map(({ id, status, qualname, lines }) => [id, status, qualname, lines])).toEqual([
      ["written", "renamed", "Router.prototype.lookup", [6, 9]],
      ["ours", "renamed", "Router.lookup", [6, 9]],
      ["span", "moved", "exports.create.open", [12, 14]],
      ["unchanged", "same", "Router.prototype.lookup", [6, 9]],
      ["unknown", "ambiguous", null, null],
    ]);
  });

  it.each([
    ["the first of several names given at once", "var a = exports.a = F", "a", "exports.a = F", "exports.a"],
    [
      "a property's owner by its first name",
      "var a = exports.b = { s: F }",
      "a.s",
      "var c = exports.d = { s: F }",
      "c.s",
    ],
    [
      "no function expression",
      "o.a = function () { (function run() { function s() B })(); }",
      "o.a.s",
      "o.c = function () { (function run() { function s() B })(); }",
      "o.c.s",
    ],
    [
      "a function declaration",
      "o.a = function () { (function run() { function s() B })(); }",
      "o.a.s",
      "o.a = function () { run();\n function run() { function s() B } }",
      "o.a.run.s",
    ],
  ])("gives the new name of a renamed symbol as it is written: %s", async (_, before, asked, after, expected) => {
    const body = "{\n  const parts = path.split('/');\n  return parts.filter(Boolean).map(decode).join(':');\n}";
    const textOf = (code: string) => code.replace("F", `function (path) ${body}`).replace("() B", `(path) ${body}`);
    const repo = GitRepo.with({ "router.js": textOf(before) });
    const old = repo.head();
    const now = repo.commit({ "router.js": textOf(after) });
    repo.write("questions.jsonl", question("it", old, now, asked, [1, 4]));
    const { out } = await run(repo, "--batch", "questions.jsonl");
    expect(JSON.parse(out)).toMatchObject({ qualname: expected });
  });

  it("names the line that is not a question", async () => {
    const repo = GitRepo.with({ "q.jsonl": '{"id":1}\n' });
    const { code, error } = await run(repo, "--batch", "q.jsonl");
    expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining("Line 1") });
  });
});
