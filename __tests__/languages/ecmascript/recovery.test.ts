import { describe, expect, it } from "vitest";
import { WALK_FAILED } from "../../../src/languages/ecmascript/extract.ts";
import { balance } from "../../../src/languages/ecmascript/recovery/balance.ts";
import { topLevelChunks } from "../../../src/languages/ecmascript/recovery/chunks.ts";
import { definitionsOf, readFacts } from "./read-facts.ts";

const WHOLE = `import { a } from "./a";

export function first(x) {
  if (x) {
    return a(x, { y: 1 });
  }
  return [x];
}

export class Service {
  constructor(client) {
    this.client = client;
  }

  load(id) {
    return this.client.get("/items/" + id, (item) => {
      return item.name;
    });
  }

  save(item) {
    return this.client.put(item);
  }
}

export const last = () => {
  return 1;
};
`;

const ALL = [
  "function first 3-8",
  "class Service 10-24",
  "method Service.constructor 11-13",
  "method Service.load 15-19",
  "method Service.save 21-23",
  "function last 26-28",
];

describe("languages/ecmascript: damaged files", () => {
  it.each([
    ["a parenthesis is missing", 'get("/items/"', 'get"/items/"'],
    ["a condition is not closed", "if (x) {", "if (x {"],
    ["a block is not opened", "if (x) {", "if (x)"],
    ["a callback is not closed", "    });\n  }\n\n  save", "    );\n  }\n\n  save"],
    ["a comma is missing", "a(x, { y", "a(x { y"],
    ["a quote is missing", '"/items/"', '"/items/'],
    ["there is garbage", "return [x];", "return [x]; @@ => =>"],
    ["there is a conflict marker", "  return [x];", "<<<<<<< HEAD return [x];"],
  ])("loses no definition when %s", (_title, from, to) => {
    const text = WHOLE.replace(from, to);
    expect(text).not.toBe(WHOLE);
    for (const language of ["javascript", "typescript"] as const) {
      expect(definitionsOf(text, language)).toEqual(ALL);
      expect(readFacts(text, language).errors.length).toBeGreaterThan(0);
    }
  });

  it("ends a method that is not closed with its last line", () => {
    const text = WHOLE.replace("    this.client = client;\n  }", "    this.client = client;\n");
    expect(definitionsOf(text)).toEqual(ALL.map((line) => line.replace("11-13", "11-12")));
  });

  it("finds the complete definitions when the file is cut", () => {
    const text = WHOLE.slice(0, WHOLE.indexOf("return item.name"));
    expect(definitionsOf(text)).toEqual(
      expect.arrayContaining(["function first 3-8", "method Service.constructor 11-13"]),
    );
  });

  it("loses only the method whose head is missing", () => {
    const text = WHOLE.replace("  load(id) {\n", "\n");
    expect(definitionsOf(text)).toEqual(ALL.filter((line) => !line.includes("load")));
  });

  it("reports the line of the damage", () => {
    expect(readFacts(WHOLE.replace("if (x) {", "if (x {")).errors[0]).toEqual({
      line: 4,
      message: expect.stringContaining("Unexpected token"),
    });
  });

  it("reads references in the intact parts with their true positions", () => {
    const text = WHOLE.replace("return [x];", "return [x;");
    const put = readFacts(text).references.find((reference) => reference.name === "put");
    expect([put?.line, put?.column, put?.role]).toEqual([22, 24, "call"]);
  });

  it("finds the code around the damage in a file with one line", () => {
    const functions = Array.from({ length: 50 }, (_, i) => `function f${i}(a,b){return a+b*${i}}`);
    const text = functions.join("").replace("function f25(a,b){", "function f25(a,b)");
    const names = readFacts(text, "javascript").definitions.map((definition) => definition.qualname);
    expect(names).toEqual(expect.arrayContaining(["f0", "f24", "f27", "f49"]));
  });

  it.each([
    "interface { a: A }",
    "enum {}",
    "namespace {}",
    "type = A",
    "class extends {}",
    "import()",
    "f(a,,b)",
    "export default",
    "let { = a",
  ])("walks the parser's result for %s", (text) => {
    const facts = readFacts(`${text}\nfunction after() {}\n`);
    expect(facts.definitions.map((definition) => definition.qualname)).toContain("after");
    expect(facts.errors.filter((error) => error.message.startsWith(WALK_FAILED))).toEqual([]);
  });

  it("reads TypeScript and Flow in files named JavaScript", () => {
    expect(definitionsOf("import type { A } from 'a';\nconst f = (x: A): void => {};", "javascript")).toEqual([
      "function f 2-2",
    ]);
    expect(definitionsOf("// @flow\nfunction f(x: ?string, y: {| a: number |}) {}", "javascript")).toEqual([
      "function f 2-2",
    ]);
  });
});

describe("languages/ecmascript/recovery: balance", () => {
  it("does not change a text whose brackets match, with any indentation", () => {
    const text = "type A =\n  | {\n      a: 1\n    }\n  | {\n      b: 2\n    }\nfoo(a,\n  b) ;\n";
    expect(balance(text)).toBe(text);
  });

  it("never moves text", () => {
    for (const damaged of ["f(a;\ng()", "class A {\n  m() {\n  n() {\n  }\n}\nlet x = 'a\nlet y", "}\n}\n)"]) {
      const repaired = balance(damaged);
      expect(repaired.length).toBeGreaterThanOrEqual(damaged.length);
      for (const word of ["g()", "n()", "let y"]) expect(repaired.indexOf(word)).toBe(damaged.indexOf(word));
    }
  });

  it("does not read brackets in strings, comments, templates and regular expressions as code", () => {
    const text = `a('(', "{", \`[\${b({})}(\`, /[(]/);\n/* { */\nc();\n`;
    expect(balance(text)).toBe(text);
  });
});

describe("languages/ecmascript/recovery: topLevelChunks", () => {
  it("cuts between top-level statements and keeps decorators and doc comments with their definitions", () => {
    const text =
      "const a = {\n  b: 1,\n};\n/** doc */\n@dec\nexport class B {}\nfoo();\nfunction c() {\nconst d = 1;\n}\n";
    expect(topLevelChunks(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      "const a = {\n  b: 1,\n};\n",
      "/** doc */\n@dec\nexport class B {}\n",
      "foo();\n",
      "function c() {\nconst d = 1;\n}\n",
    ]);
  });
});
