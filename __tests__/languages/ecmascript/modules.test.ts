import { describe, expect, it } from "vitest";
import { bindingsOf, exportsOf, importsOf, readFacts } from "./read-facts.ts";

describe("languages/ecmascript: imports", () => {
  it.each([
    ["import a from 'm'", ['default m "" a']],
    ["import { a, b as c, default as d } from 'm'", ["name m a a", "name m b c", 'default m "" d']],
    ["import * as a from 'm'", ['namespace m "" a']],
    ["import 'm'", ['module m "" ""']],
    ["import type { A } from 'm'", ["name m A A type"]],
    ["import { type A, b } from 'm'", ["name m A A type", "name m b b"]],
    ["import a = require('m')", ['namespace m "" a']],
    ["import('m')", ['dynamic m "" ""']],
    ["const a = await import('m')", ['namespace m "" a']],
    ["const { a } = await import('m')", ["name m a a"]],
    ["const a = require('m')", ['namespace m "" a']],
    ["const { a, b: c } = require('m')", ["name m a a", "name m b c"]],
    ["const b = require('m').c", ["name m c b"]],
    ["const b = require('m').default", ['default m "" b']],
    ["require('m')", ['module m "" ""']],
    ["const b = require('m').c.d", ['module m "" ""']],
    ["require('m')(x)", ['module m "" ""']],
    ["var a = _interopRequireDefault(require('m'))", ['namespace m "" a']],
    ["require(name)", []],
    ["export {} from 'm'", ['module m "" ""']],
  ])("reads %s", (text, expected) => {
    expect(importsOf(text)).toEqual(expected);
  });

  it("gives an import the position of the imported name, or else of the module", () => {
    const { imports } = readFacts(
      "import a, { b as c } from 'm'\nimport * as d from 'n'\nconst { e: f } = require('o')",
    );
    expect(imports.map(({ line, column }) => [line, column])).toEqual([
      [1, 8],
      [1, 13],
      [2, 20],
      [3, 9],
    ]);
  });

  it("binds imported names", () => {
    expect(bindingsOf("import a, { b as c } from 'm'; function f() { const { d } = require('n') }")).toEqual([
      "module a import",
      "module c import",
      "module f definition",
      "function d import",
    ]);
  });
});

describe("languages/ecmascript: exports", () => {
  it.each([
    ["export function f() {}", ['local f f ""']],
    ["export const a = 1, { b } = c", ['local a a ""', 'local b b ""']],
    [
      "export class A {} export interface I {} export type T = 1; export enum E {}",
      ['local A A ""', 'local I I ""', 'local T T ""', 'local E E ""'],
    ],
    ["export { a, b as c }", ['local a a ""', 'local c b ""']],
    ["export { a as b } from 'm'", ["reexport b a m"]],
    ["export * from 'm'", ['star "" "" m']],
    ["export * as ns from 'm'", ['namespace ns "" m']],
    ["export default f", ['value default f "" = f']],
    ["export default function f() {}", ['local default f ""']],
    ["export default function () {}", ['value default "" "" = def default']],
    ["export default { a }", ['value default "" "" = { a: a }']],
    ["export = x", ['value "" x "" = x']],
    ["export import a = b.c", ['local a a ""']],
    ["namespace N { export const a = 1 }", []],
  ])("reads %s", (text, expected) => {
    expect(exportsOf(text)).toEqual(expected);
  });

  it.each([
    ["module.exports = x", ['value "" x "" = x']],
    [
      "module.exports = { a, b: c, d() {}, ...require('m') }",
      [
        'local a a "" = a',
        'local b c "" = c',
        'value d "" "" = def d',
        'star "" "" m',
        'value "" "" "" = { a: a, b: c, d: def d }',
      ],
    ],
    ["exports.a = b", ['local a b "" = b']],
    ["module.exports.a = function () {}", ['value a "" "" = def a']],
    ["exports = module.exports = create", ['value "" create "" = create']],
    ["exports.a = exports.b = f", ['local b f "" = f', 'local a f "" = f']],
    ["exports.a = void 0", []],
    ["module.exports = require('m')", ['star "" "" m', 'value "" "" "" = module(m)']],
    ["exports.a = require('m')", ['namespace a "" m']],
    ["exports.a = require('m').b", ["reexport a b m"]],
    [
      "Object.defineProperty(exports, 'a', { enumerable: true, get: function get() { return x.a } })",
      ['value a "" "" = def get'],
    ],
    ["Object.defineProperty(exports, '__esModule', { value: true })", []],
    ["__exportStar(require('m'), exports)", ['star "" "" m']],
    ["tslib_1.__exportStar(require('m'), exports)", ['star "" "" m']],
  ])("reads CommonJS: %s", (text, expected) => {
    expect(exportsOf(text, "javascript")).toEqual(expected);
  });
});
