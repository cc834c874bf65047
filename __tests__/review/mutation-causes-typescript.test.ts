import { describe, expect, it } from "vitest";
import { brokenLines, describeTraps, reviewOf, type Trap } from "./trap.ts";

const RESULT =
  "export namespace Result {\n  export function of<T>(a: T): Result<T, Error> { return new Ok(a); }\n}\nexport type Result<T, E> = Ok<T, E> | Err<T, E>;\nexport class Ok<T, E> {\n  constructor(readonly value: T) {}\n  isOk() { return true; }\n  map<A>(f: (t: T) => A): Result<A, E> { return new Ok(f(this.value)); }\n}\nexport class Err<T, E> {\n  constructor(readonly error: E) {}\n  isOk() { return false; }\n}\n";
const ASYNC =
  'import { Ok, Result } from "./result";\nexport class Later<T, E> implements PromiseLike<Result<T, E>> {\n  then<A>(done?: (res: Result<T, E>) => A): PromiseLike<A> { return null as any; }\n  orElse(): Later<T, E> { return this; }\n}\nexport const later = <T, E = never>(value: T): Later<T, E> => null as any;\n';

const TWINS =
  'test("one", () => {\n  class Box {\n    constructor(public width: number, readonly depth: number) {}\n    area() { return this.width; }\n  }\n  new Box(1, 2).depth;\n});\ntest("two", () => {\n  class Box {\n    depth = 1;\n    area() { return this.depth; }\n  }\n  new Box().depth;\n});\n';

/** What mutations of real repositories of TypeScript showed: each is a use that the compiler refuses. */
const CAUSES: readonly Trap[] = [
  {
    title: "a member that one class of a union lost, where a namespace has the name of the union",
    base: {
      "result.ts": RESULT,
      "use.ts":
        'import { Ok } from "./result";\nconst first = new Ok<number, string>(1);\nconst next = first.map((n) => n + 1);\nnext.isOk();\nfirst.isOk();\n',
    },
    head: { "result.ts": RESULT.replace("isOk() { return false; }", "isNot() { return false; }") },
    broken: ["use.ts:4 renamed"],
  },
  {
    title: "a member of what an object is awaited for, and one of the object itself",
    base: {
      "result.ts": RESULT,
      "later.ts": ASYNC,
      "use.ts":
        'import { later } from "./later";\nexport async function run() {\n  const got = await later(1).orElse();\n  return got.isOk();\n}\n',
    },
    head: {
      "result.ts": RESULT.replaceAll("isOk()", "isFine()"),
      "later.ts": ASYNC.replace("orElse()", "otherwise()"),
    },
    broken: ["use.ts:3 renamed", "use.ts:4 renamed"],
  },
  {
    title: "members of a type that stands in a function of a file without exports",
    base: {
      "a.test.ts":
        'declare function it(name: string, run: () => void): void;\nit("works", () => {\n  type MyError = { stack: string; code: number };\n  const make = (): MyError => ({ stack: "a", code: 1 });\n  make().stack;\n});\n',
    },
    head: {
      "a.test.ts":
        'declare function it(name: string, run: () => void): void;\nit("works", () => {\n  type MyError = { trace: string; code: number };\n  const make = (): MyError => ({ stack: "a", code: 1 });\n  make().stack;\n});\n',
    },
    broken: ["a.test.ts:4 renamed", "a.test.ts:5 renamed"],
  },
  {
    title: "a call that no declaration of an overloaded function takes, though its code would",
    base: {
      "on.ts":
        "export function on(a: number, run: string): void;\nexport function on(a: number, key: string, run: string): void;\nexport function on(a: any, b?: any, c?: any): void {}\n",
      "use.ts": 'import { on } from "./on";\non(1, "a");\non(1, "a", "b");\n',
    },
    head: {
      "on.ts":
        "export function on(a: number): void;\nexport function on(a: number, key: string, run: string): void;\nexport function on(a: any, b?: any, c?: any): void {}\n",
    },
    broken: ["use.ts:2 signature"],
  },
  {
    title: "a key of an interface that also extends a part of one whose members are known",
    base: {
      "options.ts":
        'export interface Own { hooks?: string; method?: string }\nexport interface Options extends Own, Omit<RequestInit, "headers"> { retry?: number }\nexport function send(options: Options) { return options.hooks; }\n',
      "use.ts": 'import { send } from "./options";\nsend({ hooks: "a", method: "b" });\n',
    },
    head: {
      "options.ts":
        'export interface Own { events?: string }\nexport interface Options extends Own, Omit<RequestInit, "headers"> { retry?: number }\nexport function send(options: Options) { return options.hooks; }\n',
    },
    broken: ["options.ts:3 deleted", "use.ts:2 deleted"],
  },
  {
    title: "a member of one of two classes of one name, each in a test of its own",
    base: { "a.test.ts": TWINS },
    head: { "a.test.ts": TWINS.replace("readonly depth", "readonly height") },
    broken: ["a.test.ts:6 deleted"],
  },
  {
    title: "a name that a module no longer lists, which also assigns its exports",
    base: {
      "index.ts": 'export * from "./errors";\nconst run = () => 1;\nexport default run;\nmodule.exports = run;\n',
      "errors.ts": "export class Gone extends Error {}\nexport class Kept extends Error {}\n",
      "use.ts": 'import run, { Gone, Kept } from "./index";\nrun();\nnew Gone();\nnew Kept();\n',
    },
    head: { "errors.ts": "class Gone extends Error {}\nexport class Kept extends Error {}\n" },
    broken: ["use.ts:1 not_exported"],
  },
];

/** What looks like one of these causes, and is right. */
const TRAPS: readonly Trap[] = [
  {
    title: "a key of an object whose file moved with its importers, and one that is asked of anything",
    base: {
      "codes.mjs": 'export const codes = {\n  TIMEOUT: "a",\n  find(a) { return a; },\n};\n',
      "types.d.ts": 'import type { codes } from "./codes.mjs";\nexport type Code = typeof codes.TIMEOUT;\n',
      "options.ts":
        "export interface Options { prefixUrl?: string; size?: number }\nexport const run = (o: Options) => (o as any).prefixUrl ?? o.size;\n",
    },
    head: {
      "codes.mjs": null,
      "codes.js": 'export const codes = {\n  TIMEOUT: "a",\n  find(a) { return a; },\n};\n',
      "types.d.ts": 'import type { codes } from "./codes.js";\nexport type Code = typeof codes.TIMEOUT;\n',
      "options.ts":
        "export interface Options { prefix?: string; size?: number }\nexport const run = (o: Options) => (o as any).prefixUrl ?? o.size;\n",
    },
    broken: [],
  },
  {
    title: "a member that every object has",
    base: {
      "a.ts":
        "export class A {\n  valueOf() { return 1; }\n  toString() { return String(this.valueOf()); }\n}\nexport const a = new A().toString();\n",
    },
    head: {
      "a.ts": "export class A {\n  other() { return this.valueOf(); }\n}\nexport const a = new A().toString();\n",
    },
    broken: [],
  },
  {
    title: "classes of one name, of which one is gone",
    base: { "a.test.ts": TWINS },
    head: {
      "a.test.ts":
        'test("two", () => {\n  class Box {\n    depth = 1;\n    area() { return this.depth; }\n  }\n  new Box().depth;\n});\n',
    },
    broken: [],
  },
  {
    title: "a key that an interface may have from outside, or from a part of another interface",
    base: {
      "options.ts":
        'import type { HTMLAttributes } from "react";\nexport interface Base { size?: number }\nexport interface Props extends Partial<HTMLAttributes<string>> { title?: string }\nexport interface More extends Omit<Base, "a"> { size?: number }\nexport function show(props: Props, more: More) { return [props.title, more.size]; }\n',
      "use.ts": 'import { show } from "./options";\nshow({ title: "a" }, { size: 1 });\n',
    },
    head: {
      "options.ts":
        'import type { HTMLAttributes } from "react";\nexport interface Base { size?: number }\nexport interface Props extends Partial<HTMLAttributes<string>> { other?: string }\nexport interface More extends Omit<Base, "a"> { more?: number }\nexport function show(props: Props, more: More) { return [props.title, more.size]; }\n',
    },
    broken: [],
  },
  {
    title: "calls that the code of a function takes which has no other declarations",
    base: {
      "on.ts":
        "export abstract class A {\n  abstract go(a: number, b: number): void;\n  run(a: number, b?: number) { return a; }\n}\n",
      "use.ts": 'import { A } from "./on";\nexport const f = (a: A) => [a.go(1, 2), a.run(1), a.run(1, 2)];\n',
    },
    head: {
      "on.ts":
        "export abstract class A {\n  abstract go(c: number, d: number): void;\n  run(a: number, c?: number) { return a; }\n}\n",
    },
    broken: [],
  },
  {
    title: "what is awaited of an object whose result is not written down",
    base: {
      "later.ts":
        "export class Later {\n  then(done: (value: { size: number }) => void) { done({ size: 1 }); }\n  size() { return 1; }\n}\n",
      "use.ts":
        'import { Later } from "./later";\nexport async function run() {\n  const got = await new Later();\n  const [one] = await Promise.all([new Later()]);\n  return got.size + one.size;\n}\n',
    },
    head: {
      "later.ts":
        "export class Later {\n  then(done: (value: { size: number }) => void) { done({ size: 1 }); }\n  count() { return 1; }\n}\n",
    },
    broken: [],
  },
  {
    title: "names of a namespace beside a type of its name",
    base: {
      "result.ts": RESULT,
      "use.ts": 'import { Result } from "./result";\nexport const a: Result<number, Error> = Result.of(1);\n',
    },
    head: { "result.ts": RESULT.replace("readonly value: T", "readonly held: T").replace("this.value", "this.held") },
    broken: [],
  },
];

describe("review: what mutations of TypeScript asked for", () => {
  for (const { title, base, head, broken } of CAUSES)
    it(title, async () => {
      expect(brokenLines(await reviewOf(base, head))).toEqual([...broken].sort());
    });
});

describeTraps("TypeScript that is right", TRAPS);
