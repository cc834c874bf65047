import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "../src/cli/commands.ts";
import { parseOptions } from "../src/cli/options.ts";
import { makeTempDir } from "./helpers/git-repo.ts";
import { anchorsOf, fencesOf, linksOf } from "./helpers/markdown.ts";
import { cliIn } from "./helpers/run-cli.ts";
import { sampleRepository } from "./helpers/sample-repository.ts";
import { callsIn } from "./helpers/shell-words.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PAGES = [
  "README.md",
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => relative(ROOT, join(ROOT, "docs", name)))
    .sort(),
];

function read(page: string): string {
  return readFileSync(join(ROOT, page), "utf8");
}

/** Why a link of a page leads nowhere; undefined when it does lead somewhere, or out of the repository. */
function problemOf(page: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? join(ROOT, page) : join(ROOT, dirname(page), decodeURI(path));
  if (!existsSync(file)) return `${page}: there is no ${target}`;
  if (anchor === undefined || statSync(file).isDirectory()) return undefined;
  return anchorsOf(readFileSync(file, "utf8")).has(anchor) ? undefined : `${page}: ${path} has no heading ${anchor}`;
}

/** What is wrong with the arguments of a call. */
function callProblem([name, ...rest]: readonly string[]): string | undefined {
  if (name === undefined || name === "COMMAND" || name === "help" || /^-/.test(name)) return undefined;
  const spec = COMMANDS.find((command) => command.name === name);
  if (!spec) return `there is no command ${name}`;
  try {
    parseOptions(spec, rest);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe("docs: links", () => {
  it.each(PAGES)("lead from %s to files and headings that exist", (page) => {
    const problems = linksOf(read(page)).map((target) => problemOf(page, target));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it("would be found dead", () => {
    expect(linksOf("[a](b.md) `[c](d.md)`\n```\n[e](f.md)\n```\n")).toEqual(["b.md"]);
    expect(problemOf("docs/tutorial.md", "nowhere.md")).toContain("there is no nowhere.md");
    expect(problemOf("docs/tutorial.md", "config.md#nothing")).toContain("has no heading nothing");
    expect(problemOf("docs/tutorial.md", "config.md#without-a-file")).toBeUndefined();
  });
});

describe("docs: commands", () => {
  it.each(PAGES)("in %s are calls that the command line takes", (page) => {
    const calls = fencesOf(read(page)).flatMap(({ lines }) => lines.flatMap(callsIn));
    expect(calls.flatMap((call) => callProblem(call) ?? [])).toEqual([]);
  });

  it("in help are calls that the command line takes, two or more for every command", () => {
    for (const { name, examples } of COMMANDS) {
      expect(examples.length, name).toBeGreaterThanOrEqual(2);
      const calls = examples.map(([example]) => callsIn(example));
      expect(calls.filter((found) => !found.some(([called]) => called === name))).toEqual([]);
      expect(calls.flat().flatMap((call) => callProblem(call) ?? [])).toEqual([]);
    }
  });

  it("would be found wrong", () => {
    expect(callsIn('FOO=1 npx llmc-nav search -q "a b" | head # c')).toEqual([["search", "-q", "a b"]]);
    expect(callProblem(["serch"])).toBe("there is no command serch");
    expect(callProblem(["search", "--quary", "x"])).toContain("--query");
  });

  const runnable = PAGES.filter((page) => fencesOf(read(page)).some(({ info }) => info === "sh run"));

  it.each(runnable)("marked so in %s run one after the other", async (page) => {
    const repo = sampleRepository();
    const blocks = fencesOf(read(page)).filter(({ info }) => info === "sh run");
    for (const call of blocks.flatMap(({ lines }) => lines.flatMap(callsIn))) {
      const { code, stderr } = await cliIn(repo.dir, { TMPDIR: makeTempDir() }, ...call);
      expect([call.join(" "), code, stderr.includes("bug")]).toEqual([call.join(" "), 0, false]);
    }
  });
});
