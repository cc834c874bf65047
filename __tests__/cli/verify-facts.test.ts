import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CACHE_DIRECTORY } from "../../src/facts/cache-directory.ts";
import { PACK_SUFFIX } from "../../src/facts/pack.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { rewritePack } from "../helpers/rewrite-pack.ts";
import { cli } from "../helpers/run-cli.ts";

const LOGIN = "def login(user):\n    return user\n";
const USER = "from auth import login\nlogin(1)\n";
/** So many files that a random sample rarely finds a forged one. */
const MANY = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`part/m${at}.py`, `VALUE_${at} = ${at}\n`]));

/** Stores the facts of HEAD, but gives one file the facts of another. */
async function keepForged(repo: GitRepo, path: string): Promise<void> {
  await cli(repo.dir, "facts");
  const [forged, other] = [path, "part/m0.py"].map((each) => repo.git("rev-parse", `HEAD:${each}`));
  const packs = readdirSync(repo.path(CACHE_DIRECTORY), { recursive: true, encoding: "utf8" });
  for (const name of packs.filter((each) => each.endsWith(PACK_SUFFIX))) {
    rewritePack(repo.path(`${CACHE_DIRECTORY}/${name}`), (entries) => {
      const lie = entries.find(([key]) => key.startsWith(other ?? ""))?.[1];
      return entries.map(([key, bytes]) => [key, key.startsWith(forged ?? "") && lie ? lie : bytes]);
    });
  }
}

describe("facts --verify --since: lies about a file that the change does not touch", () => {
  it.each([
    ["small", USER, { "auth.py": "V = 1\n" }],
    ["of 150 kB", `${USER}${"# padding\n".repeat(15_000)}`, { "auth.py": "V = 1\n" }],
    [
      "of 150 kB, when a parameter comes",
      `${USER}${"# padding\n".repeat(15_000)}`,
      { "auth.py": "def login(user, more): ...\n" },
    ],
  ])("detects one about a file that contains a changed name: %s", async (_title, text, change) => {
    const repo = GitRepo.with({ ...MANY, "auth.py": LOGIN, "api.py": text, ".gitignore": ".llmc\n" });
    repo.commit(change, "the change");
    await keepForged(repo, "api.py");
    const { code, stdout } = await cli(repo.dir, "facts", "--verify", "--since", "HEAD~1");
    expect([code, JSON.parse(stdout).forged]).toEqual([1, ["api.py"]]);
  });

  it("detects one about a file that contains a moved name", async () => {
    const repo = GitRepo.with({ ...MANY, "auth.py": LOGIN, "api.py": USER, ".gitignore": ".llmc\n" });
    repo.git("mv", "auth.py", "moved.py");
    repo.commit({}, "the move");
    await keepForged(repo, "api.py");
    const { code, stdout } = await cli(repo.dir, "facts", "--verify", "--since", "HEAD~1");
    expect([code, JSON.parse(stdout).forged]).toEqual([1, ["api.py"]]);
  });

  it("finds nothing when all facts are true", async () => {
    const repo = GitRepo.with({ ...MANY, "auth.py": LOGIN, "api.py": USER, ".gitignore": ".llmc\n" });
    repo.commit({ "auth.py": "V = 1\n" }, "the change");
    await cli(repo.dir, "facts");
    expect((await cli(repo.dir, "facts", "--verify", "--since", "HEAD~1")).code).toBe(0);
  });
});
