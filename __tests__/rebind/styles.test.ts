import { describe, expect, it } from "vitest";
import { Extractors } from "../../src/languages/extractors.ts";
import type { OutlinedFile } from "../../src/rebind/binding.ts";
import { findSymbolInSource } from "../../src/rebind/locate/locator.ts";
import { bindSymbols } from "../../src/rebind/match/bind-symbols.ts";

const PROTOTYPES = `function Router(options) {
  Base.call(this, options);
  this.stack = [];
}
Router.prototype.find = function (path) {
  return this.stack.filter((layer) => layer.matches(path)).map((layer) => layer.route);
};
Router.prototype.reset = function () {
  this.stack = [];
};
module.exports = Router;
`;
const CLASS = `class Router extends Base {
  constructor(options) {
    super(options);
    this.stack = [];
  }
  find(path) {
    return this.stack.filter((layer) => layer.matches(path)).map((layer) => layer.route);
  }
  reset() {
    this.stack = [];
  }
}
module.exports = Router;
`;
const LITERAL = `const Router = Base.extend({
  find: function (path) {
    return this.stack.filter((layer) => layer.matches(path)).map((layer) => layer.route);
  },
  reset: function () {
    this.stack = [];
  },
});
module.exports = Router;
`;

/** `old → new` of every symbol, with `-` for a symbol that is gone or uncertain. */
async function followed(before: string, after: string): Promise<string[]> {
  const [old, now] = await Promise.all([before, after].map(fileOf));
  if (old === undefined || now === undefined) return [];
  const bindings = bindSymbols([old], [now], { renames: new Map() });
  return bindings.map(({ old: { definition }, now: place }) => {
    return `${definition.kind} ${definition.qualname} → ${place ? `${place.definition.kind} ${place.definition.qualname}` : "-"}`;
  });
}

async function fileOf(text: string): Promise<OutlinedFile> {
  return { path: "router.js", text, facts: await new Extractors().extract("javascript", text) };
}

describe("rebind: code that is rewritten in another style", () => {
  it.each([
    ["a function with a prototype", PROTOTYPES, "function"],
    ["an object that extends another", LITERAL, "constant"],
  ])("follows %s that becomes a class, and its members", async (_title, before, kind) => {
    expect(await followed(before, CLASS)).toEqual([
      `${kind} Router → class Router`,
      "method Router.find → method Router.find",
      "method Router.reset → method Router.reset",
    ]);
  });

  it("follows a class that becomes a function with a prototype", async () => {
    const rows = await followed(CLASS, PROTOTYPES);
    expect(rows).toEqual(expect.arrayContaining(["class Router → function Router"]));
    expect(rows).toEqual(expect.arrayContaining(["method Router.find → method Router.find"]));
  });

  it("does not bind an object to a class with the same name but other members", async () => {
    const rows = await followed("const Router = { a: 1 };\n", CLASS);
    expect(rows[0]).toBe("constant Router → -");
  });

  it("does not bind a removed wrapper to the largest function inside it", async () => {
    const inside = CLASS.replace("class Router extends Base", "class LinearScale").replace(
      "module.exports = Router;\n",
      "",
    );
    const large = Array.from(
      { length: 30 },
      (_, at) => `    this.stack.push({ id: ${at}, value: path[${at}] });\n`,
    ).join("");
    const body = inside.replace("  find(path) {\n", `  find(path) {\n${large}`);
    const rows = await followed(
      `module.exports = function (Chart) {\n${body}};\n`,
      `function find(path) {\n${large}    return path;\n}\n`,
    );
    expect(rows.filter((row) => row.endsWith("function find"))).toEqual([
      expect.stringMatching(/^method \S*find → function find$/),
    ]);
  });
});

describe("rebind/locator: names as code writes them", () => {
  it.each([
    ["Router.prototype.find", PROTOTYPES, 5],
    ["module.exports.Router.prototype.find", PROTOTYPES, 5],
    ["exports.Router.find", CLASS, 6],
    ["default.Router.find", CLASS, 6],
  ])("finds %s", async (symbol, text, line) => {
    const found = await findSymbolInSource(text, "javascript", symbol);
    expect(found?.definition.startLine).toBe(line);
  });

  it("finds a definition by the names of all definitions around it", async () => {
    const text = "const Schema = make((inst) => {\n  inst.parse = function () {};\n});\n";
    expect((await findSymbolInSource(text, "javascript", "Schema.inst.parse"))?.definition.startLine).toBe(2);
  });

  it("does not find a function outside by the name of a member of a deleted class", async () => {
    expect(await findSymbolInSource("function login() {}\n", "javascript", "Auth.login")).toBeNull();
  });
});
