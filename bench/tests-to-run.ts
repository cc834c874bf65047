/**
 * Checks whether the files that we call collected tests are the files that the test runner collects.
 *
 *   node bench/tests-to-run.ts [--python PYTHON] REPOSITORY…
 *
 * Each repository is a clone in which its runner can be started (with installed dependencies): pytest, vitest, jest, mocha and `go` are
 * asked for their list. surefire and cargo would have to build first, so their truth is computed here: for surefire from its documented
 * patterns, for cargo from the targets of `cargo metadata`. Prints precision and recall of the list.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { collectedBy, type Said } from "./tests-to-run/collected.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { python: { type: "string", default: "python3" }, verbose: { type: "boolean", default: false } },
});

function output(directory: string, program: string, ...words: string[]): string {
  const { stdout, stderr, error } = spawnSync(program, words, {
    cwd: directory,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    timeout: 300_000,
  });
  if (error) throw error;
  if (stdout === "" && stderr !== "") process.stderr.write(stderr.slice(0, 2000));
  return stdout;
}

/** The paths in lines of a text, absolute or relative, as paths in the repository. */
function pathsIn(directory: string, lines: readonly string[]): Set<string> {
  const root = realpathSync(directory);
  return new Set(lines.filter((line) => line !== "").map((line) => relative(root, resolve(root, line))));
}

/** The files that each runner says it collects; undefined if the runner cannot be asked. */
const TRUTHS: Readonly<Record<string, (directory: string) => ReadonlySet<string> | undefined>> = {
  pytest(directory) {
    const said = output(directory, values.python, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider");
    const items = said.split("\n").flatMap((line) => /^(?:ERROR )?([^\s:]+\.py)(?:::|: |$| - )/.exec(line)?.[1] ?? []);
    return pathsIn(directory, items);
  },
  vitest: (directory) => {
    const said = output(directory, "npx", "vitest", "list", "--filesOnly", "--no-color");
    return pathsIn(
      directory,
      said.split("\n").map((line) => line.replace(/^\[[^\]]*\] /, "").trim()),
    );
  },
  jest: (directory) => pathsIn(directory, output(directory, "npx", "jest", "--listTests").split("\n")),
  mocha: (directory) => mochaFiles(directory),
  ava: () => undefined,
  "go test": (directory) => goFiles(directory),
  surefire: (directory) => surefireFiles(directory),
  "cargo test": (directory) => cargoFiles(directory),
};

/** The files that mocha would load, according to its own code for options and files. */
function mochaFiles(directory: string): ReadonlySet<string> {
  const script = `
    const { loadOptions } = require(process.cwd() + "/node_modules/mocha/lib/cli/options.js");
    const collect = require(process.cwd() + "/node_modules/mocha/lib/cli/collect-files.js");
    const pkg = require(process.cwd() + "/package.json");
    const scripts = Object.values(pkg.scripts ?? {}).filter((s) => /(^|[ /])mocha( |$)/.test(s));
    for (const script of scripts.length > 0 ? scripts : ["mocha"]) {
    const words = script.slice(script.search(/mocha/) + 5).split("&&")[0].trim().split(/\\s+/).filter(Boolean).map((w) => w.replace(/^["']|["']$/g, ""));
    const o = loadOptions(words);
    const found = collect({ ignore: [], file: [], extension: ["js","cjs","mjs"], recursive: false, sort: false, ...o, spec: [...(o.spec ?? []), ...(o._ ?? [])].length ? [...new Set([...(o.spec ?? []), ...(o._ ?? [])])] : ["./test"] });
    console.log((found.files ?? found).join("\\n")); }`;
  return pathsIn(directory, output(directory, "node", "-e", script).split("\n"));
}

function goFiles(directory: string): ReadonlySet<string> {
  const found = new Set<string>();
  const modules = git(directory, "ls-files", "--", "go.mod", "**/go.mod")
    .split("\n")
    .filter((path) => path !== "");
  for (const path of modules) {
    const folder = join(directory, path, "..");
    const format =
      "{{$d := .Dir}}{{range .TestGoFiles}}{{$d}}/{{.}}\n{{end}}{{range .XTestGoFiles}}{{$d}}/{{.}}\n{{end}}{{range .IgnoredGoFiles}}{{$d}}/{{.}}\n{{end}}";
    const said = output(folder, "go", "list", "-e", "-f", format, "./...");
    for (const each of pathsIn(directory, said.split("\n"))) if (each.endsWith("_test.go")) found.add(each);
  }
  return found;
}

/** The files that surefire collects, by its documented default patterns. Abstract classes and interfaces are left out. */
function surefireFiles(directory: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const path of git(directory, "ls-files", "--", "*.java").split("\n")) {
    const at = path.search(/src\/test\/java\d*\//);
    if (at < 0 || !existsSync(join(directory, path.slice(0, at), "pom.xml"))) continue;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const text = readFileSync(join(directory, path), "utf8");
    const isAbstract = new RegExp(
      `abstract (?:\\\\w+ )*class ${name.slice(0, -5)}\\b|@?interface ${name.slice(0, -5)}\\b`,
    ).test(text);
    if (/^Test.*\.java$|(?:Test|Tests|TestCase)\.java$/.test(name) && !isAbstract) found.add(path);
  }
  return found;
}

/** The test targets that cargo lists, and the sources that contain tests. */
function cargoFiles(directory: string): ReadonlySet<string> {
  const metadata = JSON.parse(
    output(directory, "cargo", "metadata", "--no-deps", "--offline", "--format-version", "1"),
  );
  const found = new Set<string>();
  const root = realpathSync(directory);
  for (const { targets } of metadata.packages) {
    for (const { kind, src_path } of targets) {
      if (kind.includes("test")) found.add(relative(root, src_path));
      const folder = join(src_path, "..");
      const files =
        kind.includes("test") || /\/src\//.test(src_path)
          ? readdirSync(folder, { recursive: true, encoding: "utf8" })
          : [];
      for (const each of files.filter((name) => name.endsWith(".rs"))) {
        const path = join(folder, each);
        if (
          /#\[(?:\w+::)*test\]|#\[cfg\(test\)\]|^\s*(?:rgtest|proptest|quickcheck)!/m.test(readFileSync(path, "utf8"))
        )
          found.add(relative(root, path));
      }
    }
  }
  return found;
}

function git(directory: string, ...words: string[]): string {
  return execFileSync("git", words, { cwd: directory, encoding: "utf8", maxBuffer: 2 ** 28 });
}

for (const directory of positionals.map((each) => resolve(each))) {
  const said = await collectedBy(directory);
  const runners = [...new Set(said.map(({ runner }) => runner))];
  const name = directory.slice(directory.lastIndexOf("/") + 1);
  for (const runner of runners) {
    const all = said.filter((each) => each.runner === runner);
    // A project inside this project has its own dependencies, which are not installed.
    const isNested = ({ folder }: Said) => folder !== "" && existsSync(join(directory, folder, "package.json"));
    const ours = new Set(all.filter((each) => !isNested(each)).map(({ path }) => path));
    if (all.length > ours.size)
      console.log(`${name}  ${runner}: ${all.length - ours.size} files of projects inside, not asked`);
    if (ours.size === 0) continue;
    const truth = TRUTHS[runner]?.(directory);
    if (truth === undefined) {
      console.log(`${name}  ${runner}: ${ours.size} files; not asked`);
      continue;
    }
    const known = new Set(git(directory, "ls-files").split("\n"));
    const right = [...ours].filter((path) => truth.has(path));
    const missing = [...truth].filter((path) => known.has(path) && !ours.has(path));
    const extra = [...ours].filter((path) => !truth.has(path));
    const ratio = (part: number, whole: number) => (whole === 0 ? "1.000" : (part / whole).toFixed(3));
    console.log(
      `${name}  ${runner}: ${ours.size} files, precision ${ratio(right.length, ours.size)}, recall ${ratio(right.length, right.length + missing.length)}`,
    );
    const shown = values.verbose ? 1000 : 8;
    for (const path of extra.slice(0, shown)) console.log(`    not collected: ${path}`);
    for (const path of missing.slice(0, shown)) console.log(`    missing: ${path}`);
  }
}
