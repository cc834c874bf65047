import { describe, expect, it } from "vitest";
import { FactsStore } from "../../src/facts/store.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import { WorkTree } from "../../src/git/work-tree.ts";
import { bindTrees } from "../../src/rebind/bind-trees.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

const SILENT = { warn: () => {}, info: () => {}, debug: () => {} };
const HANDLER = `def handle(request, session):
    user = session.load(request.cookies["id"])
    if user is None:
        return redirect("/login", code=303)
    return render("home.html", user=user, items=user.items())
`;
const HELPER = `def spread(values, width):
    rows = [values[i : i + width] for i in range(0, len(values), width)]
    return [row + [None] * (width - len(row)) for row in rows]
`;

async function bind(repo: GitRepo, from: string, to?: string) {
  const repository = await Repository.open(repo.dir, { env: TEST_ENV });
  const after = to === undefined ? new WorkTree(repository) : new GitTree(repository, to);
  const before = new GitTree(repository, from);
  try {
    return await bindTrees(before, after, FactsStore.inMemory(SILENT));
  } finally {
    await before.close();
    await after.close();
  }
}

describe("rebind/bind-trees", () => {
  it("binds only the symbols of files that changed, and lists the others", async () => {
    const repo = GitRepo.with({ "a.py": HANDLER, "b.py": HELPER, "notes.txt": "words\n" });
    const from = repo.head();
    const to = repo.commit({ "a.py": `import os\n\n${HANDLER}` });
    const { bindings, unchangedFiles, newFiles } = await bind(repo, from, to);
    expect(bindings.map(({ status, now }) => [status, now?.definition.startLine])).toEqual([["moved", 3]]);
    expect(unchangedFiles.map(({ path }) => path)).toEqual(["b.py", "notes.txt"]);
    expect(newFiles.map(({ path }) => path)).toEqual(["a.py"]);
  });

  it("follows a file through a rename with edits", async () => {
    const repo = GitRepo.with({ "web/a.py": HANDLER + HELPER });
    const from = repo.head();
    repo.remove("web/a.py");
    const to = repo.commit({ "site/views.py": HANDLER.replace("home.html", "start.html") + HELPER });
    const { bindings, renames } = await bind(repo, from, to);
    expect(renames).toEqual(new Map([["web/a.py", "site/views.py"]]));
    expect(bindings.map(({ status, bodyChanged }) => [status, bodyChanged])).toEqual([
      ["relocated", true],
      ["relocated", false],
    ]);
  });

  it("follows renames that only the history shows", async () => {
    const repo = GitRepo.with({ "a.py": HANDLER });
    const from = repo.head();
    repo.remove("a.py");
    repo.commit({ "b.py": HANDLER });
    const rewritten = `import os\nimport sys\nimport json\nimport logging\n\nlog = logging.getLogger(__name__)\n\n\n${HELPER}\n\n`;
    const to = repo.commit({ "b.py": rewritten + HANDLER.replace("home.html", "start.html") });
    const { bindings } = await bind(repo, from, to);
    expect(bindings.map(({ status, now }) => [status, now?.path])).toEqual([["relocated", "b.py"]]);
  });

  it("does not bind a file that was deleted long ago to a later copy of another file", async () => {
    const repo = GitRepo.with({ "one/util.py": HELPER, "two/util.py": HELPER });
    const from = repo.head();
    repo.remove("two/util.py");
    repo.commit();
    const to = repo.commit({ "three/util.py": HELPER });
    const { bindings } = await bind(repo, from, to);
    expect(bindings.map(({ status }) => status)).toEqual(["ambiguous"]);
  });

  it("sees edits of the working tree that are not committed", async () => {
    const repo = GitRepo.with({ "a.py": HANDLER, "b.py": HELPER });
    const from = repo.head();
    repo.write("a.py", `# first\n# second\n${HANDLER}`);
    repo.remove("b.py");
    repo.write("c.py", HELPER);
    const { bindings } = await bind(repo, from);
    expect(bindings.map(({ status, now }) => [status, now?.path, now?.definition.startLine])).toEqual([
      ["moved", "a.py", 3],
      ["relocated", "c.py", 1],
    ]);
  });

  it("reports the symbols of a file that cannot be read as ambiguous", async () => {
    const repo = GitRepo.with({ "a.py": HANDLER });
    const from = repo.head();
    const to = repo.commit({ "a.py": Buffer.from("def handle():\0\n") });
    const { bindings, skipped } = await bind(repo, from, to);
    expect(bindings.map(({ status }) => status)).toEqual(["ambiguous"]);
    expect(skipped.map(({ path }) => path)).toEqual(["a.py"]);
  });

  describe("through history", () => {
    const rewritten = HANDLER.replace("handle", "respond").replace("home.html", "start.html");
    const steps = [
      HANDLER.replace("handle", "respond"),
      rewritten
        .replace('redirect("/login", code=303)', 'forbid("members only")')
        .replace("items=user.items()", "now=today()"),
      'def respond(visitor):\n    forbid("members only")\n    return render("start.html", now=today())\n',
    ];

    it("follows symbols that were renamed in one commit and rewritten in others", async () => {
      const repo = GitRepo.with({ "a.py": HANDLER + HELPER });
      const from = repo.head();
      for (const step of steps) repo.commit({ "a.py": step + HELPER });
      const { bindings } = await bind(repo, from, repo.head());
      expect(bindings.map(({ old, status, now }) => [old.scopePath, status, now?.scopePath])).toEqual([
        ["handle", "renamed", "respond"],
        ["spread", "moved", "spread"],
      ]);
    });

    it("continues with the edits of a working tree", async () => {
      const repo = GitRepo.with({ "a.py": HANDLER + HELPER });
      const from = repo.head();
      for (const step of steps) repo.commit({ "a.py": step + HELPER });
      repo.write("a.py", `\n${(steps[2] as string).replace("respond", "greet")}${HELPER}`);
      const { bindings } = await bind(repo, from);
      expect(bindings[0]).toMatchObject({
        status: "renamed",
        now: { scopePath: "greet", definition: { startLine: 2 } },
      });
    });

    it("does not bind a symbol that a commit removed to new code", async () => {
      const repo = GitRepo.with({ "a.py": HANDLER + HELPER });
      const from = repo.head();
      repo.commit({ "a.py": HELPER });
      const to = repo.commit({ "a.py": rewritten + HELPER });
      const { bindings } = await bind(repo, from, to);
      expect(bindings[0]?.now).toBeUndefined();
    });

    it("follows code that was removed and restored without changes", async () => {
      const repo = GitRepo.with({ "a.py": HANDLER + HELPER });
      const from = repo.head();
      repo.commit({ "a.py": HELPER });
      const to = repo.commit({ "a.py": `\n${HANDLER}${HELPER}` });
      const { bindings } = await bind(repo, from, to);
      expect(bindings.map(({ status }) => status)).toEqual(["moved", "moved"]);
    });
  });
});
