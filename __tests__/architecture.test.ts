import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@babel/parser";
import type { Node } from "@babel/types";
import { describe, expect, it } from "vitest";
import { languageNames } from "../src/languages/registry.ts";
import { isObject, property } from "../src/util/json.ts";

/** A rule: what a room of `src/` may import, and the reason. docs/architecture.md describes what each room does. */
interface Rule {
  readonly name: string;
  readonly why: string;
  readonly may: readonly string[];
  /** Rooms from which it may import types, but no code. */
  readonly types?: readonly string[];
}

const GROUND = ["model", "util"];
const RULES: Readonly<Record<string, Rule>> = {
  model: {
    name: "model-imports-nothing",
    why: "its words are what all rooms share, so it rests on none of them, nor on a package",
    may: [],
  },
  util: { name: "util-knows-no-domain", why: "what only one domain needs belongs there", may: [] },
  wire: { name: "wire-describes-documents", why: "a codec is made of descriptions and does nothing", may: GROUND },
  config: { name: "config-is-a-text", why: "who reads a file hands its bytes over", may: GROUND },
  git: { name: "git-is-asked-in-one-place", why: "git knows commits and files, not what stands in them", may: GROUND },
  code: { name: "code-names-no-language", why: "a language implements it, so it cannot know one", may: GROUND },
  languages: {
    name: "languages-know-code-alone",
    why: "a room of a language answers what `code` asks; whoever resolves or reviews speaks to that interface",
    may: [...GROUND, "code"],
  },
  facts: {
    name: "facts-are-pure",
    why: "facts are a function of language and text: what is resolved from them is not in them",
    may: [...GROUND, "wire", "git", "languages"],
  },
  resolve: {
    name: "resolve-needs-no-text",
    why: "one resolver for all languages works on facts, so that index and live files answer alike",
    may: [...GROUND, "code", "languages", "facts"],
  },
  graph: {
    name: "graph-is-made-of-links",
    why: "the index stores what the resolver says and answers no question itself",
    may: [...GROUND, "wire", "git", "code", "languages", "facts", "resolve"],
  },
  freshness: {
    name: "freshness-proves-by-content",
    why: "the gateway compares blob ids and must not depend on those who ask it",
    may: [...GROUND, "git", "languages", "facts", "graph"],
  },
  rebind: {
    name: "rebind-compares-trees",
    why: "symbols are followed by their facts alone, so that an index that lies cannot mislead it",
    may: [...GROUND, "git", "languages", "facts"],
  },
  routing: { name: "routing-decides-by-words", why: "it reads no repository", may: [...GROUND, "config", "languages"] },
  embeddings: {
    name: "embeddings-store-slices",
    why: "tables hold slices of files and know nothing of symbols",
    may: [...GROUND, "config", "git", "languages", "facts", "graph", "freshness", "routing"],
  },
  envelope: {
    name: "envelope-holds-answers",
    why: "answers and reports are written and read here by all programs, so it must not load the engine",
    may: ["model", "wire"],
    types: ["git", "freshness"],
  },
  judge: {
    name: "judge-sees-the-report-alone",
    why: "what fails a run follows from the report and the policy, at a terminal as in a job",
    may: ["model"],
  },
  nav: {
    name: "nav-answers-questions",
    why: "a question is answered without knowing who asked",
    may: "model util wire config git code languages facts resolve graph freshness rebind routing embeddings".split(" "),
  },
  review: {
    name: "review-reads-both-sides",
    why: "a review is made from trees and says nothing about how it is shown or judged",
    may: "model util config git code languages facts resolve graph freshness rebind routing envelope nav".split(" "),
  },
  audit: {
    name: "audit-trusts-nothing-stored",
    why: "it works out again what is stored, and asks no room that would answer from it",
    may: "model util config git facts resolve graph freshness rebind routing embeddings judge".split(" "),
  },
  api: {
    name: "api-is-the-door",
    why: "every operation is here, so that command line, agents and library ask the same",
    may: "model util wire config git languages facts graph freshness rebind routing embeddings envelope nav review audit".split(
      " ",
    ),
  },
  render: {
    name: "render-is-pure",
    why: "text is made of an answer alone: code that reads or asks something belongs behind the door",
    may: [...GROUND, "wire", "config", "routing", "envelope", "judge"],
    types: ["git", "facts", "freshness", "rebind", "embeddings", "api"],
  },
  mcp: {
    name: "mcp-goes-through-the-door",
    why: "what an agent asks is an operation of api, and what it reads is the text of render; what is missing there is added there",
    may: [...GROUND, "wire", "envelope", "render", "api"],
    types: ["freshness"],
  },
  github: {
    name: "github-speaks-to-github",
    why: "it knows how files of the index are called, to keep them, and nothing of what is in them",
    may: [...GROUND, "git", "facts", "graph", "freshness"],
  },
  action: {
    name: "action-does-not-import-the-engine",
    why: "the command line runs in a process of its own, without the token: only names of files come from facts and graph",
    may: [...GROUND, "git", "facts", "graph", "envelope", "judge", "render", "github"],
  },
  cli: {
    name: "cli-goes-through-the-door",
    why: "a command translates options in and answers out: what it does is an operation of api; facts and graph give names and schemas",
    may: [...GROUND, "wire", "facts", "graph", "envelope", "judge", "render", "api", "mcp", "github"],
  },
};
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** The rules that a file breaks, as sentences with their reasons. `path` is relative to `src`, with forward slashes. */
function violations(path: string, text: string): string[] {
  const from = path.split("/")[0] ?? "";
  const rule = RULES[from];
  if (rule === undefined) return [`${path}: src/${from} has no rule`];
  const { name, why, may, types = [] } = rule;
  const found: string[] = [];
  for (const { specifier, isType } of imports(text)) {
    const target = resolve("/src", dirname(path), specifier).split(sep).join("/");
    if (specifier.startsWith(".") && !target.startsWith("/src/")) continue;
    if (!specifier.startsWith(".") && from !== "model") continue;
    const to = specifier.startsWith(".") ? (target.split("/")[2] ?? "") : specifier;
    if (to === from || may.includes(to) || (isType && types.includes(to))) continue;
    found.push(`${path}: ${name}: ${from} must not import ${to}, for ${why}`);
  }
  return found;
}

interface Imported {
  readonly specifier: string;
  readonly isType: boolean;
}

/** The syntax tree of a text; each is parsed once for all tests. */
function programOf(text: string): ReturnType<typeof parse>["program"] {
  const program = programs.get(text) ?? parse(text, { sourceType: "module", plugins: ["typescript"] }).program;
  programs.set(text, program);
  return program;
}
const programs = new Map<string, ReturnType<typeof parse>["program"]>();

function imports(text: string): Imported[] {
  const later = [...text.matchAll(/\bimport\("(\.[^"]+)"\)/g)];
  return [...importsAtOnce(text), ...later.map((match) => ({ specifier: match[1] as string, isType: false }))];
}

/** The imports that are loaded together with the text itself. */
function importsAtOnce(text: string): Imported[] {
  return programOf(text).body.flatMap((node) => {
    if (!("source" in node) || !node.source) return [];
    const kind = node.type === "ImportDeclaration" ? node.importKind : "exportKind" in node ? node.exportKind : "value";
    return [{ specifier: node.source.value, isType: kind === "type" }];
  });
}

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.split(sep).join("/"))
    .sort();
}

describe("architecture: rooms", () => {
  it("lets every room import only what its rule names", () => {
    const found = sourceFiles().flatMap((path) => violations(path, readFileSync(join(SOURCES, path), "utf8")));
    expect(found).toEqual([]);
  });

  it.each([
    ["a lower layer that imports a higher one", "git/x.ts", 'import { a } from "../cli/run.ts";'],
    ["a higher layer imported dynamically", "util/x.ts", 'const a = await import("../facts/store.ts");'],
    ["a re-export from a higher layer", "facts/x.ts", 'export * from "../graph/y.ts";'],
    ["a type imported from a higher layer", "languages/x.ts", 'import type { A } from "../facts/y.ts";'],
    ["a model that imports a package", "model/x.ts", 'import { readFileSync } from "node:fs";'],
    ["one program that imports the other", "cli/x.ts", 'import { a } from "../action/run.ts";'],
    ["a folder outside the list", "helpers/x.ts", ""],
    ["a command that reaches past the door", "cli/x.ts", 'import { a } from "../git/tree-diff.ts";'],
    ["an action that loads the engine", "action/x.ts", 'const a = await import("../review/review.ts");'],
    ["a renderer that runs what it may only know the type of", "render/x.ts", 'import { a } from "../api/pull.ts";'],
  ])("reports %s", (_title, path, text) => {
    expect(violations(path, text)).toHaveLength(1);
  });

  it("names the broken rule and its reason", () => {
    expect(violations("render/x.ts", 'import { a } from "../git/runner.ts";')).toEqual([
      `render/x.ts: render-is-pure: render must not import git, for ${RULES.render?.why}`,
    ]);
  });

  it("has no cycles between rooms", () => {
    const open = new Map(Object.entries(RULES).map(([room, { may, types = [] }]) => [room, [...may, ...types]]));
    for (let isFound = true; isFound; ) {
      const resting = [...open].filter(([, rooms]) => !rooms.some((room) => open.has(room)));
      isFound = resting.length > 0;
      for (const [room] of resting) open.delete(room);
    }
    expect([...open.keys()]).toEqual([]);
  });

  it("has no rule that allows imports which no file needs", () => {
    const needed = new Set(
      sourceFiles().flatMap((path) =>
        imports(readFileSync(join(SOURCES, path), "utf8")).map(({ specifier }) => {
          const target = resolve("/src", dirname(path), specifier).split(sep);
          return `${path.split("/")[0]} ${target[2]}`;
        }),
      ),
    );
    const allowed = Object.entries(RULES).flatMap(([room, { may, types = [] }]) =>
      [...may, ...types].map((each) => `${room} ${each}`),
    );
    expect(allowed.filter((each) => !needed.has(each))).toEqual([]);
  });
});

/** The circles of files that import each other, each as sorted paths. */
function circles(): string[][] {
  const imports = new Map(
    sourceFiles().map((path) => {
      const program = programOf(readFileSync(join(SOURCES, path), "utf8"));
      const sources = program.body.flatMap((node) => ("source" in node && node.source ? [node.source.value] : []));
      const targets = sources.filter((each) => each.startsWith("."));
      return [
        path,
        targets.map((each) =>
          relative("/", resolve("/", dirname(path), each))
            .split(sep)
            .join("/"),
        ),
      ];
    }),
  );
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (path: string) => {
    const own = order.size;
    order.set(path, own);
    lowest.set(path, own);
    open.push(path);
    for (const target of imports.get(path) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(target) ?? 0));
    }
    if (lowest.get(path) !== own) return;
    const circle = open.splice(open.indexOf(path)).sort();
    if (circle.length > 1) found.push(circle);
  };
  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return found;
}

describe("architecture: circles", () => {
  it("allows no files that import each other, except for parsers with a recursive grammar", () => {
    const sizes = circles().map((paths) => `${dirname(paths[0] ?? "")}: ${paths.length}`);
    expect(sizes.sort()).toEqual([
      "languages/ecmascript: 18",
      "languages/ecmascript: 2",
      "languages/ecmascript: 2",
      "languages/python: 17",
      "languages/tree-sitter: 4",
    ]);
  });
});

/** The files that a file loads when it is loaded, without those that it only takes types from. */
function loadedBy(path: string): Set<string> {
  const loaded = new Set([path]);
  for (const each of loaded) {
    for (const { specifier, isType } of importsAtOnce(readFileSync(join(SOURCES, each), "utf8"))) {
      const target = resolve("/", dirname(each), specifier).split(sep).join("/").slice(1);
      if (specifier.startsWith(".") && !isType) loaded.add(target);
    }
  }
  return loaded;
}

describe("architecture: languages", () => {
  it("loads no parser to look up a language, because most runs parse nothing", () => {
    const loaded = [...loadedBy("languages/registry.ts")];
    expect(loaded).toContain("languages/rust/language.ts");
    expect(loaded.filter((path) => /tree-sitter|\/(?:rules|nodes|lexer|walk)\.ts$/.test(path))).toEqual([]);
  });

  /** Files with names of shells for completion, which are not names of languages. */
  const EXEMPT = ["cli/spec/choices.ts"];

  it("names no language outside of the rooms of languages", () => {
    const names = languageNames().filter((name) => name !== "text");
    const quoted = new RegExp(`["'\`](?:${names.join("|")})["'\`]`);
    const found = sourceFiles()
      .filter((path) => !path.startsWith("languages/") && !EXEMPT.includes(path))
      .flatMap((path) => {
        const lines = readFileSync(join(SOURCES, path), "utf8").split("\n");
        return lines.flatMap((line, at) => (quoted.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []));
      });
    expect(found).toEqual([]);
  });
});

function linesOf({ loc }: Node): number {
  return loc ? loc.end.line - loc.start.line : 0;
}

/** The first lines of functions with more than 80 lines. */
function longFunctions(node: object): number[] {
  const found: number[] = [];
  if (/Function|Method/.test(String(property(node, "type"))) && isObject(property(node, "body"))) {
    const { start } = (node as Node).loc ?? {};
    if (start && linesOf(node as Node) >= 80) found.push(start.line);
  }
  const inside = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  // A short node cannot contain a long function.
  const isLong = (value: object) => !("loc" in value) || linesOf(value as Node) >= 80;
  return [...found, ...inside.filter(isObject).filter(isLong).flatMap(longFunctions)];
}

describe("architecture: files", () => {
  it("keeps every source file at 350 lines or fewer", () => {
    const long = sourceFiles().filter((path) => readFileSync(join(SOURCES, path), "utf8").split("\n").length > 351);
    expect(long).toEqual([]);
  });

  it("keeps every function at 80 lines or fewer", () => {
    const long = sourceFiles().flatMap((path) => {
      const text = readFileSync(join(SOURCES, path), "utf8");
      // A short file cannot contain a long function.
      if (text.split("\n").length <= 80) return [];
      return longFunctions(programOf(text)).map((line) => `${path}:${line}`);
    });
    expect(long).toEqual([]);
  });

  it("names files in kebab-case", () => {
    expect(sourceFiles().filter((path) => !/^([a-z0-9-]+\/)+[a-z0-9-]+\.ts$/.test(path))).toEqual([]);
  });

  it("has no default exports, so that every name can be searched for", () => {
    const found = sourceFiles().filter((path) => /^export default /m.test(readFileSync(join(SOURCES, path), "utf8")));
    expect(found.map((path) => relative(SOURCES, join(SOURCES, path)))).toEqual([]);
  });
});
