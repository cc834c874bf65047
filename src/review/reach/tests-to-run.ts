import { filesOf } from "../../code/project.ts";
import type { AffectedSymbol, BrokenUse } from "../../model/review.ts";
import { isTestPath } from "../../nav/is-test.ts";
import { moduleWordsOf } from "../breaks/lost-names.ts";
import type { Sides } from "../sides/sides.ts";

/** Test files at head that reach a change: those that changed, that use what changed, and that import a changed module. */
export async function testsToRun(
  sides: Sides,
  affected: readonly AffectedSymbol[],
  broken: readonly BrokenUse[],
): Promise<string[]> {
  const tests = new Set([...affected, ...broken].map(({ path }) => path).filter(isTestPath));
  const changed = new Set(sides.symbols.changes.flatMap(({ after }) => (after ? [after.file.path] : [])));
  for (const path of changed) if (isTestPath(path)) tests.add(path);
  for (const path of await importingTests(sides, changed)) tests.add(path);
  return [...tests].filter((path) => sides.head.project.entries.has(path)).sort();
}

/** Tests that import one of some modules: they run its code even where they name nothing of it. */
function importingTests({ head }: Sides, changed: ReadonlySet<string>): Promise<string[]> {
  return head.ask((world, names) => {
    const words = new Set([...changed].flatMap(moduleWordsOf));
    const candidates = new Set([...words].flatMap((word) => names.filesWith(word)).filter(isTestPath));
    return [...candidates].filter((path) => {
      const { imports = [], exports = [] } = world.file(path)?.facts ?? {};
      const modules = new Set([...imports, ...exports].map(({ module }) => module));
      modules.delete("");
      const dotted = imports.filter(({ kind }) => kind === "name").map(({ module, name }) => `${module}.${name}`);
      return [...modules, ...dotted.map((each) => each.replace(/\.\.(?=\w)/, "."))].some((module) =>
        filesOf(world.module(path, module)).some((target) => changed.has(target)),
      );
    });
  });
}
