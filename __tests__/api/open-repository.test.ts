import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  indexCheckToWire,
  NavRepository,
  openRepository,
  reviewToWire,
  routingToWire,
  toWire,
  UserError,
  validationToWire,
} from "../../src/api/index.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { loginRepo, renameLogin } from "../helpers/login-repo.ts";
import { cli } from "../helpers/run-cli.ts";
import { timeless } from "../helpers/timeless.ts";

async function fromCli(repo: GitRepo, ...args: readonly string[]): Promise<unknown> {
  return timeless(JSON.parse((await cli(repo.dir, ...args, "--json")).stdout));
}

describe("api/open-repository", () => {
  it("answers what the command line answers", async () => {
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

  it("answers questions that are asked at once, each as if it were alone", async () => {
    const nav = await openRepository(loginRepo().dir);
    const [uses, missing, callers] = await Promise.allSettled([
      nav.whereUsed("check"),
      nav.route({ file: "nowhere.py" }),
      nav.lineage("check", "upstream"),
    ]);
    expect([uses.status, missing.status, callers.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("answers what was asked before it was closed, and nothing afterwards", async () => {
    const nav = await openRepository(loginRepo().dir);
    const asked = nav.whereUsed("check");
    await nav.close();
    expect((await asked).items).toHaveLength(1);
    await expect(nav.status()).rejects.toThrow(/closed/);
  });

  it("takes an undefined option for one that is not given", async () => {
    const nav = await openRepository(loginRepo().dir);
    const options = { limit: undefined, confidence: undefined, rev: undefined };
    expect((await nav.whereUsed("check", options)).meta.total).toBe(1);
  });

  it("puts a mistake about a symbol into the envelope, and throws every other", async () => {
    const nav = await openRepository(loginRepo().dir);
    expect((await nav.whereUsed("check", { rev: "no-such" })).meta).toMatchObject({
      status: "ERROR",
      errorCode: "BAD_REVISION",
    });
    await expect(nav.status({ rev: "no-such" })).rejects.toThrow(UserError);
    await expect(nav.review({ base: "no-such" })).rejects.toThrow(UserError);
    await expect(openRepository(makeTempDir())).rejects.toThrow(/not inside a git repository/);
  });

  it("insists on a configuration that was named", async () => {
    const nav = await openRepository(loginRepo().dir, { config: "conf/nav.toml" });
    await expect(nav.validate()).rejects.toThrow(
      'There is no configuration "conf/nav.toml": check the path given by config.',
    );
  });
});

describe("api/open-repository: documentation", () => {
  it("lists every method", () => {
    const text = readFileSync(new URL("../../docs/library.md", import.meta.url), "utf8");
    const listed = [...text.matchAll(/^\| `(\w+)\(/gm)].map(([, name]) => name);
    const methods = Object.getOwnPropertyNames(NavRepository.prototype).filter((name) => name !== "constructor");
    expect(listed.toSorted()).toEqual(methods.toSorted());
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
