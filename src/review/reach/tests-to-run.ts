import { filesOf } from "../../code/project.ts";
import type { DefinitionHandle } from "../../code/type.ts";
import { readTexts } from "../../git/read-text.ts";
import type { SymbolRef } from "../../model/result.ts";
import type { AffectedSymbol, BrokenUse, ChangedSymbol, TestCommand } from "../../model/review.ts";
import { testCommands } from "../../nav/tests/test-commands.ts";
import type { PathFilter } from "../../util/glob.ts";
import { moduleWordsOf } from "../breaks/lost-names.ts";
import type { Sides } from "../sides/sides.ts";
import { TestWalk } from "./test-walk.ts";
import type { UsesFinder } from "./uses-finder.ts";

/** Starts that are followed; more than this nobody reviews one by one. */
const MAX_STARTS = 500;
/** Tests of a folder that come into the list because what they share changed. */
const MAX_OF_FOLDER = 500;

/** Test files that a runner collects and that reach a change, with the commands that run them. */
export interface TestsToRun {
  readonly files: readonly string[];
  readonly commands: readonly TestCommand[];
}

export const NO_TESTS: TestsToRun = { files: [], commands: [] };

/**
 * Test files at head that reach a change: those that changed, that use what changed or what is broken, also through others, that import a
 * changed module, and that are given a fixture which reaches it.
 */
export async function findTestsToRun(
  sides: Sides,
  changes: readonly Pick<ChangedSymbol, "after">[],
  affected: readonly AffectedSymbol[],
  broken: readonly BrokenUse[],
  finder: UsesFinder,
  isMeant: PathFilter = () => true,
): Promise<TestsToRun> {
  const walk = new TestWalk(sides, finder);
  await walk.go(await startsOf(sides, changes, broken));
  const modules = changedModules(sides, broken);
  const reached = new Set([...affected, ...broken].map(({ path }) => path));
  const imported = await importingTests(sides, modules);
  for (const path of [...modules, ...walk.files, ...imported]) reached.add(path);
  for (const path of testsBelow(sides, [...walk.folders, ...sharedFolders(sides, reached)])) reached.add(path);
  const files = await collectedAmong(sides, [...reached].filter(isMeant));
  return { files, commands: testCommands(sides.tests, files) };
}

/** The definitions at head that changed, and those around a broken use: who calls them fails, too. */
function startsOf(
  { head }: Sides,
  changes: readonly Pick<ChangedSymbol, "after">[],
  broken: readonly BrokenUse[],
): Promise<DefinitionHandle[]> {
  const places = [...changes.map(({ after }) => after), ...broken.map(({ enclosing }) => enclosing)];
  const known = new Map(places.flatMap((each) => (each ? [[`${each.path}#${each.qualname}`, each] as const] : [])));
  const starts: readonly SymbolRef[] = [...known.values()].slice(0, MAX_STARTS);
  return head.ask((world) =>
    starts.flatMap(({ path, qualname }) => {
      const index = world.file(path)?.definitionsNamed(qualname)[0];
      return index === undefined ? [] : [{ path, index }];
    }),
  );
}

/** Files that run otherwise than before as soon as they are loaded: changed ones, and those that break outside of any definition. */
function changedModules({ symbols }: Sides, broken: readonly BrokenUse[]): ReadonlySet<string> {
  const changed = symbols.changes.flatMap(({ after }) => (after ? [after.file.path] : []));
  return new Set([...changed, ...broken.filter(({ enclosing }) => !enclosing).map(({ path }) => path)]);
}

/** Test code that imports one of some modules: it runs their code even where it names nothing of it. */
function importingTests({ head, tests }: Sides, changed: ReadonlySet<string>): Promise<string[]> {
  return head.ask((world, names) => {
    const words = new Set([...changed].flatMap(moduleWordsOf));
    const isTest = (path: string) => tests.isTest(path);
    const candidates = new Set([...words].flatMap((word) => names.filesWith(word)).filter(isTest));
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

/** Folders whose tests all get what a reached file has. What fixtures give is followed by name, so only files without any count. */
function sharedFolders({ tests, symbols }: Sides, reached: ReadonlySet<string>): string[] {
  const named = new Set(symbols.changes.flatMap(({ after }) => (after ? [after.file.path] : [])));
  return [...reached].filter((path) => !named.has(path)).flatMap((path) => tests.sharedIn(path) ?? []);
}

function testsBelow({ head, tests }: Sides, folders: readonly string[]): string[] {
  return [...new Set(folders)].flatMap((folder) => {
    const isBelow = (path: string) => folder === "" || path.startsWith(`${folder}/`);
    const all = [...head.project.entries.keys()].filter((path) => isBelow(path) && tests.runOf(path) !== undefined);
    return all.slice(0, MAX_OF_FOLDER);
  });
}

/** Of some files those that a runner collects, sorted. */
async function collectedAmong({ head, tests }: Sides, paths: Iterable<string>): Promise<string[]> {
  const entries = [...paths].flatMap((path) => head.project.entries.get(path) ?? []);
  const named = entries.filter(({ path }) => tests.runOf(path) !== undefined);
  const collected = new Set(named.filter(({ path }) => !tests.runOf(path)?.holdsTests).map(({ path }) => path));
  const unsure = named.filter(({ path }) => !collected.has(path));
  for await (const { entry, text } of readTexts(head.project.tree, unsure)) {
    if (text !== undefined && tests.runOf(entry.path)?.holdsTests?.(text)) collected.add(entry.path);
  }
  return [...collected].sort();
}
