import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "./check-answer.ts";

const TESTS = fileURLToPath(new URL("..", import.meta.url));
const LOCATED =
  '{"path":"a.py","qualname":"f","kind":"function","start_line":1,"end_line":2,"full_start_line":1,"name_line":1,"name_column":5,"span":"core","found_by":"syntax"}';
const GONE = '{"id":1,"status":"gone","file":null,"qualname":null,"lines":null,"score":1,"candidates":[]}';
const LOCATE = ["locate", "--file", "a.py", "-s", "f", "--json"];

describe("helpers/check-answer", () => {
  it.each([
    ["a document that fits", LOCATE, `${LOCATED}\n`],
    ["what each way to call a command answers with", ["facts", "--verify"], '{"forged":[]}\n'],
    ["lines that fit", ["rebind", "--batch", "x"], `${GONE}\n${GONE}\n`],
    ["nothing at all", LOCATE, ""],
    ["what is not meant for programs", ["locate", "--file", "a.py", "-s", "f"], "a.py:1-2 function f\n"],
    ["help", ["locate", "--help"], "llmc-nav locate\n"],
    ["a script", ["completion", "bash"], "complete\n"],
  ])("accepts %s", (_title, argv, stdout) => {
    expect(() => checkAnswer(argv, stdout)).not.toThrow();
  });

  it.each([
    ["a key too many", LOCATE, `${LOCATED.replace("{", '{"more":1,')}\n`, /must NOT have additional properties/],
    ["a key too few", LOCATE, `${LOCATED.replace(',"span":"core"', "")}\n`, /required property 'span'/],
    ["two documents where there is one", LOCATE, `${LOCATED}\n${LOCATED}\n`, /whole lines of JSON/],
    ["half a line", LOCATE, LOCATED, /whole lines of JSON/],
    ["what another call would answer", ["facts", "a.py"], '{"forged":[]}\n', /facts\.json does not fit/],
  ])("rejects %s", (_title, argv, stdout, problem) => {
    expect(() => checkAnswer(argv, stdout)).toThrow(problem);
  });

  it("is always used: tests run the command line only through helpers that call it", () => {
    const allowed = [
      // It runs the scripts of a workflow, which call the command line.
      "audit/audit-many.test.ts",
      // Only names the path.
      "docs.test.ts",
      "faults/spawn-cli.ts",
      "helpers/check-answer.test.ts",
      "helpers/run-bundle.ts",
      "helpers/run-cli.ts",
      // Only names the path.
      "languages/tree-sitter/asset-directory.test.ts",
      // It uses a protocol whose client compares each answer with the same schemas.
      "mcp/serve-stdio.test.ts",
    ];
    const files = readdirSync(TESTS, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
    const starters = files.filter((name) =>
      /\brunCli\b|cli\/main\.ts|cli\/index\.js/.test(readFileSync(`${TESTS}${name}`, "utf8")),
    );
    expect(starters.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});
