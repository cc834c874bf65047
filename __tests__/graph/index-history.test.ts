import { cpSync, existsSync, rmSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openRepository } from "../../src/api/open-repository.ts";
import { STORE_DIRECTORY } from "../../src/graph/store/store-head.ts";
import { build } from "../helpers/build-graph.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { randomNumbers } from "../helpers/random.ts";

const STEPS = 60;
const NAMES = ["login", "logout", "session", "token"];

/** A module that defines one name and uses another. */
function moduleText(random: (limit: number) => number): string {
  const [defined, used] = [NAMES[random(NAMES.length)], NAMES[random(NAMES.length)]];
  const lines = [`from m${random(4)} import ${used}`, "", `def ${defined}(user):`, `    return ${used}(user)`];
  return `${random(3) === 0 ? "# why\n" : ""}${lines.join("\n")}\n`;
}

describe("an index through edits, commits, restores and rebuilds", () => {
  it("is never called FRESH when it does not answer as the files do", { timeout: 120_000 }, async () => {
    const random = randomNumbers(5);
    const repo = GitRepo.with({ ".gitignore": ".llmc\n", ...modules(random) });
    const kept = makeTempDir("kept");
    let fresh = 0;
    for (let step = 0; step < STEPS; step++) {
      const what = random(6);
      const path = `m${random(4)}.py`;
      if (what === 0) repo.write(path, moduleText(random));
      else if (what === 1) repo.commit({ [path]: moduleText(random) });
      else if (what === 2) await build(repo);
      else if (what === 3) copy(repo.path(STORE_DIRECTORY), `${kept}/${random(3)}`);
      else if (what === 4) copy(`${kept}/${random(3)}`, repo.path(STORE_DIRECTORY));
      else if (repo.git("rev-list", "--count", "HEAD") !== "1") repo.git("checkout", "-q", "-f", "--detach", "HEAD~1");
      fresh += Number(await isFreshAndTrue(repo, NAMES[random(NAMES.length)] as string));
    }
    // Otherwise the index was never asked.
    expect(fresh).toBeGreaterThan(STEPS / 10);
  });
});

function modules(random: (limit: number) => number): Record<string, string> {
  return Object.fromEntries([0, 1, 2, 3].map((at) => [`m${at}.py`, moduleText(random)]));
}

function copy(from: string, to: string): void {
  if (!existsSync(from)) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

/** Asks with the index and without; whether it was fresh. */
async function isFreshAndTrue(repo: GitRepo, symbol: string): Promise<boolean> {
  const answer = async () => {
    const opened = await openRepository(repo.dir);
    const { meta, items } = await opened.whereUsed(symbol, { confidence: "possible", limit: 1000 });
    await opened.close();
    return { state: meta.freshnessState, items: items.map(({ file, line, role }) => `${file}:${line} ${role}`).sort() };
  };
  const said = await answer();
  const aside = `${repo.path(".llmc")}-aside`;
  copy(repo.path(".llmc"), aside);
  rmSync(repo.path(".llmc"), { recursive: true, force: true });
  const truth = await answer();
  rmSync(repo.path(".llmc"), { recursive: true, force: true });
  copy(aside, repo.path(".llmc"));
  rmSync(aside, { recursive: true, force: true });
  expect(truth.state).toBe("UNKNOWN");
  if (said.state === "FRESH") expect(said.items).toEqual(truth.items);
  return said.state === "FRESH";
}
