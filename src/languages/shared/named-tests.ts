import { foldersAbove, inFolder, type TestCollector, type TestRun, type TestTree } from "../../code/test-rules.ts";

/** A test runner that collects files of one kind below the file of a project. */
export interface NamedTests {
  readonly runner: string;
  /** The names of files that make their folder a project; the nearest one counts, else the top of the repository. */
  readonly projects: readonly string[];
  isTest(path: string): boolean;
  readonly isInSource?: boolean;
  readonly holdsTests?: (text: string) => boolean;
  commands(files: readonly string[], folder: string, tree: TestTree): readonly (readonly string[])[];
}

/** Collects for several runners; the first that takes a file has it. */
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

/** The nearest folder above a path that has one of some files; the top when none has. */
export function projectFolder({ paths }: TestTree, path: string, names: readonly string[]): string {
  const has = (folder: string) => names.some((name) => paths.hasFile(inFolder(folder, name)));
  return foldersAbove(path).find(has) ?? "";
}
