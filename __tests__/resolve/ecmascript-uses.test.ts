import { describe, expect, it } from "vitest";
import { CodeProject, linesOf } from "../helpers/code-project.ts";

/** The title, the target and the files. Every line that uses the target has the trailing comment `uses`; other lines must not be found. */
const SCENARIOS: readonly (readonly [title: string, target: string, files: Record<string, string>])[] = [
  [
    "named imports, aliases and namespaces",
    "lib/util.ts#load",
    {
      "lib/util.ts": "export function load() {}\nload(); // uses\n",
      "a.ts":
        'import { load } from "./lib/util"; // uses\nimport { load as read } from "./lib/util.js"; // uses\nimport * as u from "./lib/util";\nload(); // uses\nread(); // uses\nu.load(); // uses\n',
    },
  ],
  [
    "a default export under any name",
    "m.ts#run",
    {
      "m.ts": "export default function run() {}\n",
      "a.ts":
        'import go from "./m"; // uses\nimport { default as start } from "./m"; // uses\ngo(); // uses\nstart(); // uses\n',
      "b.ts": 'import { run } from "./other";\nrun();\n',
      "other.ts": "export const run = 1;\n",
    },
  ],
  [
    "barrels and chains of re-exports",
    "src/deep/impl.ts#Client",
    {
      "src/deep/impl.ts": "export class Client {}\n",
      "src/deep/index.ts": 'export * from "./impl";\n',
      "src/index.ts":
        'export { Client } from "./deep"; // uses\nexport { Client as ApiClient } from "./deep/impl"; // uses\n',
      "app.ts": 'import { Client, ApiClient } from "./src"; // uses\nnew Client(); // uses\nnew ApiClient(); // uses\n',
    },
  ],
  [
    "an export under another name",
    "m.ts#_null",
    {
      "m.ts": "function _null() {}\nexport { _null as null }; // uses\n",
      "a.ts": 'import * as z from "./m";\nz.null(); // uses\nz._null();\n',
    },
  ],
  [
    "CommonJS exports, required whole, destructured and by property",
    "lib/util.js#load",
    {
      "lib/util.js": "exports.load = function () {};\n",
      "a.js":
        'const util = require("./lib/util");\nconst { load } = require("./lib/util"); // uses\nconst { load: read } = require("./lib/util"); // uses\nconst direct = require("./lib/util").load; // uses\nutil.load(); // uses\nload(); // uses\nread(); // uses\ndirect(); // uses\nrequire("./lib/util").load(); // uses\n',
    },
  ],
  [
    "the value of a CommonJS module, passed on by another module",
    "lib/app.js#createApp",
    {
      "lib/app.js": "module.exports = createApp; // uses\nfunction createApp() {}\n",
      "index.js": 'module.exports = require("./lib/app");\n',
      "a.js": 'const make = require("./"); // uses\nmake(); // uses\nvar app = require("./index")();\n',
      "b.js": 'const createApp = require("other");\ncreateApp();\n',
    },
  ],
  [
    "an object that is the module's value",
    "utils.js#pad",
    {
      "utils.js": "module.exports = { pad(x) { return x; }, trim: (x) => x };\n",
      "a.js": 'const utils = require("./utils");\nutils.pad(1); // uses\nutils.trim(2);\n',
    },
  ],
  [
    "methods by this, super, new and declared types",
    "m.ts#Base.run",
    {
      "m.ts":
        "export class Base {\n  run() {}\n  go() { this.run(); } // uses\n}\nexport class Sub extends Base {\n  run() { super.run(); } // uses\n}\n",
      "a.ts":
        'import { Base, Sub } from "./m";\nnew Base().run(); // uses\nconst b: Base = get();\nb.run(); // uses\nfunction f(x: Base | null, xs: Base[], p: Promise<Base>) {\n  x?.run(); // uses\n  xs[0].run(); // uses\n  for (const each of xs) each.run(); // uses\n}\nnew Sub().run();\nclass Other { run() {} }\nnew Other().run();\n',
    },
  ],
  [
    "fields, parameter properties and what functions return",
    "m.ts#Store.get",
    {
      "m.ts":
        "export class Store { get() {} }\nexport function open(): Store { return new Store(); }\nexport const make = () => new Store();\n",
      "a.ts":
        'import { Store, open, make } from "./m";\nclass A {\n  store = new Store();\n  constructor(private other: Store) {}\n  f() {\n    this.store.get(); // uses\n    this.other.get(); // uses\n  }\n}\nopen().get(); // uses\nmake().get(); // uses\nnew Map().get("x");\n',
    },
  ],
  [
    "a generic base class and a fluent chain",
    "m.ts#Type.parse",
    {
      "m.ts":
        "export abstract class Type<T> {\n  parse(x: unknown): T { return x as T; }\n  optional(): this { return this; }\n}\nexport class Str extends Type<string> {\n  static create = (): Str => new Str();\n  min(n: number): Str { return this; }\n}\nconst str = Str.create;\nexport { str as string };\n",
      "a.ts":
        'import * as z from "./m";\nz.string().min(1).parse("x"); // uses\nconst schema = z.string();\nschema.parse("y"); // uses\nJSON.parse("{}");\n',
    },
  ],
  [
    "names shadowed by parameters, blocks and catch",
    "a.js#value",
    {
      "a.js":
        "function value() {}\nfunction f(value) { return value; }\n{ let value = 1; value; }\ntry {} catch (value) { value; }\nconst g = ({ value }) => value;\nvalue(); // uses\nconst o = { value }; // uses\n",
    },
  ],
  [
    "tsconfig paths and a workspace package",
    "packages/core/src/index.ts#start",
    {
      "tsconfig.json":
        '{ "compilerOptions": { "baseUrl": ".", "paths": { "@core/*": ["packages/core/src/*"] } }, /* comment */ }',
      "packages/core/package.json": '{ "name": "@acme/core", "exports": { ".": { "import": "./dist/index.js" } } }',
      "packages/core/src/index.ts": "export function start() {}\n",
      "app/a.ts": 'import { start } from "@core/index"; // uses\nstart(); // uses\n',
      "app/b.ts": 'import { start } from "@acme/core"; // uses\nstart(); // uses\n',
      "app/c.ts": 'import { start } from "elsewhere";\nstart();\n',
    },
  ],
  [
    "a component in JSX and a type position",
    "ui.tsx#Button",
    {
      "ui.tsx": "export function Button() { return null; }\n",
      "a.tsx":
        'import { Button } from "./ui"; // uses\nconst x = <Button label="a" />; // uses\ntype P = typeof Button; // uses\n',
    },
  ],
  [
    "an interface and what implements it",
    "m.ts#Shape",
    {
      "m.ts": "export interface Shape { area(): number }\n",
      "a.ts":
        'import type { Shape } from "./m"; // uses\nclass Square implements Shape { area() { return 1; } } // uses\nconst list: Array<Shape> = []; // uses\n',
    },
  ],
  [
    "the type that overloads declare, not the one their implementation returns",
    "m.ts#Ref.peek",
    {
      "m.ts":
        "export interface Ref { peek(): void }\nclass RefImpl { peek() {} }\nexport function ref(x: string): Ref;\nexport function ref(x?: unknown) { return new RefImpl(); }\n",
      "a.ts": 'import { ref } from "./m";\nref("a").peek(); // uses\n',
    },
  ],
  [
    "prototypes of the old style",
    "a.js#Emitter.on",
    {
      "a.js":
        "function Emitter() {}\nEmitter.prototype.on = function () {};\nEmitter.prototype.once = function () { this.on(); }; // uses\nnew Emitter().on(); // uses\n",
    },
  ],
];

describe("resolve: uses in JavaScript and TypeScript", () => {
  it.each(SCENARIOS)("finds %s", async (_title, target, files) => {
    const project = await CodeProject.of(files);
    const exact = project.uses(target).filter((use) => use.confidence === "exact");
    expect(linesOf(exact).sort()).toEqual(project.markedLines().sort());
  });
});
