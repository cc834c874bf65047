import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readInputs } from "../../src/action/inputs.ts";

const ACTION = readFileSync(new URL("../../action.yml", import.meta.url), "utf8");
const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const RUN = readFileSync(new URL("../../src/action/run.ts", import.meta.url), "utf8");

/** The entries of a top-level block of action.yml, as name → description. */
function entries(block: string): Map<string, string> {
  const body = new RegExp(`^${block}:\\n((?: .*\\n)+)`, "m").exec(ACTION)?.[1] ?? "";
  return new Map(
    [...body.matchAll(/^ {2}([a-z-]+):\n {4}description: (.+)$/gm)].map((match) => [
      match[1] as string,
      match[2] as string,
    ]),
  );
}

/** The inputs that the code reads. */
function inputsRead(): string[] {
  const read: string[] = [];
  readInputs((name) => {
    read.push(name);
    return name === "max-file-size" ? "1" : "";
  });
  return read;
}

describe("action: action.yml, code and README agree", () => {
  it("reads exactly the inputs that action.yml declares", () => {
    expect(inputsRead().sort()).toEqual([...entries("inputs").keys()].sort());
  });

  it("sets exactly the outputs that action.yml declares", () => {
    const set = [...RUN.matchAll(/setOutput\("([^"]+)"/g)].map((match) => match[1] as string);
    expect([...new Set(set)].sort()).toEqual([...entries("outputs").keys()].sort());
  });

  it.each([...entries("inputs"), ...entries("outputs")])(
    "documents %s in the README, in the same words",
    (name, description) => {
      expect(README).toContain(`| \`${name}\` | ${description} |`);
    },
  );

  it("runs on node24 from the committed bundle, with a description short enough for the Marketplace", () => {
    expect(ACTION).toMatch(/using: node24\n {2}main: dist\/index\.js/);
    expect(/^description: (.+)$/m.exec(ACTION)?.[1]?.length).toBeLessThan(125);
  });
});

describe("action/inputs: readInputs", () => {
  it("names the input and what it takes when it is wrong", () => {
    expect(() => readInputs(() => "-5")).toThrow('The input max-file-size takes a number of bytes, not "-5".');
  });
});

describe("workflows", () => {
  it.each(["ci.yml", "check-dist.yml", "self.yml"])(
    "%s pins every action by SHA and asks for least permissions",
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
