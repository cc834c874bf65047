import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const AUTH = "import os\n\nclass Auth:\n    @property\n    def login(self):\n        return os.getcwd()\n";

describe("cli/facts: named files", () => {
  it("prints one JSON line per file, in the order asked, with repo-relative paths", async () => {
    const repo = GitRepo.with({ "src/auth.py": AUTH, "b.js": "export const x = () => 1;\n" });
    const { code, stdout } = await cli(repo.path("src"), "facts", "auth.py", "../b.js");
    const [auth, b] = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(code).toBe(0);
    expect([auth.path, b.path]).toEqual(["src/auth.py", "b.js"]);
    expect(auth.definitions[1]).toMatchObject({
      qualname: "Auth.login",
      kind: "method",
      start_line: 5,
      end_line: 6,
      full_start_line: 4,
      name_line: 5,
      name_column: 9,
    });
    expect(auth.references).toContainEqual({ name: "getcwd", line: 6, column: 19, role: "call", receiver: "os" });
    expect(auth.imports[0]).toMatchObject({ kind: "module", module: "os", line: 1 });
  });

  it("reads a file of a commit with --rev, independent of the working tree", async () => {
    const repo = GitRepo.with({ "a.py": "def old():\n    pass\n" });
    repo.commit({ "a.py": "def new():\n    pass\n" });
    const { stdout } = await cli(repo.dir, "facts", "a.py", "--rev", "HEAD~1");
    expect(JSON.parse(stdout).definitions.map((each: { qualname: string }) => each.qualname)).toEqual(["old"]);
  });

  it("works outside a repository", async () => {
    const repo = GitRepo.with({ "a.py": AUTH });
    const outside = makeTempDir();
    const { code, stdout } = await cli(outside, "facts", repo.path("a.py"));
    expect(code).toBe(0);
    expect(JSON.parse(stdout).definitions).toHaveLength(2);
  });

  it("also prints a line for a file without facts, writes the reason to stderr and exits with 2", async () => {
    const repo = GitRepo.with({ "a.py": AUTH, "data.bin": Buffer.from([0, 1, 2]) });
    const { code, stdout, stderr } = await cli(repo.dir, "facts", "data.bin", "a.py");
    expect(code).toBe(2);
    expect(stderr).toContain('"data.bin" has no facts: binary');
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).language),
    ).toEqual([null, "python"]);
  });

  it("shows a table of definitions in a terminal", async () => {
    const repo = GitRepo.with({ "a.py": AUTH });
    const { stdout } = await cli(repo.dir, "facts", "a.py", "--format", "text");
    expect(stdout).toContain("a.py (python): 2 definitions");
    expect(stdout).toMatch(/5-6\s+method\s+Auth\.login/);
  });
});

describe("cli/facts: hostile work trees", () => {
  it("never reads through a symbolic link, neither to a file nor to a directory", async () => {
    const repo = GitRepo.with({ "a.py": AUTH });
    const elsewhere = makeTempDir("elsewhere");
    execFileSync("sh", ["-c", 'echo "def secret(): pass" > "$1/secret.py"', "sh", elsewhere]);
    repo.symlink(`${elsewhere}/secret.py`, "link.py");
    repo.symlink(elsewhere, "dir");
    const { stdout } = await cli(repo.dir, "facts", "link.py", "dir/secret.py");
    expect(stdout).not.toContain('"secret"');
    const summary = JSON.parse((await cli(repo.dir, "facts")).stdout);
    expect(summary.skipped_by_reason).toMatchObject({ symlink: 2 });
    expect(summary.files).toBe(1);
  });

  it("skips and counts files that are too large or binary, and everything that is not a file", async () => {
    const repo = GitRepo.with({ "a.py": AUTH, "blob.py": Buffer.from([0x64, 0, 0x65]), "was-a-file.py": "x = 1\n" });
    execFileSync("truncate", ["-s", "200M", repo.path("huge.py")]);
    repo.remove("was-a-file.py");
    execFileSync("mkfifo", [repo.path("was-a-file.py")]);
    const { code, stdout } = await cli(repo.dir, "facts");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      files: 1,
      skipped_by_reason: { "too-large": 1, binary: 1, special: 1 },
    });
  });

  it.each([
    ["a line of one megabyte", `x = [${"1, ".repeat(350_000)}]\n`],
    ["nesting of 100,000 levels", `x = ${"(".repeat(100_000)}\n`],
    ["CRLF and a byte order mark", "\ufeffdef f():\r\n    pass\r\n"],
    ["invalid UTF-8", Buffer.from([0x78, 0x20, 0x3d, 0x20, 0x27, 0xff, 0xfe, 0x27, 0x0a])],
    ["UTF-16", Buffer.from("\ufeffdef f(): pass\n", "utf16le")],
  ])("parses %s", async (_title, content) => {
    const repo = GitRepo.with({ "a.py": content as string, "b.py": "def after(): pass\n" });
    const { code, stdout } = await cli(repo.dir, "facts", "a.py", "b.py");
    expect(code).toBe(0);
    expect(JSON.parse(stdout.trim().split("\n")[1] as string).definitions).toHaveLength(1);
  });

  it.each(["constructor.py", "__proto__.py", "-rf.py", "with space.py", "new\nline.py", "emoji🔑.py"])(
    "reads a file named %j",
    async (name) => {
      const repo = GitRepo.with({ [name]: AUTH });
      const { code, stdout } = await cli(repo.dir, "facts");
      expect([code, JSON.parse(stdout).files]).toEqual([0, 1]);
      const named = await cli(repo.dir, "facts", "--", name);
      expect(JSON.parse(named.stdout).path).toBe(name);
    },
  );
});
