import { operandText } from "../../code/operand-text.ts";
import { parentOf } from "../../code/path-index.ts";
import {
  foldersAbove,
  fromFolder,
  inFolder,
  pathWords,
  type TestCollector,
  type TestRun,
  type TestTree,
} from "../../code/test-rules.ts";
import { type Definition, type FileFacts, isValueOperand, type Operand, operandIndex } from "../../model/facts.ts";
import { fileNameOf } from "../../util/last-part.ts";
import { fitsName } from "../../util/runner-glob.ts";

const DEFAULT_FILES = ["test_*.py", "*_test.py"];
const DEFAULT_NOT_ENTERED = ["*.egg", ".*", "_darcs", "build", "CVS", "dist", "node_modules", "venv", "{arch}"];
/** The files that may configure pytest, in the order in which pytest looks for them, and the heading of the table in each. */
const CONFIGS: readonly (readonly [name: string, table: RegExp])[] = [
  ["pytest.ini", /^\[pytest\]/],
  [".pytest.ini", /^\[pytest\]/],
  ["pyproject.toml", /^\[tool\.pytest(?:\.ini_options)?\]/],
  ["tox.ini", /^\[pytest\]/],
  ["setup.cfg", /^\[tool:pytest\]/],
];
/** The words that are read from one entry are limited, because each of them is compared with every file. */
const MAX_WORDS = 100;
const MAX_WORD_LENGTH = 300;
/** Files that are in the top folder of a project. */
const TOPS = ["pyproject.toml", "setup.py", "setup.cfg", "tox.ini", "manage.py"];
const CONFIG_NAMES = new Set([...CONFIGS.map(([name]) => name), "manage.py"]);

/** The settings that decide which tests pytest collects below one folder. */
interface Settings {
  readonly files: readonly string[];
  readonly testPaths: readonly string[];
  readonly notEntered: readonly string[];
  readonly ignored: readonly string[];
  /** The settings define which names of functions or classes are collected, instead of `test*` and `Test*`. */
  readonly hasOwnNames: boolean;
}

/** The settings and folders that decide which runner collects a file. */
interface Surroundings {
  /** Folders with settings for pytest, the nearest first. */
  readonly configured: readonly string[];
  /** The folder of the nearest project. */
  readonly top: string;
  /** A configuration mentions `unittest` or Django's runner, and none mentions pytest. */
  readonly isUnittest: boolean;
}

/** The files that Python's test runners collect. */
export function pythonTests(tree: TestTree): TestCollector {
  return new PythonTests(tree);
}

/** Finds the files that pytest collects, or that `unittest` collects in a project that mentions only `unittest`. */
class PythonTests implements TestCollector {
  readonly #tree: TestTree;
  readonly #settings = new Map<string, Settings | undefined>();
  readonly #surroundings = new Map<string, Surroundings>();
  readonly #runs = new Map<string, TestRun>();

  constructor(tree: TestTree) {
    this.#tree = tree;
  }

  sharedIn(path: string): string | undefined {
    return fileNameOf(path) === "conftest.py" ? parentOf(path) : undefined;
  }

  /** How tests get a definition: a fixture by the name of a parameter; a hook or an automatic fixture always. */
  givesToTests(facts: FileFacts, { qualname, decorators, kind }: Definition): "by name" | "always" | undefined {
    if (kind === "function" && qualname.startsWith("pytest_")) return "always";
    const texts = decorators.map((each) => operandText(facts, each));
    if (!texts.some((each) => /(?:^|[.\s])(?:yield_)?fixture\b/.test(each))) return undefined;
    return isAutomatic(facts, decorators) ? "always" : "by name";
  }

  runOf(path: string): TestRun | undefined {
    if (!path.endsWith(".py") || fileNameOf(path) === "conftest.py") return undefined;
    const { configured, top, isUnittest } = this.#surroundingsOf(parentOf(path));
    const [folder] = configured;
    if (configured.slice(1).some((outer) => this.#isDataOf(outer, folder ?? "", path))) return undefined;
    if (folder !== undefined) return this.#byPytest(path, folder, this.#settingsOf(folder) as Settings);
    if (!isUnittest) return this.#byPytest(path, top, DEFAULTS);
    return /^test.*\.py$/.test(fileNameOf(path)) ? this.#unittest(top) : undefined;
  }

  /** The surroundings of the files in one folder. */
  #surroundingsOf(parent: string): Surroundings {
    const known = this.#surroundings.get(parent);
    if (known) return known;
    const folders = foldersAbove(inFolder(parent, ""));
    const surroundings = {
      configured: folders.filter((folder) => this.#settingsOf(folder) !== undefined),
      top: folders.find((each) => TOPS.some((name) => this.#tree.paths.hasFile(inFolder(each, name)))) ?? "",
      isUnittest: this.#namesUnittest(folders),
    };
    this.#surroundings.set(parent, surroundings);
    return surroundings;
  }

  /** Whether an outer configuration treats the folder of an inner one as data: it excludes it, or looks for tests only elsewhere. */
  #isDataOf(outer: string, inner: string, path: string): boolean {
    const settings = this.#settingsOf(outer) as Settings;
    if (isClosed(settings, outer, path)) return true;
    const isProject = ["pyproject.toml", "setup.py"].some((name) => this.#tree.paths.hasFile(inFolder(inner, name)));
    return !isProject && !isAmong(settings, fromFolder(outer, path));
  }

  #byPytest(path: string, folder: string, settings: Settings): TestRun | undefined {
    const { files, hasOwnNames } = settings;
    const pattern = files.find((each) => fitsPath(each, path));
    if (pattern === undefined || isClosed(settings, folder, path)) return undefined;
    if (!isAmong(settings, fromFolder(folder, path))) return undefined;
    // A pattern that does not mention tests also matches files that are not tests.
    return this.#pytest(folder, !/test|spec|check/i.test(pattern), hasOwnNames);
  }

  #pytest(folder: string, isInSource: boolean, hasOwnNames: boolean): TestRun {
    const key = `pytest ${isInSource} ${hasOwnNames} ${folder}`;
    const known = this.#runs.get(key);
    if (known) return known;
    const run: TestRun = {
      runner: "pytest",
      folder,
      isInSource,
      ...(!hasOwnNames && { holdsTests: (text: string) => TESTS.test(text) }),
      commands: (paths) => [["pytest", ...pathWords(folder, paths)]],
    };
    this.#runs.set(key, run);
    return run;
  }

  #unittest(folder: string): TestRun {
    const known = this.#runs.get(folder);
    if (known) return known;
    const hasManager = this.#tree.paths.hasFile(inFolder(folder, "manage.py"));
    const start = hasManager ? ["python", "manage.py", "test"] : ["python", "-m", "unittest"];
    const run: TestRun = {
      runner: "unittest",
      folder,
      holdsTests: (text) => TESTS.test(text),
      commands: (paths) => [[...start, ...pathWords(folder, paths).map((each) => (hasManager ? dotted(each) : each))]],
    };
    this.#runs.set(folder, run);
    return run;
  }

  #settingsOf(folder: string): Settings | undefined {
    if (!this.#settings.has(folder)) this.#settings.set(folder, readSettings(this.#tree, folder));
    return this.#settings.get(folder);
  }

  #namesUnittest(folders: readonly string[]): boolean {
    const texts = folders.flatMap((folder) =>
      [...CONFIG_NAMES].map((name) => this.#tree.config(inFolder(folder, name)) ?? ""),
    );
    if (texts.some((text) => /\bpytest\b/.test(text))) return false;
    return texts.some((text) => /\bunittest\b|\bmanage\.py test\b|DJANGO_SETTINGS_MODULE/.test(text));
  }
}

/** Matches a text in which pytest may find a test: a function, a class, or an import of either. */
const TESTS = /\b(?:def|lambda) test|\bclass \w|\btest\w* *=|import \*|^[ \t]*(?:from|import)\b[^\n]*[Tt]est|__test__/m;

const DEFAULTS: Settings = {
  files: DEFAULT_FILES,
  testPaths: [],
  notEntered: DEFAULT_NOT_ENTERED,
  ignored: [],
  hasOwnNames: false,
};

function readSettings(tree: TestTree, folder: string): Settings | undefined {
  for (const [name, header] of CONFIGS) {
    const text = tree.config(inFolder(folder, name));
    const table = text === undefined ? undefined : tableIn(text, header);
    if (table === undefined) continue;
    const words = (key: string) => wordsOf(table, key);
    return {
      files: words("python_files") ?? DEFAULT_FILES,
      testPaths: words("testpaths") ?? [],
      notEntered: words("norecursedirs") ?? DEFAULT_NOT_ENTERED,
      ignored: (words("addopts") ?? []).flatMap((each) => /^--ignore(?:-glob)?=(.+)$/.exec(each)?.[1] ?? []),
      hasOwnNames: table.has("python_functions") || table.has("python_classes"),
    };
  }
  return undefined;
}

/** The entries of a table in INI or TOML, with their values as they are written; undefined when the text has no such table. */
function tableIn(text: string, header: RegExp): ReadonlyMap<string, string> | undefined {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => header.test(line));
  if (start < 0) return undefined;
  const entries = new Map<string, string>();
  let key = "";
  for (const line of lines.slice(start + 1)) {
    if (/^\s*\[[\w."' :-]+\]\s*(?:#.*)?$/.test(line)) break;
    const [, name, value] = /^([\w-]+)\s*[=:]\s*(.*)$/.exec(line) ?? [];
    if (name !== undefined) key = name;
    const rest = (name === undefined ? line : (value ?? "")).replace(/(?:^|\s)[#;].*$/, "");
    if (key !== "") entries.set(key, `${entries.get(key) ?? ""}\n${rest}`);
  }
  return entries;
}

/** The words of an entry. If the entry starts with a quote or a bracket, only text in quotes counts. */
function wordsOf(table: ReadonlyMap<string, string>, key: string): string[] | undefined {
  const value = table.get(key)?.trim();
  if (value === undefined) return undefined;
  const isQuoted = /^["'[]/.test(value);
  const words = isQuoted ? [...value.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(([, a, b]) => a ?? b ?? "") : [value];
  return words
    .flatMap((each) => each.split(/\s+/))
    .filter((each) => each !== "" && each.length <= MAX_WORD_LENGTH)
    .slice(0, MAX_WORDS);
}

/** Whether pytest matches a path with a pattern. A pattern with a slash is compared with the end of the whole path. */
function fitsPath(pattern: string, path: string): boolean {
  return pattern.includes("/") ? fitsName(`*/${pattern}`, `/${path}`) : fitsName(pattern, fileNameOf(path));
}

/** Whether pytest does not reach a file when it walks through a folder. */
function isClosed({ notEntered, ignored }: Settings, folder: string, path: string): boolean {
  const own = fromFolder(folder, path);
  if (ignored.some((each) => isBelow(own, each))) return true;
  const parts = own.split("/").slice(0, -1);
  return parts.some((_, at) => {
    const below = parts.slice(0, at + 1).join("/");
    return notEntered.some((pattern) => fitsPath(pattern, below));
  });
}

/** Whether pytest looks for tests at a path: `testpaths` contains the path or a folder above it, or is not set. */
function isAmong({ testPaths }: Settings, path: string): boolean {
  return testPaths.length === 0 || testPaths.some((each) => isBelow(path, each));
}

/** Whether a path is a folder or file that a setting names, or is below it. */
function isBelow(path: string, named: string): boolean {
  const folder = named.replace(/^(?:\.\/)+|\/+$/g, "");
  if (folder === "" || folder === "." || path === folder || path.startsWith(`${folder}/`)) return true;
  return /[*?[]/.test(folder) && (fitsName(folder, path) || fitsName(`${folder}/*`, path));
}

/** Whether every test may use a fixture without naming it: `@pytest.fixture(autouse=True)`. The value of `autouse` is not checked. */
function isAutomatic(facts: FileFacts, decorators: readonly Operand[]): boolean {
  return decorators.some((each) => isValueOperand(each) && facts.values[operandIndex(each)]?.names.includes("autouse"));
}

/** The dotted name of a module, which Django's runner expects. */
function dotted(path: string): string {
  return path.replace(/\.py$/, "").replaceAll("/", ".");
}
