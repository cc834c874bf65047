import { describe, expect, it } from "vitest";
import { brokenLines, describeTraps, reviewOf, type Trap } from "./trap.ts";

const RESULT =
  "export namespace Result {\n  export function of<T>(a: T): Result<T, Error> { return new Ok(a); }\n}\nexport type Result<T, E> = Ok<T, E> | Err<T, E>;\nexport class Ok<T, E> {\n  constructor(readonly value: T) {}\n  isOk() { return true; }\n  map<A>(f: (t: T) => A): Result<A, E> { return new Ok(f(this.value)); }\n}\nexport class Err<T, E> {\n  constructor(readonly error: E) {}\n  isOk() { return false; }\n}\n";
const ASYNC =
  'import { Ok, Result } from "./result";\nexport class Later<T, E> implements PromiseLike<Result<T, E>> {\n  then<A>(done?: (res: Result<T, E>) => A): PromiseLike<A> { return null as any; }\n  orElse(): Later<T, E> { return this; }\n}\nexport const later = <T, E = never>(value: T): Later<T, E> => null as any;\n';

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
