import type { Definition, FileFacts } from "../model/facts.ts";
import type { PathIndex } from "./path-index.ts";

/** The way in which a test file is run. */
export interface TestRun {
  /** The program that collects the file, as its users call it. */
  readonly runner: string;
  /** The folder in which the program is started; "" is the top of the repository. */
  readonly folder: string;
  /** The file may hold the program's own code as well, so that its name does not make it test code. */
  readonly isInSource?: boolean;
  /** Whether a file with this text is collected, where the name alone does not decide. */
  readonly holdsTests?: (text: string) => boolean;
  /** The commands that run some of its files, as words that no shell has read; none where files cannot be chosen. */
  commands(files: readonly string[]): readonly (readonly string[])[];
}

/** The files of a tree, as far as test runners are configured by them. */
export interface TestTree {
  readonly paths: PathIndex;
  /** The paths of all configurations that were read. */
  readonly configs: Iterable<string>;
  /** The text of a file for which `isConfig` holds; undefined when it is not there. */
  config(path: string): string | undefined;
}

/** The files of a tree that the test runners of a language collect. */
export interface TestCollector {
  /** The way in which a file is run, by its name; undefined when no runner collects it. */
  runOf(path: string): TestRun | undefined;
  /** The folder whose tests all get what a file has, though none imports it, as with `conftest.py`; undefined for any other file. */
  sharedIn?(path: string): string | undefined;
  /** Whether the runner gives tests what a definition makes: those that write its name, or all of them. */
  givesToTests?(facts: FileFacts, definition: Definition): "by name" | "always" | undefined;
}

/** The test runners of a language. */
export interface TestRules {
  /** Whether a file says how tests are collected. */
  isConfig(path: string): boolean;
  /** Loads the rules; imported on demand, because most questions never ask for them. */
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

/** A path as it is written from a folder above it. */
export function fromFolder(folder: string, path: string): string {
  return folder === "" ? path : path.slice(folder.length + 1);
}

/** Paths as words of a command that is given in a folder: none of them can be taken for an option. */
export function pathWords(folder: string, paths: readonly string[]): string[] {
  return paths.map((path) => fromFolder(folder, path)).map((path) => (/^[-@+]/.test(path) ? `./${path}` : path));
}
