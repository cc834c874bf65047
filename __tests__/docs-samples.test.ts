import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { loadConfig } from "../src/config/load-config.ts";
import { PAGES, ROOT, readPage } from "./helpers/docs-pages.ts";
import { fencesOf } from "./helpers/markdown.ts";
import { loadWorkflowCheck, type WorkflowCheck } from "./helpers/workflow-check.ts";

/** A block of some language in a page. */
interface Sample {
  readonly page: string;
  readonly text: string;
}

function samplesOf(language: string): Sample[] {
  return PAGES.flatMap((page) =>
    fencesOf(readPage(page))
      .filter(({ info }) => info.split(" ")[0] === language)
      .map(({ lines }) => ({ page, text: lines.join("\n") })),
  );
}

/** The inputs that steps give to the action, but that the action does not have. */
function unknownInputs(text: string): string[] {
  const manifest = readFileSync(join(ROOT, "action.yml"), "utf8");
  const inputs = new Set([...manifest.matchAll(/^ {2}([a-z-]+):$/gm)].map((match) => match[1]));
  const steps = [...text.matchAll(/^( *)- uses: llmc-nav\/llmc-nav@v\d+\n((?:\1 {2}.*\n?)*)/gm)];
  return steps.flatMap(([, indent = "", body = ""]) => {
    const given = [...body.matchAll(new RegExp(`^${indent} {4}([a-z-]+):`, "gm"))].map((match) => match[1] as string);
    return given.filter((name) => !inputs.has(name));
  });
}

describe("docs: samples in YAML", () => {
  let check: WorkflowCheck;
  beforeAll(async () => {
    check = await loadWorkflowCheck();
  });

  it.each(samplesOf("yaml"))(
    "in $page are workflows or steps that are valid for GitHub and the action",
    async ({ page, text }) => {
      const isWorkflow = /^on:/m.test(text);
      const steps = text.replaceAll(/^/gm, "      ");
      const job = `on: push\npermissions: {}\njobs:\n  sample:\n    runs-on: ubuntu-latest\n    steps:\n${steps}\n`;
      expect(await check(`${page.replaceAll("/", "-")}.yml`, isWorkflow ? text : job)).toEqual([]);
      expect(unknownInputs(text)).toEqual([]);
    },
  );

  it("with mistakes would be detected", async () => {
    expect(await check("bad.yml", "on: push\njobs:\n  a:\n    run-on: x\n    steps: []\n")).not.toEqual([]);
    expect(unknownInputs("- uses: llmc-nav/llmc-nav@v1\n  with:\n    inclued: x\n    exclude: y\n")).toEqual([
      "inclued",
    ]);
  });
});

describe("docs: the action", () => {
  it("is used with the major version of these sources", () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    const workflows = readdirSync(join(ROOT, "docs/workflows")).map((name) => `docs/workflows/${name}`);
    const used = [...PAGES, ...workflows].flatMap((page) =>
      [...readPage(page).matchAll(/llmc-nav\/llmc-nav@(\S+)/g)].map((match) => match[1]),
    );
    // SECURITY.md shows how to pin the action to a commit, with `COMMIT` as a placeholder.
    expect(new Set(used.filter((version) => version !== "COMMIT"))).toEqual(new Set([`v${version.split(".")[0]}`]));
  });
});

describe("docs: samples in TOML", () => {
  /** Findings about something missing, which may be in the rest of the configuration. */
  const OF_THE_REST: ReadonlySet<string> = new Set(["MISSING_DOCS_ROUTE", "UNMAPPED_SLICE_TYPES", "EMPTY_ROUTE"]);

  it.each(samplesOf("toml"))("in $page contain no mistakes", ({ text }) => {
    const findings = loadConfig(text).findings.filter(({ code }) => !OF_THE_REST.has(code));
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  });
});

describe("docs: samples in JSON", () => {
  it.each(samplesOf("json"))("in $page can be read", ({ text }) => {
    expect(() => JSON.parse(text)).not.toThrow();
  });
});

describe("docs: figures", () => {
  it.each(PAGES)("in %s come from programs that exist", (page) => {
    const named = [...readPage(page).matchAll(/\bbench\/[a-z][\w-]*\.ts\b/g)].map(([file]) => file);
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it("of the comparison are those of the benchmarks", () => {
    const figures = (page: string) => readPage(page).match(/\d+(?:\.\d+)? s\b|\d+ of \d+|\b[01]\.\d{3}\b/g) ?? [];
    const measured = new Set(figures("docs/benchmarks.md"));
    expect(figures("docs/comparison.md").length).toBeGreaterThan(20);
    expect(figures("docs/comparison.md").filter((figure) => !measured.has(figure))).toEqual([]);
  });
});
