import { describe, expect, it } from "vitest";
import { DecodedFacts } from "../../src/facts/decoded-facts.ts";
import { openStore } from "../../src/facts/open-store.ts";
import { GitTree } from "../../src/git/git-tree.ts";
import { Repository } from "../../src/git/repository.ts";
import type { GraphIndex } from "../../src/graph/file/graph-index.ts";
import { idOfDefinition } from "../../src/model/symbol-id.ts";
import { findUses } from "../../src/nav/symbols/find-uses.ts";
import { LiveProject } from "../../src/resolve/live-project.ts";
import { NameIndex } from "../../src/resolve/name-index.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";
import { build, graphOf } from "../helpers/build-graph.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";

const FILES = {
  "app/__init__.py": "from .models import User, LIMIT\n",
  "app/models.py": [
    "import os",
    "LIMIT = 3",
    "class Base:",
    "    @property",
    "    def size(self): return LIMIT",
    "    def save(self): return os.getpid()",
    "class User(Base):",
    "    def save(self):",
    "        return super().save() + self.size",
    "    def clone(self) -> 'User':",
    "        return User()",
    "",
  ].join("\n"),
  "app/views.py": [
    "from app import User",
    "import app.models as models",
    "def decorate(f): return f",
    "@decorate",
    "def show(request, user: User):",
    "    user.clone().save()",
    "    request.save()",
    "    getattr(models, 'LIMIT')",
    "    return [models.User, models.LIMIT]",
    "",
  ].join("\n"),
  "web/lib.ts":
    "export function make(): Box { return new Box(); }\nexport class Box { open() { return this; } }\nexport default make;\n",
  "web/index.ts": "export { make as create, Box } from './lib';\nexport * from './lib';\n",
  "web/main.ts":
    "import made, { create } from './lib';\nimport * as all from '.';\ncreate().open();\nmade().open().open();\nall.make();\nlet b: all.Box;\n",
};

/** The places that certainly use a symbol, from the graph alone. */
function usesInGraph(index: GraphIndex, ids: readonly string[]): string[] {
  const places = new Set<string>();
  for (const { src, sites } of ids.flatMap((id) => index.relationsTo(id))) {
    const path = index.entity(src)?.filePath;
    for (const [line, column, role, confidence] of sites) places.add(`${path}:${line}:${column} ${role} ${confidence}`);
  }
  return [...places].sort();
}

describe("graph: where-used", () => {
  it("contains the same uses for every symbol as are found without it", async () => {
    const repo = GitRepo.with(FILES);
    await build(repo);
    const index = graphOf(repo);
    const repository = await Repository.open(repo.dir, { env: TEST_ENV });
    const tree = new GitTree(repository, await repository.resolveCommit("HEAD"));
    const store = await openStore(repository, tree, SILENT_LOGGER);
    const project = await LiveProject.open(tree, new DecodedFacts(store));
    const paths = [...project.entries.keys()];
    const all = paths.map((path) => ({ path, definitions: project.factsOf(path)?.definitions ?? [] }));
    await project.ask((world) => {
      const names = NameIndex.build(project, paths);
      for (const { path, definitions } of all) {
        for (const [at, { qualname }] of definitions.entries()) {
          const live = findUses(world, names, { path, index: at })
            .filter(({ role, confidence }) => confidence === "exact" || role === "string")
            .map((use) => `${use.path}:${use.line}:${use.column} ${use.role} ${use.confidence}`);
          const same = definitions.flatMap((each, index) => (each.qualname === qualname ? [index] : []));
          const ids = same.map((each) => idOfDefinition(path, each, all));
          expect({ path, qualname, uses: usesInGraph(index, ids) }).toEqual({ path, qualname, uses: live.sort() });
        }
      }
    });
    store.close();
    await tree.close();
    expect(index.relationsTo("sym:app.models.User.save")).toHaveLength(1);
    expect(index.unresolvedUsesOf("save").map(({ src }) => src)).toEqual(["sym:app.views.show"]);
  });
});
