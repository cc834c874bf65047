import { describe, expect, it } from "vitest";
import { CodeProject } from "../helpers/code-project.ts";

/** A class. The tests use its method through types in doc comments. */
const CHUNK = "class Chunk {\n  can() {}\n}\nmodule.exports = Chunk;\n";

async function linesOf(code: string, others: Readonly<Record<string, string>> = {}): Promise<number[]> {
  const project = await CodeProject.of({ "chunk.js": CHUNK, ...others, "use.js": code });
  const uses = project
    .uses("chunk.js#Chunk.can")
    .filter(({ path, confidence }) => path === "use.js" && confidence === "exact");
  return uses.map(({ line }) => line);
}

describe("uses in JavaScript whose types are in comments", () => {
  it.each([
    [
      "a type that a comment imports",
      '/** @import Chunk from "./chunk" */\n/** @param {Chunk} c */\nconst f = (c) => c.can();\n',
      [3],
    ],
    [
      "a type of another module that its comments declare",
      '/** @import { State } from "./state" */\n/** @param {State} s */\nfunction f(s) { s.chunk.can(); }\n',
      [3],
    ],
    [
      "an attribute whose type stands above its assignment",
      'const Chunk = require("./chunk");\nclass A {\n  constructor() {\n    /** @type {Chunk | null} */\n    this.c = null;\n  }\n  go() {\n    this.c.can();\n  }\n}\n',
      [8],
    ],
    [
      "a value in parentheses behind its type",
      'const Chunk = require("./chunk");\nfunction f(x) {\n  for (const each of /** @type {Chunk[]} */ (x.all)) each.can();\n  (/** @type {Chunk} */ (x.y)).can();\n}\n',
      [3, 4],
    ],
    [
      "properties of a type, with what it is joined with",
      'const Chunk = require("./chunk");\n/**\n * @typedef {object} Base\n * @property {Chunk} chunk\n */\n/** @typedef {Base & Record<string, any>} Joined */\n/** @param {Joined} j */\nfunction f(j) {\n  j.chunk.can();\n}\n',
      [9],
    ],
  ])("are found through %s", async (_, code, lines) => {
    const state =
      '/**\n * @typedef {object} State\n * @property {import("./chunk")} chunk\n */\nclass Other {}\nmodule.exports = Other;\n';
    expect(await linesOf(code, { "state.js": state })).toEqual(lines);
  });

  it("are found for members that are added to a class, and in classes that inherit from it", async () => {
    const project = await CodeProject.of({
      "a.js":
        "function Base() {}\nObject.assign(Base.prototype, {\n  hello() {},\n});\nfunction Sub() {}\nutil.inherits(Sub, Base);\nfunction Other() {}\nOther.prototype = Object.create(Base.prototype);\nnew Sub().hello();\nnew Other().hello();\n",
    });
    expect(project.uses("a.js#Base.hello").map(({ line, confidence }) => [line, confidence])).toEqual([
      [9, "exact"],
      [10, "exact"],
    ]);
  });
});
