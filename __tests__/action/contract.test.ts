import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readEntries, TABLE_PAGES, withTables } from "../../scripts/readme-tables.ts";
import { readInputs } from "../../src/action/inputs.ts";
import { initialOutputs, writeOutputs } from "../../src/action/outputs.ts";

const ACTION = readFileSync(new URL("../../action.yml", import.meta.url), "utf8");

const names = (block: "inputs" | "outputs") =>
  readEntries(block)
    .map((entry) => entry.name)
    .sort();
const defaultOf = (name: string) => readEntries("inputs").find((entry) => entry.name === name)?.default ?? "";

describe("action: action.yml, code and README agree", () => {
  it("reads exactly the inputs that action.yml declares, and accepts every default", () => {
    const read: string[] = [];
    readInputs((name) => {
      read.push(name);
      return defaultOf(name);
    });
    expect(read.sort()).toEqual(names("inputs"));
  });

  it("sets exactly the outputs that action.yml declares", () => {
    const set: string[] = [];
    writeOutputs(initialOutputs(), (name) => set.push(name));
    expect(set.sort()).toEqual(names("outputs"));
  });

  it("has the tables in README.md and docs/inputs.md that action.yml and the commands make (node scripts/readme-tables.ts)", () => {
    const pages = TABLE_PAGES.map((page) => readFileSync(page, "utf8"));
    for (const page of pages) expect(page).toBe(withTables(page));
    for (const name of [...names("inputs"), ...names("outputs")]) expect(pages.join("")).toContain(`| \`${name}\` |`);
  });

  it("runs on node24 from the committed bundle, with a description short enough for the Marketplace", () => {
    expect(ACTION).toMatch(/using: node24\n {2}main: dist\/index\.js/);
    expect(/^description: (.+)$/m.exec(ACTION)?.[1]?.length).toBeLessThan(125);
  });
});

describe("action/inputs: readInputs", () => {
  it.each([
    ["max-file-size", "-5", 'The input max-file-size takes a number of bytes, not "-5".'],
    ["mode", "reviw", "The input mode takes one of auto, review, audit, query, validate, publish"],
    ["check-run", "yes", "The input check-run takes true or false"],
    ["limit", "0", "The input limit takes a number from 1 to 10000"],
    ["index-budget", "0", "The input index-budget takes a number of seconds from 1 to 21600"],
    ["publish-index", "branch", "The input publish-index takes one of off, artifact, ref"],
    ["shard", "9/8", "The input shard takes a part and a number of parts, as in 3/8, of at most 256, or merge"],
    ["shard", "all", 'or merge, not "all".'],
  ])("names the input %s and its valid values when it is %s", (wrong, value, message) => {
    expect(() => readInputs((name) => (name === wrong ? value : defaultOf(name)))).toThrow(message);
  });

  it.each([
    ["", undefined],
    ["merge", "merge"],
    [" 3/8 ", { index: 3, count: 8 }],
  ])("reads the shard %j", (text, shard) => {
    expect(readInputs((name) => (name === "shard" ? text : defaultOf(name))).shard).toEqual(shard);
  });

  it("reads one pattern from each line, without blanks and comments", () => {
    const inputs = readInputs((name) => (name === "include" ? " src/** \n\n# only code\n*.py\n" : defaultOf(name)));
    expect(inputs.include).toEqual(["src/**", "*.py"]);
  });
});

describe("workflows", () => {
  it.each(["ci.yml", "check-dist.yml", "self.yml", "release.yml"])(
    "%s pins every action by SHA and requests minimal permissions",
    (name) => {
      const text = readFileSync(new URL(`../../.github/workflows/${name}`, import.meta.url), "utf8");
      const uses = [...text.matchAll(/uses: (\S+)/g)]
        .map((match) => match[1] as string)
        .filter((each) => each !== "./");
      for (const each of uses) expect(each).toMatch(/@[0-9a-f]{40}$/);
      expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
      expect(text).not.toContain("pull_request_target");
    },
  );
});
