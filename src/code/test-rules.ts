import type { Definition, FileFacts } from "../model/facts.ts";
import type { PathIndex } from "./path-index.ts";

/** How a test file is run. */
export interface TestRun {
  /** The common name of the program that collects the file. */
  readonly runner: string;
  /** The folder in which the program is started; "" is the top of the repository. */
  readonly folder: string;
  /** The file may also contain production code, so its name does not make it test code. */
  readonly isInSource?: boolean;
  /** Whether a file with this text is collected, if the name alone does not decide this. */
  readonly holdsTests?: (text: string) => boolean;
  /** The commands that run only these files, as lists of words without shell quoting; empty if single files cannot be selected. */
  commands(files: readonly string[]): readonly (readonly string[])[];
}

/** The files of a tree that configure test runners. */
export interface TestTree {
  readonly paths: PathIndex;
  /** The paths of all configurations that were read. */
  readonly configs: Iterable<string>;
  /** The text of a file for which `isConfig` is true; undefined if the file does not exist. */
  config(path: string): string | undefined;
}

/** The files of a tree that the test runners of a language collect. */
export interface TestCollector {
  /** How a file is run, judged by its name; undefined if no runner collects it. */
  runOf(path: string): TestRun | undefined;
  /** The folder in which all tests get the contents of a file without an import, as with `conftest.py`; undefined for any other file. */
  sharedIn?(path: string): string | undefined;
  /** Whether the runner provides tests with the result of a definition: only tests that write its name, or all tests. */
  givesToTests?(facts: FileFacts, definition: Definition): "by name" | "always" | undefined;
}

/** The test runners of a language. */
export interface TestRules {
  /** Whether a file configures how tests are collected. */
  isConfig(path: string): boolean;
  /** Loads the rules. They are imported on demand, because most queries do not need them. */
  load(): Promise<(tree: TestTree) => TestCollector | Promise<TestCollector>>;
}

/** The folders above a path, the nearest first; "" is the last one. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) folders.push(path.slice(0, at));
  return [...folders, ""];
}

/** The path of a file in a folder. */
export function inFolder(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

/** A path relative to a folder above it. */
export function fromFolder(folder: string, path: string): string {
  return folder === "" ? path : path.slice(folder.length + 1);
}

/** Paths as words of a command that runs in a folder. No word can be mistaken for an option. */
export function pathWords(folder: string, paths: readonly string[]): string[] {
  return paths.map((path) => fromFolder(folder, path)).map((path) => (/^[-@+]/.test(path) ? `./${path}` : path));
}
