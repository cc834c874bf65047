import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { limitsPage, readLimits } from "../scripts/limits-page.ts";
import { COMMANDS } from "../src/cli/spec/commands.ts";
import { callProblem, PAGES, ROOT, readPage, spanProblem } from "./helpers/docs-pages.ts";
import { makeTempDir } from "./helpers/git-repo.ts";
import { anchorsOf, fencesOf, linksOf, spansOf } from "./helpers/markdown.ts";
import { cliIn } from "./helpers/run-cli.ts";
import { sampleRepository } from "./helpers/sample-repository.ts";
import { callsIn } from "./helpers/shell-words.ts";

/** The reason why a link of a page is broken; undefined when it is not, or when it leads out of the repository. */
function problemOf(page: string, target: string): string | undefined {
  if (/^[a-z]+:/.test(target)) return undefined;
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? join(ROOT, page) : join(ROOT, dirname(page), decodeURI(path));
  if (!existsSync(file)) return `${page}: there is no ${target}`;
  if (anchor === undefined || statSync(file).isDirectory()) return undefined;
  return anchorsOf(readFileSync(file, "utf8")).has(anchor) ? undefined : `${page}: ${path} has no heading ${anchor}`;
}

describe("docs: links", () => {
  it.each(PAGES)("lead from %s to files and headings that exist", (page) => {
    const problems = linksOf(readPage(page)).map((target) => problemOf(page, target));
    expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  });

  it("would be detected if they were dead", () => {
    expect(linksOf("[a](b.md) `[c](d.md)`\n```\n[e](f.md)\n```\n")).toEqual(["b.md"]);
    expect(problemOf("docs/tutorial.md", "nowhere.md")).toContain("there is no nowhere.md");
    expect(problemOf("docs/tutorial.md", "config.md#nothing")).toContain("has no heading nothing");
    expect(problemOf("docs/tutorial.md", "config.md#without-a-file")).toBeUndefined();
  });
});

describe("docs: limits", () => {
  it("has a reason for every limit of the sources", () => {
    expect(readLimits().filter(({ reason }) => reason === "")).toEqual([]);
  });

  it("has a page with all limits of the sources (node scripts/limits-page.ts)", () => {
    expect(readPage("docs/limits.md")).toBe(limitsPage());
  });
});

describe("docs: the walk through a review", () => {
  const steps = linksOf(readPage("docs/walk-of-a-review.md")).map((target) => join("docs", target));

  it("visits every file once", () => {
    expect(steps.filter((step, at) => steps.indexOf(step) !== at)).toEqual([]);
  });

  it("visits only files that the action or the command line loads, from its first file to the comment", () => {
    const loaded = new Set([...loadedBy("src/action/main.ts"), ...loadedBy("src/cli/main.ts")]);
    expect(steps.filter((step) => !loaded.has(step))).toEqual([]);
    expect([steps[0], steps.includes("src/github/sticky-comment.ts")]).toEqual(["src/action/main.ts", true]);
  });
});

/** All files that a file imports, statically or dynamically, including the file itself. */
function loadedBy(entry: string): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const path of found) {
    const text = readFileSync(join(ROOT, path), "utf8");
    for (const [, target = ""] of text.matchAll(/(?:from|import\()\s*"(\.[^"]+\.ts)"/g))
      found.add(join(dirname(path), target));
  }
  return found;
}

describe("docs: the index of pages", () => {
  it("leads to every page", () => {
    const linked = linksOf(readPage("docs/README.md")).map((target) => join("docs", target.split("#")[0] ?? ""));
    const pages = PAGES.filter((page) => page.startsWith("docs/") && page !== "docs/README.md");
    expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
  });
});

describe("docs: commands", () => {
  it.each(PAGES)("in %s are valid calls of the command line", (page) => {
    const calls = fencesOf(readPage(page)).flatMap(({ lines }) => lines.flatMap(callsIn));
    expect(calls.flatMap((call) => callProblem(call) ?? [])).toEqual([]);
  });

  it.each(PAGES)("in the sentences of %s are commands and options that exist", (page) => {
    expect(spansOf(readPage(page)).flatMap((span) => spanProblem(span) ?? [])).toEqual([]);
  });

  it("in the help are valid calls of the command line, two or more for every command", () => {
    for (const { name, examples } of COMMANDS) {
      expect(examples.length, name).toBeGreaterThanOrEqual(2);
      const calls = examples.map(([example]) => callsIn(example));
      expect(calls.filter((found) => !found.some(([called]) => called === name))).toEqual([]);
      expect(calls.flat().flatMap((call) => callProblem(call) ?? [])).toEqual([]);
    }
  });

  it("with mistakes would be detected", () => {
    expect(callsIn('FOO=1 npx llmc-nav search -q "a b" | head # c')).toEqual([["search", "-q", "a b"]]);
    expect(callProblem(["serch"])).toBe("there is no command serch");
    expect(callProblem(["search", "--quary", "x"])).toContain("--query");
    expect(spansOf("a `llmc-nav serch` b\n```\n`llmc-nav x`\n```\n")).toEqual(["llmc-nav serch"]);
    expect(spanProblem("llmc-nav serch")).toContain("there is no command serch");
    expect(spanProblem("llmc-nav search -q TEXT [--quary X]")).toContain("search has no --quary");
    expect(spanProblem("llmc-nav search -q TEXT [--limit N]")).toBeUndefined();
  });

  const runnable = PAGES.filter((page) => fencesOf(readPage(page)).some(({ info }) => info === "sh run"));

  it.each(runnable)("that are marked to run in %s work one after the other", async (page) => {
    const repo = sampleRepository();
    const blocks = fencesOf(readPage(page)).filter(({ info }) => info === "sh run");
    for (const call of blocks.flatMap(({ lines }) => lines.flatMap(callsIn))) {
      const { code, stderr } = await cliIn(repo.dir, { TMPDIR: makeTempDir() }, ...call);
      expect([call.join(" "), code, stderr.includes("bug")]).toEqual([call.join(" "), 0, false]);
    }
  });
});
