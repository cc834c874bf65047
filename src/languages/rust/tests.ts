import {
  foldersAbove,
  fromFolder,
  inFolder,
  type TestCollector,
  type TestRun,
  type TestTree,
} from "../../code/test-rules.ts";

/** Matches the marks of a test: an attribute whose last word marks one, or a macro that generates tests. */
const TESTS =
  /#\[\s*(?:\w+::)*(?:\w*test\w*|rstest|quickcheck|bench)\b|#\[cfg\((?:all\()?test\b|\b\w*(?:test|proptest|quickcheck)s?!\s*[({]/;

/** A crate and the targets of its integration tests. */
interface Crate {
  readonly folder: string;
  /** Each file that is a target → the name of the target. */
  readonly targets: ReadonlyMap<string, string>;
}

/** Finds the files that `cargo test` builds: integration tests, and source files that contain tests. */
export function cargoTests(tree: TestTree): TestCollector {
  const crates = new Map<string, Crate>();
  const runs = new Map<string, TestRun>();
  return {
    runOf(path) {
      if (!path.endsWith(".rs")) return undefined;
      const folder = foldersAbove(path).find((each) => /^[ \t]*\[package\]/m.test(manifest(tree, each)));
      if (folder === undefined) return undefined;
      const crate = crates.get(folder) ?? { folder, targets: targetsOf(tree, folder) };
      crates.set(folder, crate);
      const own = fromFolder(folder, path);
      const isSource = own.startsWith("src/");
      const isTarget = crate.targets.has(own);
      if (!isSource && !isTarget && !own.startsWith("tests/")) return undefined;
      const key = `${isSource} ${isTarget} ${folder}`;
      const known = runs.get(key);
      if (known) return known;
      const run: TestRun = {
        runner: "cargo test",
        folder,
        ...(isSource && { isInSource: true }),
        ...(!isTarget && { holdsTests: (text: string) => TESTS.test(text) }),
        commands: (files) => [["cargo", "test", ...selection(tree, crate, files)]],
      };
      runs.set(key, run);
      return run;
    },
  };
}

function manifest(tree: TestTree, folder: string): string {
  return tree.config(inFolder(folder, "Cargo.toml")) ?? "";
}

function targetsOf(tree: TestTree, folder: string): ReadonlyMap<string, string> {
  const text = manifest(tree, folder);
  const targets = new Map<string, string>();
  for (const [, table = ""] of text.matchAll(/^\[\[test\]\]([^[]*)/gm)) {
    const name = /^[ \t]*name\s*=\s*"([^"\n]+)"/m.exec(table)?.[1];
    const path = /^[ \t]*path\s*=\s*"([^"\n]+)"/m.exec(table)?.[1];
    if (name !== undefined) targets.set(path ?? `tests/${name}.rs`, name);
  }
  if (/^[ \t]*autotests\s*=\s*false/m.test(text)) return targets;
  for (const child of tree.paths.childrenOf(inFolder(folder, "tests"))) {
    const own = fromFolder(folder, child);
    const main = `${child}/main.rs`;
    if (own.endsWith(".rs") && !targets.has(own)) targets.set(own, own.slice("tests/".length, -".rs".length));
    else if (tree.paths.hasFile(main)) targets.set(`${own}/main.rs`, own.slice("tests/".length));
  }
  return targets;
}

/** The options that select the targets of some files. */
function selection(tree: TestTree, { folder, targets }: Crate, files: readonly string[]): string[] {
  const chosen = new Set<string>();
  for (const path of files) {
    const own = fromFolder(folder, path);
    const name = targets.get(own) ?? targets.get(`${own.split("/").slice(0, 2).join("/")}/main.rs`);
    if (own.startsWith("src/")) chosen.add(tree.paths.hasFile(inFolder(folder, "src/lib.rs")) ? "--lib" : "--bins");
    else if (name !== undefined) chosen.add(`--test=${name}`);
    // The file is a module of a target. Only the sources of the targets tell which one.
    else if (targets.size === 1) chosen.add(`--test=${[...targets.values()][0]}`);
    else chosen.add("--tests");
  }
  return [...chosen].sort();
}
