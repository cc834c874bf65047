import { describe, expect, it } from "vitest";
import { CodeProject, linesOf } from "../helpers/code-project.ts";

const STORE = "export class Store {\n  name = '';\n  open(): Store { return this; }\n}\n";
const IMPORT = 'import { Store } from "./m";\n';

/** Every line that certainly uses the target has the trailing comment `uses`. */
const SCENARIOS: readonly (readonly [title: string, target: string, files: Record<string, string>])[] = [
  [
    "a bare call in a method that has the name of an import",
    "m.ts#load",
    {
      "m.ts": "export function load() {}\n",
      "a.ts":
        'import { load } from "./m"; // uses\nclass A {\n  load() {\n    load(); // uses\n    this.load();\n  }\n  field = () => load(); // uses\n}\n',
      "b.ts":
        'import { load } from "./m"; // uses\nexport const o = {\n  load() {\n    return load(); // uses\n  },\n};\n',
    },
  ],
  [
    "this in a method whose name is computed and in an initialiser",
    "a.ts#A.items",
    {
      "a.ts":
        "function outer() {}\nexport class A {\n  items() {}\n  [Symbol.iterator]() {\n    return this.items(); // uses\n  }\n  later = this.items(); // uses\n}\n",
    },
  ],
  [
    "parameters of a callback by the declared type of what it is handed to",
    "m.ts#Store.open",
    {
      "m.ts": `${STORE}export type Visit = (store: Store, depth: number) => void;\nexport function walk(root: string, visit: Visit) {}\nexport function each(...visits: ((store: Store) => void)[]) {}\n`,
      "a.ts":
        'import { each, type Visit, walk } from "./m";\nwalk("/", (store) => store.open()); // uses\nwalk("/", function (store, depth) {\n  store.open(); // uses\n  depth.open();\n});\neach(() => {}, (s) => s.open()); // uses\nconst visit: Visit = (s) => {\n  s.open(); // uses\n};\nconst make = (): Visit => {\n  return (s) => s.open(); // uses\n};\n',
    },
  ],
  [
    "overloads of an interface's call signature, tried in order, and what they return",
    "m.ts#App.get",
    {
      "m.ts":
        "export class Context { text() {} }\ninterface Route {\n  (path: string): App;\n  (path: string, handler: (c: Context) => void): App;\n}\nexport class App {\n  get!: Route;\n}\n",
      "a.ts":
        'import { App } from "./m";\nconst app = new App();\napp.get("/"); // uses\napp.get("/", (c) => c.text()) // uses\n  .get("/b"); // uses\n',
    },
  ],
  [
    "the context that an overloaded route hands to its handler",
    "m.ts#Context.text",
    {
      "m.ts":
        "export class Context { text() {} }\ninterface Route {\n  (path: string): App;\n  (path: string, handler: (c: Context) => void): App;\n}\nexport class App {\n  get!: Route;\n}\n",
      "a.ts":
        'import { App } from "./m";\nnew App().get("/", ({ text, ...rest }) => 1).get("/", (c) => c.text()); // uses\n',
    },
  ],
  [
    "elements that arrays, maps and promises hand on",
    "m.ts#Store.open",
    {
      "m.ts": STORE,
      "a.ts": `${IMPORT}export async function f(xs: Store[], m: Map<string, Store>, p: Promise<Store>, s: Set<Store>) {\n  xs.map((x) => x.open()); // uses\n  xs.filter((x) => x.name).forEach((x) => x.open()); // uses\n  xs.map((x) => [x]).forEach(([x]) => x.open()); // uses\n  m.forEach((value, key) => value.open()); // uses\n  m.get("a")?.open(); // uses\n  for (const [key, value] of m.entries()) value.open(); // uses\n  p.then((x) => x.open()); // uses\n  p.then((x) => x).then((x) => x.open()); // uses\n  xs.reduce((sum, x) => sum + x.open(), 0); // uses\n  s.forEach((x) => x.open()); // uses\n  Array.from(s).at(0)?.open(); // uses\n  xs.map((x) => x.name).forEach((x) => x.open());\n}\n`,
    },
  ],
  [
    "type parameters by argument, type argument, constraint and class",
    "m.ts#Store.open",
    {
      "m.ts": `${STORE}export class Box<T> {\n  constructor(readonly value: T) {}\n  get(): T { return this.value; }\n  each(visit: (x: T) => void) {}\n}\nexport class StoreBox extends Box<Store> {}\nexport function same<T>(x: T): T { return x; }\nexport function create<T>(type: new () => T): T { return new type(); }\nexport function make<T>(): T { return null as never; }\nexport function bound<T extends Store>(x: T) {\n  x.open(); // uses\n}\n`,
      "a.ts": `import { Box, create, make, same, Store, StoreBox } from "./m";\nsame(new Store()).open(); // uses\ncreate(Store).open(); // uses\nmake<Store>().open(); // uses\nnew Box<Store>(null!).get().open(); // uses\nnew Box<Store>(null!).each((x) => x.open()); // uses\nnew StoreBox(null!).get().open(); // uses\nconst either = (box: Box<Store> | Box<string>) => box.get().open(); // uses\nnew Map<string, Store>().get("a")?.open(); // uses\nsame("text").open();\n`,
    },
  ],
  [
    "a variable that instanceof narrows",
    "m.ts#Store.open",
    {
      "m.ts": STORE,
      "a.ts": `${IMPORT}class Other { open() {} }\nfunction f(x: unknown) {\n  if (x instanceof Store) {\n    x.open(); // uses\n  }\n  x instanceof Store && x.open(); // uses\n  const y = x instanceof Store ? x.open() : 1; // uses\n}\nfunction g(x: Other | Store) {\n  if (!(x instanceof Store)) return;\n  x.open(); // uses\n}\nfunction h(x: Other) {\n  if (x instanceof Store) x = new Other();\n  x.open();\n}\n`,
    },
  ],
  [
    "a key of an object that is given to a method for a parameter of its class",
    "m.ts#Entry.run",
    {
      "m.ts": "export type Entry = { run: () => void; once: boolean };\n",
      "list.ts":
        'import { Entry } from "./m";\nclass List<T> {\n  set(key: string, value: T): void {}\n}\nclass Entries extends List<Entry> {}\nnew Entries().set("a", {\n  run: () => {}, // uses\n  once: true,\n});\n',
    },
  ],
];

describe("resolve: the types of expressions in TypeScript and JavaScript", () => {
  it.each(SCENARIOS)("%s", async (_, target, files) => {
    const project = await CodeProject.of(files);
    const sure = project.uses(target).filter((use) => use.confidence === "exact");
    expect(linesOf(sure).sort()).toEqual(project.markedLines().sort());
  });

  it("distinguishes a static member from an instance member with the same name", async () => {
    const project = await CodeProject.of({
      "a.js":
        "class H {\n  join(x) { return this.constructor.join(x); }\n  static join(x) { return new H().join(x); }\n}\nH.join(1);\nnew H().join(2);\nclass S extends H {\n  static go() { super.join(1); }\n  go() { super.join(2); }\n}\n",
    });
    const [first = -1, second = -1] = (project.factsOf("a.js")?.definitions ?? [])
      .map(({ qualname }, index) => (qualname === "H.join" ? index : -1))
      .filter((index) => index >= 0);
    const exact = (index: number) =>
      project
        .usesOf("a.js", index)
        .filter((use) => use.confidence === "exact")
        .map((use) => use.line);
    expect(exact(first)).toEqual([3, 6, 9]);
    expect(exact(second)).toEqual([5, 8]);
  });

  it("ends for type parameters that are their own bounds", async () => {
    const project = await CodeProject.of({
      "a.ts":
        "interface Node<T extends Node<T>> { next(): T }\ntype Deep<T> = T | Deep<T[]>;\nfunction f<A extends Node<B>, B extends Node<A>>(a: A, d: Deep<string>) {\n  a.next().next().next();\n  d.next();\n}\n",
    });
    expect(project.uses("a.ts#Node.next").map((use) => use.line)).toContain(4);
  });
});
