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

/** The distance, in hops, at which a test counts that only imports a changed module. */
const BY_IMPORT = 3;
/** Starts that are followed; more than this nobody reviews one by one. */
const MAX_STARTS = 500;
/** Tests of a folder that come into the list because what they share changed. */
const MAX_OF_FOLDER = 500;

/** The words of a specifier. */
const WORDS = /[\p{ID_Continue}$]+/gu;

/** Test files that a runner collects and that reach a change, with the commands that run them. */
export interface TestsToRun {
  readonly files: readonly string[];
  readonly commands: readonly TestCommand[];
  /** Definitions whose users were not looked for any more. */
  readonly notFollowed: number;
}

export const NO_TESTS: TestsToRun = { files: [], commands: [], notFollowed: 0 };

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
  const notFollowed = await walk.go(await startsOf(sides, changes, broken));
  const modules = changedModules(sides, broken);
  const reached = new Nearest();
  for (const path of [...modules, ...broken.map(({ path }) => path)]) reached.add(path, 0);
  for (const { path, depth } of affected) reached.add(path, depth);
  for (const [path, depth] of walk.files) reached.add(path, depth);
  // A list that is cut is not worth the time of the farthest.
  const importing = notFollowed > 0 && walk.isFull ? [] : await importingTests(sides, modules, reached);
  for (const path of importing) reached.add(path, BY_IMPORT);
  for (const [folder, depth] of walk.folders)
    for (const path of testsBelow(sides, folder)) reached.add(path, depth + 1);
  for (const { path, enclosing } of broken) {
    const folder = enclosing ? undefined : sides.tests.sharedIn(path);
    if (folder !== undefined) for (const each of testsBelow(sides, folder)) reached.add(each, 1);
  }
  const files = await collectedAmong(sides, reached.all().filter(isMeant));
  return { files, commands: testCommands(sides.tests, files), notFollowed };
}

/** Paths with how near to the change they are. */
class Nearest {
  readonly #depths = new Map<string, number>();

  add(path: string, depth: number): void {
    this.#depths.set(path, Math.min(depth, this.#depths.get(path) ?? depth));
  }

  depthOf(path: string): number {
    return this.#depths.get(path) ?? Number.POSITIVE_INFINITY;
  }

  /** The nearest first. */
  all(): string[] {
    const byDepth = ([a, near]: [string, number], [b, far]: [string, number]) => near - far || (a < b ? -1 : 1);
    return [...this.#depths].sort(byDepth).map(([path]) => path);
  }
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

/** Tests that import one of some modules, and so run their code even where they name nothing of it; not those known to be as near. */
async function importingTests(
  { head, tests }: Sides,
  changed: ReadonlySet<string>,
  known: Nearest,
): Promise<readonly string[]> {
  const words = new Set([...changed].flatMap(moduleWordsOf));
  const isWanted = (path: string) => known.depthOf(path) > BY_IMPORT && tests.runOf(path) !== undefined;
  const isNamed = (module: string) => (module.match(WORDS) ?? [""]).some((word) => word === "" || words.has(word));
  const candidates = new Set([...words].flatMap((word) => head.names.filesWith(word)).filter(isWanted));
  await head.project.load(candidates);
  const modulesOf = (path: string) => {
    const { imports = [], exports = [] } = head.project.importsOf(path) ?? {};
    const modules = new Set([...imports, ...exports].map(({ module }) => module));
    modules.delete("");
    const dotted = imports.filter(({ kind }) => kind === "name").map(({ module, name }) => `${module}.${name}`);
    return [...modules, ...dotted.map((each) => each.replace(/\.\.(?=\w)/, "."))].filter(isNamed);
  };
  const imported = new Map([...candidates].map((path) => [path, modulesOf(path)]));
  return head.ask((world) =>
    [...candidates].filter((path) =>
      imported.get(path)?.some((module) => filesOf(world.module(path, module)).some((target) => changed.has(target))),
    ),
  );
}

/** The tests in a folder, as many as one change may bring in. */
function testsBelow({ head, tests }: Sides, folder: string): string[] {
  const isBelow = (path: string) => folder === "" || path.startsWith(`${folder}/`);
  const all = [...head.project.entries.keys()].filter((path) => isBelow(path) && tests.runOf(path) !== undefined);
  return all.slice(0, MAX_OF_FOLDER);
}

/** Of some files those that a runner collects, in their order. */
async function collectedAmong({ head, tests }: Sides, paths: readonly string[]): Promise<string[]> {
  const entries = paths.flatMap((path) => head.project.entries.get(path) ?? []);
  const named = entries.filter(({ path }) => tests.runOf(path) !== undefined);
  const collected = new Set(named.filter(({ path }) => !tests.runOf(path)?.holdsTests).map(({ path }) => path));
  const unsure = named.filter(({ path }) => !collected.has(path));
  for await (const { entry, text } of readTexts(head.project.tree, unsure)) {
    if (text !== undefined && tests.runOf(entry.path)?.holdsTests?.(text)) collected.add(entry.path);
  }
  return paths.filter((path) => collected.has(path));
}
