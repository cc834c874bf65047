import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  changedToWire,
  indexCheckToWire,
  openRepository,
  reviewToWire,
  routingToWire,
  toWire,
  UserError,
  validationToWire,
} from "../../src/api/index.ts";
import { build } from "../helpers/build-graph.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { loginRepo, renameLogin } from "../helpers/login-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { timeless } from "../helpers/timeless.ts";

async function fromCli(repo: GitRepo, ...args: readonly string[]): Promise<unknown> {
  return timeless(JSON.parse((await cli(repo.dir, ...args, "--json")).stdout));
}

describe("api/open-repository", () => {
  it("gives the same answers as the command line", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const nav = await openRepository(repo.dir);
    const pairs: [unknown, readonly string[]][] = [
      [toWire(await nav.whereUsed("Auth", { tests: "exclude" })), ["where-used", "-s", "Auth", "--tests", "exclude"]],
      [
        toWire(await nav.whereUsed("Auth.login", { rev: "HEAD~1" })),
        ["where-used", "-s", "Auth.login", "--rev", "HEAD~1"],
      ],
      [
        toWire(await nav.lineage("check", "upstream", { maxDepth: 1 })),
        ["lineage", "-s", "check", "-d", "upstream", "--depth", "1"],
      ],
      [toWire(await nav.search("user in", { limit: 2 })), ["search", "-q", "user in", "-l", "2"]],
      [indexCheckToWire(await nav.status()), ["status"]],
      [routingToWire(await nav.route({ query: "def f(x)", tool: "t" })), ["route", "-q", "def f(x)", "--tool", "t"]],
      [routingToWire(await nav.route({ file: "docs/login.md" })), ["route", "--file", "docs/login.md"]],
      [validationToWire(await nav.validate()), ["validate"]],
      [reviewToWire(await nav.review({ base: "HEAD~1" })), ["review", "--base", "HEAD~1"]],
      [
        changedToWire(await nav.changed({ base: "HEAD~1", isWorkTree: true })),
        ["changed", "--base", "HEAD~1", "--work-tree"],
      ],
    ];
    for (const [answer, args] of pairs) expect(timeless(answer), args.join(" ")).toEqual(await fromCli(repo, ...args));
    await nav.close();
  });

  it("sees edits without being opened again", async () => {
    const repo = loginRepo();
    const nav = await openRepository(repo.path("docs"));
    expect(nav.root).toBe(repo.dir);
    expect((await nav.whereUsed("check")).items).toHaveLength(1);
    repo.write("more.py", "from auth import check\n\ncheck('bob')\n");
    expect((await nav.whereUsed("check")).items).toHaveLength(3);
  });

  it("answers simultaneous questions as if each were the only one", async () => {
    const nav = await openRepository(loginRepo().dir);
    const [uses, missing, callers] = await Promise.allSettled([
      nav.whereUsed("check"),
      nav.route({ file: "nowhere.py" }),
      nav.lineage("check", "upstream"),
    ]);
    expect([uses.status, missing.status, callers.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("answers questions from before it was closed, but no later ones", async () => {
    const nav = await openRepository(loginRepo().dir);
    const asked = nav.whereUsed("check");
    await nav.close();
    expect((await asked).items).toHaveLength(1);
    await expect(nav.status()).rejects.toThrow(/closed/);
  });

  it("treats an undefined option as a missing one", async () => {
    const nav = await openRepository(loginRepo().dir);
    const options = { limit: undefined, confidence: undefined, rev: undefined };
    expect((await nav.whereUsed("check", options)).meta.total).toBe(1);
  });

  it("returns an error about a symbol in the envelope, and throws all other errors", async () => {
    const nav = await openRepository(loginRepo().dir);
    expect((await nav.whereUsed("check", { rev: "no-such" })).meta).toMatchObject({
      status: "ERROR",
      errorCode: "BAD_REVISION",
    });
    await expect(nav.status({ rev: "no-such" })).rejects.toThrow(UserError);
    await expect(nav.review({ base: "no-such" })).rejects.toThrow(UserError);
    await expect(openRepository(makeTempDir())).rejects.toThrow(/not inside a git repository/);
  });

  it("fails when a named configuration does not exist", async () => {
    const nav = await openRepository(loginRepo().dir, { config: "conf/nav.toml" });
    await expect(nav.validate()).rejects.toThrow('There is no configuration "conf/nav.toml": check its path.');
    expect((await nav.search("user in")).meta).toMatchObject({ status: "ERROR", errorCode: "BAD_CONFIG" });
  });

  it("accepts the absolute path of a configuration inside or outside of the repository", async () => {
    const repo = loginRepo();
    const elsewhere = makeTempDir();
    for (const directory of [repo.dir, elsewhere]) writeFileSync(join(directory, "nav.toml"), "[routing]\nx = 1\n");
    const inside = await openRepository(repo.dir, { config: repo.path("nav.toml") });
    expect((await inside.validate()).file.path).toBe("nav.toml");
    await expect(inside.validate({ rev: "HEAD" })).rejects.toThrow(/no configuration "nav\.toml"/);
    expect((await inside.review({ base: "HEAD", isWorkTree: true })).config.isPresent).toBe(true);
    const outside = await openRepository(repo.dir, { config: join(elsewhere, "nav.toml") });
    expect((await outside.validate({ rev: "HEAD" })).findings.length).toBeGreaterThan(0);
    await expect(outside.review({ base: "HEAD" })).rejects.toThrow(/is not in the repository/);
  });

  it("uses history that was fetched after the repository was opened", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const clone = repo.clone({ depth: 1 });
    const nav = await openRepository(clone.dir);
    await expect(nav.review({ base: "HEAD~1" })).rejects.toThrow(UserError);
    await build(clone, "HEAD");
    clone.git("fetch", "-q", "--unshallow");
    expect((await nav.review({ base: "HEAD~1" })).broken).toHaveLength(1);
    expect((await nav.status({ rev: "HEAD~1" })).relation).toEqual({ kind: "ahead", ahead: 1 });
  });
});

describe("api/open-repository: files that are named", () => {
  it.each([
    "../secret.txt",
    "docs/../../secret.txt",
    "/etc/passwd",
    "..\\secret.txt",
    ".git/config",
    "link.txt",
    "folder/secret.txt",
    "a\0b",
    "",
  ])("does not read %j", async (file) => {
    const repo = loginRepo();
    const outside = new GitRepo(repo.path(".."));
    outside.write("secret.txt", "def secret(): pass\n");
    repo.symlink("../secret.txt", "link.txt");
    repo.symlink("..", "folder");
    repo.commit();
    const nav = await openRepository(repo.dir);
    await expect(nav.route({ file })).rejects.toThrow(/cannot be read as text/);
    await expect(nav.route({ file }, { rev: "HEAD" })).rejects.toThrow(/cannot be read as text/);
  });
});
