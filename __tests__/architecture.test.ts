import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@babel/parser";
import { describe, expect, it } from "vitest";
import { languageNames } from "../src/languages/registry.ts";

/** A folder may import only from itself and from folders above it. docs/architecture.md says why. */
const LAYERS = [
  "model",
  "util",
  "wire",
  "config",
  "git",
  "code",
  "languages",
  "facts",
  "resolve",
  "graph",
  "freshness",
  "rebind",
  "routing",
  "embeddings",
  "envelope",
  "nav",
  "review",
  "audit",
  "judge",
  "render",
  "api",
  "mcp",
  "github",
  "action",
  "cli",
];
/** Both are programs; neither is a library for the other. */
const PROGRAMS = ["action", "cli"];
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** The layer rules that a file breaks, as sentences. `path` is relative to `src`, with forward slashes. */
function violations(path: string, text: string): string[] {
  const from = path.split("/")[0] ?? "";
  if (!LAYERS.includes(from)) return [`${path}: src/${from} is not in the layer list`];
  const found: string[] = [];
  for (const specifier of importSpecifiers(text)) {
    if (!specifier.startsWith(".")) {
      if (from === "model") found.push(`${path}: model imports nothing, but imports ${specifier}`);
      continue;
    }
    const target = resolve("/src", dirname(path), specifier).split(sep).join("/");
    if (!target.startsWith("/src/")) continue;
    const to = target.split("/")[2] ?? "";
    const isProgram = PROGRAMS.includes(from) && PROGRAMS.includes(to) && from !== to;
    if (isProgram || LAYERS.indexOf(to) > LAYERS.indexOf(from)) found.push(`${path}: ${from} must not import ${to}`);
  }
  return found;
}

function importSpecifiers(text: string): string[] {
  const { program } = parse(text, { sourceType: "module", plugins: ["typescript"] });
  const specifiers: string[] = [];
  for (const node of program.body) {
    if ("source" in node && node.source) specifiers.push(node.source.value);
  }
  for (const match of text.matchAll(/\bimport\("(\.[^"]+)"\)/g)) specifiers.push(match[1] as string);
  return specifiers;
}

function sourceFiles(): string[] {
  return readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.split(sep).join("/"))
    .sort();
}

describe("architecture: layers", () => {
  it("lets every folder import only from itself and the folders above it", () => {
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
  ])("reports %s", (_title, path, text) => {
    expect(violations(path, text)).toHaveLength(1);
  });
});

/** Files that import each other, in circles; every circle as sorted paths. */
function circles(): string[][] {
  const imports = new Map(
    sourceFiles().map((path) => {
      const { program } = parse(readFileSync(join(SOURCES, path), "utf8"), {
        sourceType: "module",
        plugins: ["typescript"],
      });
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
  it("lets no files import each other, but for parsers whose grammar is recursive", () => {
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

describe("architecture: languages", () => {
  /** Names of shells that completion is written for, not of languages. */
  const EXEMPT = ["cli/commands/completion.ts"];

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

describe("architecture: files", () => {
  it("keeps every source file at 350 lines or fewer", () => {
    const long = sourceFiles().filter((path) => readFileSync(join(SOURCES, path), "utf8").split("\n").length > 351);
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
