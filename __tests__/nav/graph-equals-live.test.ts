import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { Repository } from "../../src/git/repository.ts";
import type { UseItem } from "../../src/model/result.ts";
import { Codebase } from "../../src/nav/code/codebase.ts";
import { chooseSource } from "../../src/nav/graph/choose-source.ts";
import { lineage } from "../../src/nav/symbols/lineage.ts";
import { whereUsed } from "../../src/nav/symbols/where-used.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo, onceForFile } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";
import { cli } from "../helpers/run-cli.ts";

const EVERYTHING = { limit: 1e9, confidence: "possible", includeImports: true, tests: "include" } as const;

/** Real code: a part of this project's own sources. */
function realFiles(): Record<string, string> {
  const root = fileURLToPath(new URL("../../src", import.meta.url));
  const folders = ["model", "util", "code", "nav"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => [`src/${folder}/${name}`, readFileSync(join(root, folder, name), "utf8")]),
  );
  return Object.fromEntries(files);
}

const PYTHON = {
  "app/__init__.py": "from .models import User as Person\n",
  "app/models.py":
    "class Base:\n    def save(self): ...\n    def touch(self):\n        self.save()\n\nclass User(Base):\n    def save(self):\n        super().save()\n\nclass Log:\n    def save(self): ...\n",
  "app/views.py":
    "from app import Person\nfrom .models import Base\n\ndef show(x, b: Base):\n    Person().save()\n    b.save()\n    x.save()\n    x.touch()\n\ndef outer():\n    def save(): ...\n    save()\n",
};

/** An overloaded function with a function inside, and a member with the same name on a value of unknown type. */
const OVERLOADS = {
  "web/pick.ts":
    "export function pick(a: string): string;\nexport function pick(a: number): number;\nexport function pick(a: any) {\n  const line = () => a;\n  return line();\n}\n",
  "web/read.ts": "export const read = (x: any) => x.line;\n",
};

async function open(repo: GitRepo): Promise<Codebase> {
  return Codebase.open({
    repository: await Repository.open(repo.dir),
    logger: recordingLogger(),
    progress: NO_PROGRESS,
  });
}

function lines(items: readonly UseItem[]): string[] {
  return items.map(({ file, line, column, role, confidence, through = "", enclosing }) => {
    return `${file}:${line}:${column} ${role} ${confidence} ${through} in ${enclosing?.qualname}:${enclosing?.startLine}`;
  });
}

/** `path#qualname` of every symbol. */
function symbolsOf(codebase: Codebase): string[] {
  return [...codebase.project.entries.keys()].flatMap((path) => {
    const names = codebase.project.factsOf(path)?.definitions.map((each) => each.qualname) ?? [];
    return [...new Set(names)].map((name) => `${path}#${name}`);
  });
}

/** A repository with real code and its graph. */
const built = onceForFile(async () => {
  const repo = GitRepo.with({ ...PYTHON, ...OVERLOADS, ...realFiles() });
  expect((await cli(repo.dir, "build-graph")).code).toBe(0);
  return repo;
});

describe("nav: three ways to the same answer", () => {
  it("give the same uses from the graph, from all facts and on demand, for every symbol", {
    timeout: 120_000,
  }, async () => {
    const repo = await built();
    const full = await open(repo);
    const { graph, decision } = await chooseSource(full, recordingLogger());
    expect(decision.useRag).toBe(true);
    await full.indexAll();
    const symbols = symbolsOf(full);
    expect(symbols.length).toBeGreaterThan(500);
    const onDemand = new Set(symbols.filter((symbol, index) => symbol.startsWith("app/") || index % 40 === 0));
    for (const symbol of symbols) {
      const live = lines((await whereUsed(full, symbol, EVERYTHING)).items);
      expect({ symbol, uses: lines((await whereUsed(full, symbol, EVERYTHING, graph)).items) }).toEqual({
        symbol,
        uses: live,
      });
      if (!onDemand.has(symbol)) continue;
      // A new codebase has not read anything yet: it greps, parses the files that it needs and asks again.
      const fresh = await open(repo);
      expect({ symbol, uses: lines((await whereUsed(fresh, symbol, EVERYTHING)).items) }).toEqual({
        symbol,
        uses: live,
      });
      await fresh.close();
    }
    await full.close();
  });

  it.each(["upstream", "downstream"] as const)(
    "give the same lineage %s from the graph and from the live tree",
    async (direction) => {
      const codebase = await open(await built());
      const { graph } = await chooseSource(codebase, recordingLogger());
      for (const symbol of [
        "app/models.py#Base.save",
        "app/views.py#show",
        "src/code/world.ts#World.file",
        "src/nav/symbols/where-used.ts#whereUsed",
      ]) {
        const question = { symbol, direction, limit: 200, maxDepth: 4, confidence: "likely" } as const;
        const names = async (from?: typeof graph) =>
          (await lineage(codebase, question, from)).items.map((item) =>
            item.hops.map((hop) => `${hop.symbol.qualname}@${hop.line}`),
          );
        expect(await names(graph)).toEqual(await names());
      }
      await codebase.close();
    },
  );
});

/** Symbols with several definitions: overloads, accessors, redefinitions, and methods outside of their type. */
const OVERLOADED = {
  "parse.ts":
    "export function parse(a: string): string;\nexport function parse(a: number): number;\nexport function parse(a: never) {\n  return check(a);\n}\nfunction check(a: never) {\n  return a;\n}\nexport class Box {\n  get size() {\n    return parse(1);\n  }\n  set size(value: number) {\n    parse(value);\n  }\n  static of() {\n    return new Box().of();\n  }\n  of() {\n    return parse('x');\n  }\n}\nexport function all() {\n  parse('a');\n  return Box.of();\n}\n",
  "Store.java":
    "class Store {\n  int count(int a) {\n    return base();\n  }\n  int count(int a, int b) {\n    return count(a) + b;\n  }\n  int base() {\n    return 1;\n  }\n  int use() {\n    return count(1) + count(1, 2);\n  }\n  int far() {\n    return use();\n  }\n}\n",
  "observe.ts":
    "export interface Observer {\n  complete(): void;\n}\nexport function once() {\n  const self = {\n    complete() {\n      return 1;\n    },\n  };\n  return self;\n}\nexport function twice() {\n  const self = {\n    complete() {\n      return 2;\n    },\n  };\n  return self;\n}\nexport function end(x) {\n  x.complete();\n}\n",
  "shape.go":
    "package shape\n\ntype Shape struct{}\n\nfunc (s Shape) Area() int { return side() }\n\nfunc side() int { return 1 }\n\nfunc Total(s Shape) int { return s.Area() }\n",
  "again.py":
    "try:\n    def load(path):\n        return first(path)\nexcept Exception:\n    def load(path):\n        return second(path)\n\n\ndef first(path):\n    return path\n\n\ndef second(path):\n    return first(path)\n\n\ndef main():\n    return load('x')\n",
};

describe("nav/lineage: symbols with several definitions", () => {
  it.each(["upstream", "downstream"] as const)(
    "are each one symbol, %s, in the graph and in the live tree",
    async (direction) => {
      const repo = GitRepo.with(OVERLOADED);
      await cli(repo.dir, "build-graph");
      const codebase = await open(repo);
      const { graph } = await chooseSource(codebase, recordingLogger());
      await codebase.indexAll();
      let found = 0;
      for (const symbol of symbolsOf(codebase)) {
        const question = { symbol, direction, limit: 200, maxDepth: 4, confidence: "possible" } as const;
        const [stored, live] = [await lineage(codebase, question, graph), await lineage(codebase, question)];
        expect({ symbol, ...live }).toEqual({ symbol, ...stored });
        const places = live.items.map(
          ({ symbol: { path, qualname, startLine } }) => `${path}#${qualname}:${startLine}`,
        );
        // If a name has several symbols, the answer lists the uses of one after the other, so a place can occur twice.
        const isOne = !live.reason?.includes("2 definitions");
        if (isOne) expect({ symbol, places: new Set(places).size }).toEqual({ symbol, places: places.length });
        found += places.length;
      }
      expect(found).toBeGreaterThan(10);
      await codebase.close();
    },
  );
});

describe("nav/choose-source", () => {
  async function answer(repo: GitRepo) {
    const { stdout } = await cli(repo.dir, "where-used", "-s", "Base.save", "--json");
    const { meta } = JSON.parse(stdout);
    return [meta.status, meta.source, meta.freshness_state];
  }

  it("chooses the graph while it is fresh, and the live tree when a file differs", async () => {
    const repo = GitRepo.with(PYTHON);
    await cli(repo.dir, "build-graph");
    expect(await answer(repo)).toEqual(["OK", "RAG_GRAPH", "FRESH"]);
    repo.write("app/views.py", "x = 1\n");
    expect(await answer(repo)).toEqual(["FALLBACK", "LOCAL_FALLBACK", "STALE"]);
    repo.commit();
    expect(await answer(repo)).toEqual(["FALLBACK", "LOCAL_FALLBACK", "STALE"]);
  });

  it("needs no graph file if there is a stored index", async () => {
    const repo = GitRepo.with(PYTHON);
    await cli(repo.dir, "build-graph");
    repo.write(".llmc/rag_graph.json", "{");
    expect((await answer(repo)).slice(0, 2)).toEqual(["OK", "RAG_GRAPH"]);
  });

  it("never calls an answer fresh when the graph is damaged or missing", async () => {
    const repo = GitRepo.with(PYTHON);
    await cli(repo.dir, "build-graph");
    rmSync(repo.path(".llmc/cache"), { recursive: true, force: true });
    expect((await answer(repo)).slice(0, 2)).toEqual(["OK", "RAG_GRAPH"]);
    rmSync(repo.path(".llmc/cache"), { recursive: true, force: true });
    repo.remove(".llmc/rag_graph.json");
    expect((await answer(repo)).slice(0, 2)).toEqual(["FALLBACK", "LOCAL_FALLBACK"]);
    repo.write(".llmc/rag_graph.json", "{");
    expect((await answer(repo)).slice(0, 2)).toEqual(["FALLBACK", "LOCAL_FALLBACK"]);
  });
});
