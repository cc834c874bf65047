import type { Trap } from "../trap.ts";

const LIB = "export function send(to: string, retries = 1): void {}\nexport const LIMIT = 3;\n";
const APP = 'import { send } from "./lib";\n\nsend("a");\nsend("a", 2);\n';
const STORE = `export class Store {
  constructor(private readonly path: string) {}
  purge(): void {
    drop(this.path, everything);
  }
  load(key: string): string { return key; }
}
`;

/** TypeScript modules, classes and calls. */
export const TYPESCRIPT: readonly Trap[] = [
  {
    title: "a deleted export",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": "export const LIMIT = 3;\n" },
    broken: ["app.ts:1 deleted"],
    changes: ["deleted lib.ts#send"],
  },
  {
    title: "a function that is no longer exported",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": LIB.replace("export function", "function") },
    broken: ["app.ts:1 not_exported"],
    changes: ["visibility lib.ts#send"],
  },
  {
    title: "a function exported apart from where it stands",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": `${LIB.replace("export function", "function")}export { send };\n` },
    broken: [],
    changes: [],
  },
  {
    title: "a function exported under its old name",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": `${LIB.replace("export function send", "function deliver")}export { deliver as send };\n` },
    broken: [],
  },
  {
    title: "a deleted function behind a barrel of stars",
    base: { "lib.ts": LIB, "index.ts": 'export * from "./lib";\n', "app.ts": APP.replace("./lib", "./index") },
    head: { "lib.ts": "export const LIMIT = 3;\n" },
    broken: ["app.ts:1 deleted"],
  },
  {
    title: "a deleted function behind a barrel of names",
    base: { "lib.ts": LIB, "index.ts": 'export { send } from "./lib";\n', "app.ts": APP.replace("./lib", "./index") },
    head: { "lib.ts": "export const LIMIT = 3;\n" },
    broken: ["index.ts:1 deleted"],
  },
  {
    title: "a name that a barrel no longer passes on",
    base: {
      "lib.ts": LIB,
      "index.ts": 'export { send, LIMIT } from "./lib";\n',
      "app.ts": APP.replace("./lib", "./index"),
    },
    head: { "index.ts": 'export { LIMIT } from "./lib";\n' },
    broken: ["app.ts:1 not_exported"],
  },
  {
    title: "a module that a barrel of stars no longer passes on",
    base: {
      "lib.ts": LIB,
      "a.ts": "export const a = 1;\n",
      "index.ts": 'export * from "./a";\nexport * from "./lib";\n',
      "app.ts": APP.replace("./lib", "./index"),
    },
    head: { "index.ts": 'export * from "./a";\n' },
    broken: ["app.ts:1 not_exported"],
  },
  {
    title: "a deleted default export",
    base: {
      "lib.ts": "export default function send() {}\nexport const a = 1;\n",
      "app.ts": 'import deliver from "./lib";\n\ndeliver();\n',
    },
    head: { "lib.ts": "export const a = 1;\n" },
    broken: ["app.ts:1 deleted"],
  },
  {
    title: "a default export that became a named one",
    base: { "lib.ts": "export default function send() {}\n", "app.ts": 'import send from "./lib";\n\nsend();\n' },
    head: { "lib.ts": "export function send() {}\n" },
    broken: ["app.ts:1 not_exported"],
  },
  {
    title: "a default export under another name of its own",
    base: {
      "lib.ts": "export default function send() { return one + two; }\n",
      "app.ts": 'import send from "./lib";\n\nsend();\n',
    },
    head: { "lib.ts": "export default function deliver() { return one + two; }\n" },
    broken: [],
  },
  {
    title: "a deleted module",
    base: { "src/lib.ts": LIB, "src/app.ts": APP },
    head: { "src/lib.ts": null },
    broken: ["src/app.ts:1 deleted"],
  },
  {
    title: "a moved module whose importers were left behind",
    base: { "src/lib.ts": LIB, "src/app.ts": APP },
    head: { "src/lib.ts": null, "src/net/lib.ts": LIB },
    broken: ["src/app.ts:1 moved"],
  },
  {
    title: "a module that became a directory with an index",
    base: { "src/lib.ts": LIB, "src/app.ts": APP },
    head: { "src/lib.ts": null, "src/lib/index.ts": LIB },
    broken: [],
  },
  {
    title: "a namespace import of a deleted name",
    base: { "lib.ts": LIB, "app.ts": 'import * as lib from "./lib";\n\nlib.send("a");\nlib.LIMIT;\n' },
    head: { "lib.ts": "export const LIMIT = 3;\n" },
    broken: ["app.ts:3 deleted"],
  },
  {
    title: "a deleted type that is only imported as one",
    base: {
      "lib.ts": "export interface Job { id: string }\nexport type Id = string;\n",
      "app.ts": 'import type { Job, Id } from "./lib";\n\nexport const a: Job | Id = "";\n',
    },
    head: { "lib.ts": "export type Id = string;\n" },
    broken: ["app.ts:1 deleted"],
  },
  {
    title: "a deleted method called on an instance and on a typed parameter",
    base: {
      "store.ts": STORE,
      "app.ts":
        'import { Store } from "./store";\n\nnew Store("x").purge();\nexport function f(s: Store) {\n  s.purge();\n  s.load("k");\n}\n',
    },
    head: { "store.ts": STORE.replace(/ {2}purge[^}]*}\n/, "") },
    broken: ["app.ts:3 deleted", "app.ts:5 deleted"],
  },
  {
    title: "a renamed method that this still calls",
    base: { "store.ts": STORE.replace("return key;", "this.purge(); return key;") },
    head: {
      "store.ts": STORE.replace("return key;", "this.purge(); return key;").replace(
        "purge(): void",
        "purgeAll(): void",
      ),
    },
    broken: ["store.ts:6 renamed"],
  },
  {
    title: "a deleted property of an interface",
    base: {
      "job.ts": "export interface Job { id: string; due: number }\n",
      "app.ts": 'import type { Job } from "./job";\n\nexport function f(j: Job) {\n  return j.due + j.id;\n}\n',
    },
    head: { "job.ts": "export interface Job { id: string }\n" },
    broken: ["app.ts:4 deleted"],
  },
  {
    title: "a deleted member of an enumeration",
    base: {
      "color.ts": "export enum Color { Red, Blue }\n",
      "app.ts": 'import { Color } from "./color";\n\nconsole.log(Color.Blue, Color.Red);\n',
    },
    head: { "color.ts": "export enum Color { Red }\n" },
    broken: ["app.ts:3 deleted"],
  },
  {
    title: "a method that became private",
    base: { "store.ts": STORE, "app.ts": 'import { Store } from "./store";\n\nnew Store("x").purge();\n' },
    head: {
      "store.ts": STORE.replace("purge(): void", "private purge(): void").replace(
        "return key;",
        "this.purge(); return key;",
      ),
    },
    broken: ["app.ts:3 not_exported"],
  },
  {
    title: "a new required parameter",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": LIB.replace("retries = 1", "body: string, retries = 1") },
    broken: ["app.ts:3 signature"],
  },
  {
    title: "a new optional parameter",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": LIB.replace("retries = 1", "retries = 1, body?: string") },
    broken: [],
    changes: ["signature lib.ts#send"],
  },
  {
    title: "a removed parameter",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": LIB.replace(", retries = 1", "") },
    broken: ["app.ts:4 signature"],
  },
  {
    title: "a removed parameter that a call is marked to have too many of",
    base: { "lib.ts": LIB, "app.ts": `${APP}// @ts-expect-error\nsend("a", 3);\n` },
    head: { "lib.ts": LIB.replace(", retries = 1", "") },
    broken: ["app.ts:4 signature"],
  },
  {
    title: "a renamed parameter",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: { "lib.ts": LIB.replace("retries", "attempts") },
    broken: [],
    changes: ["signature lib.ts#send"],
  },
  {
    title: "an overload that is left to accept the call",
    base: {
      "lib.ts":
        "export function on(a: string): void;\nexport function on(a: string, b: number): void;\nexport function on(...args: unknown[]): void {}\n",
      "app.ts": 'import { on } from "./lib";\n\non("a");\non("a", 1);\n',
    },
    head: {
      "lib.ts":
        "export function on(a: string, b?: number): void;\nexport function on(a: number): void;\nexport function on(...args: unknown[]): void {}\n",
    },
    broken: [],
  },
  {
    title: "a constructor that needs one argument more, also through super",
    base: {
      "store.ts": STORE,
      "app.ts":
        'import { Store } from "./store";\n\nnew Store("x");\nclass Disk extends Store {\n  constructor() {\n    super("y");\n  }\n}\nnew Disk();\n',
    },
    head: { "store.ts": STORE.replace("path: string)", "path: string, size: number)") },
    broken: ["app.ts:3 signature", "app.ts:6 signature"],
  },
  {
    title: "a constructor that goes, though super still runs one",
    base: {
      "a.js": "export class A {\n  constructor() {\n    this.x = 1;\n  }\n}\n",
      "b.js": 'import { A } from "./a.js";\nexport class B extends A {\n  constructor() {\n    super();\n  }\n}\n',
    },
    head: { "a.js": "export class A {\n  y = 1;\n}\n" },
    broken: [],
  },
  {
    title: "formatting and comments alone",
    base: { "lib.ts": LIB, "app.ts": APP },
    head: {
      "lib.ts":
        "/** Sends. */\nexport function send(\n  to: string,\n  retries = 1,\n): void {\n  // nothing\n}\nexport const LIMIT = 3; // three\n",
    },
    broken: [],
    changes: [],
  },
  {
    title: "an import through a path mapping to a deleted name",
    base: {
      "tsconfig.json": '{"compilerOptions":{"paths":{"@/*":["./src/*"]}}}',
      "src/lib.ts": LIB,
      "src/app.ts": APP.replace("./lib", "@/lib"),
    },
    head: { "src/lib.ts": "export const LIMIT = 3;\n" },
    broken: ["src/app.ts:1 deleted"],
  },
  {
    title: "a component that was renamed under the JSX that uses it",
    base: {
      "Button.tsx": "export function Button() { return <b>one two three</b>; }\n",
      "app.tsx": 'import { Button } from "./Button";\n\nexport const a = <Button />;\n',
    },
    head: { "Button.tsx": "export function PushButton() { return <b>one two three</b>; }\n" },
    broken: ["app.tsx:1 renamed"],
  },
  {
    title: "an import that went while its name is still used as a type",
    base: {
      "lib.ts": "export interface Job { id: string }\n",
      "app.ts": 'import type { Job } from "./lib";\n\nexport function f(j: Job) { return j; }\n',
    },
    head: { "app.ts": "export function f(j: Job) { return j; }\n" },
    broken: ["app.ts:1 deleted"],
  },
  {
    title:
      "a file that moved to where a path mapping of the root held at base, and a configuration of its own holds now",
    base: {
      "tsconfig.json": '{ "compilerOptions": { "paths": { "@x/core": ["./packages/core"] } } }',
      "packages/core/index.ts": "export const start = 1;\nexport const stop = 2;\n",
      "samples/old/tsconfig.json": "{}",
      "samples/old/main.ts":
        'import { start } from "@x/core";\n\nexport function run() {\n  return start + 1;\n}\n\nexport function stop() {\n  return start - 1;\n}\n',
    },
    head: {
      "packages/core/index.ts": "export const start = 1;\n",
      "samples/old/tsconfig.json": null,
      "samples/old/main.ts": null,
      "samples/new/tsconfig.json": "{}",
      "samples/new/main.ts":
        'import { start } from "@x/core";\n\nexport function run() {\n  return start + 1;\n}\n\nexport function stop() {\n  return start - 1;\n}\n',
    },
    broken: [],
  },
  {
    title: "keys of an object that is written out, while another file loses a variable and a key of their names",
    base: {
      "utils.ts":
        "export const color = { arg: wrap(1), dim: wrap(2) };\nfunction wrap(n: number) { return (s: string) => s + n; }\n",
      "index.ts": 'import { color } from "./utils";\n\nexport const text = color.arg("a") + color.dim("b");\n',
      "pr.ts":
        "const options = { arg: 1, dim: 2 };\nlet [mode, arg] = process.argv;\nexport const all = [options.arg, mode, arg];\n",
    },
    head: { "pr.ts": "export const all = [process.argv];\n" },
    broken: [],
  },
  {
    title: "members that a class has through an interface of its name, while members of these names are lost elsewhere",
    base: {
      "types.ts":
        "export interface Item { width: number; height: number }\nexport interface Scale extends Item { id: string }\nexport declare class Scale {\n  constructor(id: string);\n}\n",
      "use.ts":
        'import type { Scale } from "./types";\n\nfunction sizeOf(): Partial<Scale> {\n  return { width: 1 };\n}\n\nexport function use() {\n  const size = sizeOf();\n  const { width, height } = size;\n  return width + height + size.width;\n}\n',
      "old.ts": "export const old = { width: 1, height: 2 };\n",
    },
    head: { "old.ts": null },
    broken: [],
  },
  {
    title:
      "a member of what an object from outside returns, whose declared type says so, after a method of that name is gone here",
    base: {
      "session.ts":
        'import type { Database, Statement } from "sql.js";\nimport { log } from "./log";\n\nexport class Query {\n  constructor(private stmt: Statement) {}\n  run(): void {\n    log("run");\n    this.free();\n  }\n  free(): void {\n    this.stmt.free();\n  }\n}\n',
      "log.ts": "export function log(text: string): void {}\n",
    },
    head: {
      "session.ts":
        'import type { Database } from "sql.js";\nimport { log } from "./log";\n\nexport class Query {\n  constructor(private client: Database) {}\n  run(): void {\n    log("run");\n    const stmt = this.client.prepare("x");\n    stmt.free();\n  }\n}\n',
    },
    broken: [],
  },
];
