import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GRAPH_PATH } from "../../src/graph/file/graph-file.ts";
import { build, graphOf, relationLines } from "../helpers/build-graph.ts";
import { GitRepo } from "../helpers/git-repo.ts";

/** A new file that defines something that another file already uses, without importing it by its path. */
const ARRIVALS: readonly (readonly [
  language: string,
  before: Record<string, string>,
  added: readonly [path: string, text: string],
  relation: string,
])[] = [
  [
    "Go",
    { "go.mod": "module example.com/a\n", "main.go": "package a\n\nfunc run() { load() }\n" },
    ["util.go", "package a\n\nfunc load() {}\n"],
    "main.run calls util.load",
  ],
  [
    "Kotlin",
    { "src/shop/Main.kt": "package shop\n\nfun run() {\n  load()\n}\n" },
    ["src/shop/Util.kt", "package shop\n\nfun load() {}\n"],
    "Main.run calls Util.load",
  ],
  [
    "Rust",
    { "src/lib.rs": "mod util;\nfn run() { util::load(); }\n" },
    ["src/util.rs", "pub fn load() {}\n"],
    "lib.run calls util.load",
  ],
  [
    "C",
    { "main.c": '#include "util.h"\nvoid run(void) { load(); }\n' },
    ["util.h", "void load(void);\n"],
    "main.run calls util.load",
  ],
];

describe("graph/build-graph: a file that joins a package", () => {
  it.each(ARRIVALS)(
    "is used by the %s files that were linked without it",
    async (_, before, [path, text], relation) => {
      const repo = GitRepo.with(before);
      await build(repo);
      expect(relationLines(graphOf(repo)).map(shortened)).not.toContain(relation);
      repo.write(path, text);
      repo.git("add", ".");
      repo.git("commit", "-qm", "add a file");
      await build(repo);
      expect(relationLines(graphOf(repo)).map(shortened)).toContain(relation);
      const incremental = readFileSync(repo.path(GRAPH_PATH), "utf8");
      await build(repo, "HEAD", true);
      expect(readFileSync(repo.path(GRAPH_PATH), "utf8")).toBe(incremental);
    },
  );
});

/** Ids without their kind and directories. */
function shortened(relation: string): string {
  return relation.replace(/\S+/g, (word) =>
    word
      .split(".")
      .slice(-2)
      .join(".")
      .replace(/^\S*[:/]/, ""),
  );
}
