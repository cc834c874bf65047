import { chmodSync, existsSync, utimesSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { diffTrees } from "../../src/git/diff.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { grepTree } from "../../src/git/grep.ts";
import { countBetween, findMergeBase, isAncestor, parentsOf } from "../../src/git/history.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

/** Settings by which a repository can make git run a program. */
const SETTINGS = [
  "core.fsmonitor",
  "core.pager",
  "core.editor",
  "core.sshCommand",
  "core.askPass",
  "core.gitProxy",
  "core.alternateRefsCommand",
  "credential.helper",
  "diff.external",
  "diff.evil.command",
  "diff.evil.textconv",
  "filter.evil.clean",
  "filter.evil.smudge",
  "filter.evil.process",
  "gpg.program",
  "sequence.editor",
  "uploadpack.packObjectsHook",
  "pager.ls-files",
  "pager.grep",
];
const HOOKS = ["post-index-change", "post-checkout", "pre-commit", "reference-transaction", "fsmonitor-watchman"];

describe("git: a hostile repository", () => {
  it("cannot make any question run a program", async () => {
    const repo = GitRepo.with({ "a.py": "name = 1\n", ".gitattributes": "* diff=evil filter=evil\n" });
    const first = repo.head();
    const second = repo.commit({ "a.py": "name = 2\n" });
    const mark = repo.path(".git/executed");
    const program = repo.path(".git/evil");
    repo.write(".git/evil", `#!/bin/sh\necho "$0 $@" >> '${mark}'\ncat\n`);
    chmodSync(program, 0o755);
    for (const hook of HOOKS) {
      repo.write(`.git/evil-hooks/${hook}`, `#!/bin/sh\necho hook >> '${mark}'\n`);
      chmodSync(repo.path(`.git/evil-hooks/${hook}`), 0o755);
    }
    repo.write(".git/evil-attributes", "* diff=evil filter=evil\n");
    for (const setting of SETTINGS) repo.git("config", setting, program);
    repo.git("config", "core.hooksPath", repo.path(".git/evil-hooks"));
    repo.git("config", "core.attributesFile", repo.path(".git/evil-attributes"));
    repo.git("config", "core.untrackedCache", "true");
    repo.git("config", "diff.evil.cachetextconv", "true");
    for (const name of ["ls-files", "ls-tree", "cat-file", "grep", "rev-parse"]) {
      repo.git("config", `alias.${name}`, `!${program}`);
    }
    // For touched and changed files, git would call a clean filter.
    utimesSync(repo.path("a.py"), 1_800_000_000, 1_800_000_000);
    repo.write("new.py", "name = 3\n");
    repo.remove(".git/executed");

    const repository = await Repository.open(repo.dir, { env: TEST_ENV });
    const work = new WorkTree(repository);
    const trees = [new GitTree(repository, first), new GitTree(repository, second), work] as const;
    for (const tree of trees) {
      onTestFinished(() => tree.close());
      const { entries } = await tree.list();
      for await (const read of tree.readMany(entries)) expect(read.bytes).toBeDefined();
      expect(await grepTree(tree, ["name"])).not.toEqual([]);
      expect(await diffTrees(trees[0], tree)).toBeDefined();
    }
    await repository.headCommit();
    await repository.branch();
    await findMergeBase(repository, first, second);
    await isAncestor(repository, first, second);
    await countBetween(repository, first, second);
    await parentsOf(repository, second);
    expect(existsSync(mark)).toBe(false);

    // The trap works: git runs the program if it is started without our protection.
    expect(() => repo.git("diff", "--ext-diff", first, second)).not.toThrow();
    expect(existsSync(mark)).toBe(true);
  });
});
