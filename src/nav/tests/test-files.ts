import { PathIndex } from "../../code/path-index.ts";
import {
  foldersAbove,
  type TestCollector,
  type TestRules,
  type TestRun,
  type TestTree,
} from "../../code/test-rules.ts";
import { readTexts } from "../../git/read-text.ts";
import { languageOfPath, languageRows, rowOf } from "../../languages/registry.ts";
import type { Definition, DefinitionKind, FileFacts } from "../../model/facts.ts";
import type { Tree, TreeEntry, TreeListing } from "../../model/tree.ts";
import { isTestName, isTestPath } from "./is-test-path.ts";

/** Configurations that are read at most, those nearest to the top first, and how large they may be. */
const MAX_CONFIGS = 500;
const MAX_CONFIG_SIZE = 256 * 1024;

/** Definitions that do nothing until somebody uses them. */
const CALLED_KINDS: ReadonlySet<DefinitionKind> = new Set(["function", "method", "class"]);
/** A runner of which nothing is known but that it takes what is called like a test. */
const UNKNOWN: TestRun = { runner: "unknown", folder: "", commands: () => [] };

/** The test files of a tree, by their names and by the configurations of the test runners, which are read and never run. */
export class TestFiles {
  readonly #collectors: ReadonlyMap<TestRules, TestCollector>;
  readonly #runs = new Map<string, TestRun | undefined>();

  private constructor(collectors: ReadonlyMap<TestRules, TestCollector>) {
    this.#collectors = collectors;
  }

  /** The tests of a tree; where only some paths will be asked about, only the configurations above them are read. */
  static async of(tree: Tree, about?: Iterable<string>): Promise<TestFiles> {
    const asked = about && new Set(about);
    if (asked && rulesFor(asked).length === 0) return new TestFiles(new Map());
    const listing = await tree.list();
    const { entries } = listing;
    const wanted = rulesFor(asked ?? entries.map(({ path }) => path));
    const folders = asked && new Set([...asked].flatMap(foldersAbove));
    const isNear = ({ path }: TreeEntry) =>
      folders?.has(path.slice(0, Math.max(0, path.lastIndexOf("/")))) || path.includes("spec/");
    // Whether a file is near is a quicker question than whether it is a configuration, and few are.
    const configs = (folders ? listing.entries.filter(isNear) : configsIn(listing))
      .filter((entry) => isConfigOf(wanted, entry))
      .sort((a, b) => depthOf(a.path) - depthOf(b.path))
      .slice(0, MAX_CONFIGS);
    const texts = new Map<string, string>();
    for await (const { entry, text } of readTexts(tree, configs)) if (text !== undefined) texts.set(entry.path, text);
    const files = new ConfiguredTree(listing, texts);
    const collectors = new Map<TestRules, TestCollector>();
    for (const rules of wanted) collectors.set(rules, await (await rules.load())(files));
    return new TestFiles(collectors);
  }

  /** Whether a file is test code: helpers of tests are, too. */
  isTest(path: string): boolean {
    if (isTestPath(path)) return true;
    const run = this.runOf(path);
    return run !== undefined && run.isInSource !== true;
  }

  /** The way to run a file, by its path; undefined when no runner collects it. */
  runOf(path: string): TestRun | undefined {
    if (this.#runs.has(path)) return this.#runs.get(path);
    const collector = this.#collectorOf(path);
    const isCode = languageOfPath(path) !== "text";
    const run = collector ? collector.runOf(path) : isCode && isTestName(path) ? UNKNOWN : undefined;
    this.#runs.set(path, run);
    return run;
  }

  /** The folder whose tests all get what a file has without importing it. */
  sharedIn(path: string): string | undefined {
    return this.#collectorOf(path)?.sharedIn?.(path);
  }

  /**
   * Whether tests get what a definition of a file makes: those that write its name, or all in `sharedIn`. Functions reach only those who are
   * given them where a runner gives anything by name; whatever else is in a shared file counts for all.
   */
  givesToTests(path: string, facts: FileFacts, definition: Definition): "by name" | "always" | undefined {
    const collector = this.#collectorOf(path);
    const given = collector?.givesToTests?.(facts, definition);
    if (given !== undefined || collector?.sharedIn?.(path) === undefined) return given;
    const isCalled = collector.givesToTests !== undefined && CALLED_KINDS.has(definition.kind);
    return isCalled ? undefined : "always";
  }

  #collectorOf(path: string): TestCollector | undefined {
    const rules = rowOf(languageOfPath(path))?.tests;
    return rules && this.#collectors.get(rules);
  }
}

/** A tree as collectors see it. Its paths are arranged when one of them asks. */
class ConfiguredTree implements TestTree {
  readonly #listing: TreeListing;
  readonly #texts: ReadonlyMap<string, string>;

  constructor(listing: TreeListing, texts: ReadonlyMap<string, string>) {
    this.#listing = listing;
    this.#texts = texts;
  }

  get paths(): PathIndex {
    return pathsIn(this.#listing);
  }

  get configs(): Iterable<string> {
    return this.#texts.keys();
  }

  config(path: string): string | undefined {
    return this.#texts.get(path);
  }
}

/** The files of a listing that could configure a runner of any language. A listing is asked again for as long as the tree does not change. */
const configsIn = perListing(({ entries }) => {
  const all = languageRows().flatMap(({ tests }) => tests ?? []);
  return entries.filter((entry) => isConfigOf(all, entry));
});

function isConfigOf(all: readonly TestRules[], { path, size }: TreeEntry): boolean {
  return size <= MAX_CONFIG_SIZE && all.some((rules) => rules.isConfig(path));
}

const pathsIn = perListing(({ entries }) => new PathIndex(entries.map(({ path }) => path)));

/** Works something out once for each listing. */
function perListing<T extends object>(work: (listing: TreeListing) => T): (listing: TreeListing) => T {
  const known = new WeakMap<TreeListing, T>();
  return (listing) => {
    const found = known.get(listing) ?? work(listing);
    known.set(listing, found);
    return found;
  };
}

/** The rules for the languages of some paths. */
function rulesFor(paths: Iterable<string>): TestRules[] {
  const languages = new Set([...paths].map(languageOfPath));
  return [...new Set([...languages].flatMap((language) => rowOf(language)?.tests ?? []))];
}

function depthOf(path: string): number {
  return path.split("/").length;
}
