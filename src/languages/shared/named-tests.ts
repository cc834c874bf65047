import { foldersAbove, inFolder, type TestCollector, type TestRun, type TestTree } from "../../code/test-rules.ts";

/** A test runner that collects files of one kind below the folder of a project. */
export interface NamedTests {
  readonly runner: string;
  /** The names of files that mark their folder as a project. The nearest one counts; without one, the top of the repository counts. */
  readonly projects: readonly string[];
  isTest(path: string): boolean;
  readonly isInSource?: boolean;
  readonly holdsTests?: (text: string) => boolean;
  commands(files: readonly string[], folder: string, tree: TestTree): readonly (readonly string[])[];
}

/** Collects test files for several runners. A file belongs to the first runner that accepts it. */
export function namedTests(tree: TestTree, runners: readonly NamedTests[]): TestCollector {
  const runs = new Map<string, TestRun>();
  return {
    runOf(path) {
      const found = runners.find((each) => each.isTest(path));
      if (!found) return undefined;
      const { runner, projects, isInSource, holdsTests, commands } = found;
      const folder = projectFolder(tree, path, projects);
      const key = `${runners.indexOf(found)} ${folder}`;
      const known = runs.get(key);
      if (known) return known;
      const run: TestRun = {
        runner,
        folder,
        ...(isInSource !== undefined && { isInSource }),
        ...(holdsTests && { holdsTests }),
        commands: (files) => commands(files, folder, tree),
      };
      runs.set(key, run);
      return run;
    },
  };
}

/** The nearest folder above a path that contains a file with one of the names. The top of the repository when there is none. */
export function projectFolder({ paths }: TestTree, path: string, names: readonly string[]): string {
  const has = (folder: string) => names.some((name) => paths.hasFile(inFolder(folder, name)));
  return foldersAbove(path).find(has) ?? "";
}
