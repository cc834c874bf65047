import { describe, expect, it } from "vitest";
import { Repository } from "../../src/git/repository.ts";
import { Codebase } from "../../src/nav/code/codebase.ts";
import { lineage } from "../../src/nav/symbols/lineage.ts";
import { whereUsed } from "../../src/nav/symbols/where-used.ts";
import { NO_PROGRESS } from "../../src/util/progress.ts";
import { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

const DEFAULTS = { limit: 100, confidence: "likely", includeImports: true, tests: "include" } as const;

const PROJECTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Python: {
    "repo.py":
      "class Repository:\n    def save(self, item):\n        raise NotImplementedError\n\nclass Users(Repository):\n    def __init__(self, db):\n        self.db = db\n\n    def save(self, item):\n        return item\n",
    "main.py":
      "from repo import Repository, Users\n\ndef store(repository: Repository):\n    repository.save(1)\n\nstore(Users(2))\n",
  },
  TypeScript: {
    "repo.ts":
      "export interface Repository { save(item: number): void }\nexport class Users implements Repository {\n  constructor(readonly db: number) {}\n  save(item: number) {}\n}\n",
    "main.ts":
      'import { Repository, Users } from "./repo";\nexport function store(repository: Repository) {\n\n  repository.save(1);\n}\nstore(new Users(2));\n',
  },
  Java: {
    "Repository.java": "interface Repository { void save(int item); }\n",
    "Users.java": "class Users implements Repository {\n    Users(int db) { }\n    public void save(int item) { }\n}\n",
    "Main.java":
      "class Main {\n    static void store(Repository repository) {\n\n        repository.save(1);\n    }\n    static void main() { store(new Users(2)); }\n}\n",
  },
  Kotlin: {
    "repo.kt":
      "interface Repository { fun save(item: Int) }\nclass Users(db: Int) : Repository {\n    override fun save(item: Int) { }\n}\n",
    "main.kt": "fun store(repository: Repository) {\n\n\n    repository.save(1)\n}\nfun main() { store(Users(2)) }\n",
  },
  Rust: {
    "src/lib.rs":
      "pub trait Repository { fn save(&self, item: u32); }\npub struct Users;\nimpl Repository for Users { fn save(&self, item: u32) {} }\npub fn store(repository: &dyn Repository) { repository.save(1) }\npub fn main() { store(&Users) }\n",
  },
};

async function open(files: Readonly<Record<string, string>>): Promise<Codebase> {
  const repository = await Repository.open(GitRepo.with({ ...files }).dir);
  return Codebase.open({ repository, logger: recordingLogger(), progress: NO_PROGRESS });
}

describe("where-used and lineage: calls that reach code by dispatch", () => {
  it.each(Object.entries(PROJECTS))(
    "include calls of a method of %s through the interface that it implements",
    async (_, files) => {
      const codebase = await open(files);
      const { items } = await whereUsed(codebase, "Users.save", DEFAULTS);
      expect(items.map(({ line, role, through }) => [line, role, through])).toEqual([[4, "call", "Repository.save"]]);
      const callers = await lineage(codebase, {
        symbol: "Users.save",
        direction: "upstream",
        limit: 10,
        maxDepth: 3,
        confidence: "likely",
      });
      expect(callers.items.map(({ symbol }) => symbol.qualname.split(".").at(-1))).toContain("store");
    },
  );

  it.each(["Python", "TypeScript", "Java"])(
    "include the creation of objects for the constructor of %s",
    async (language) => {
      const name = { Python: "Users.__init__", TypeScript: "Users.constructor", Java: "Users.Users" }[language] ?? "";
      const { items } = await whereUsed(await open(PROJECTS[language] ?? {}), name, DEFAULTS);
      expect(items.map(({ line, role, confidence }) => [line, role, confidence])).toEqual([[6, "call", "exact"]]);
    },
  );

  it("exclude calls on another implementation", async () => {
    const files = {
      "a.py":
        "class Base:\n    def run(self): ...\n\nclass One(Base):\n    def run(self): ...\n\nclass Two(Base):\n    def run(self): ...\n\nTwo().run()\n",
    };
    const { items } = await whereUsed(await open(files), "One.run", DEFAULTS);
    expect(items).toEqual([]);
  });
});

describe("where-used: constructors that classes call with super", () => {
  const CLASSES: Readonly<Record<string, readonly [string, string]>> = {
    JavaScript: [
      "A.constructor",
      "class A {\n  constructor(x) {}\n}\nclass M extends A {}\nclass B extends M {\n  constructor() {\n    super(1);\n  }\n}\n",
    ],
    Java: [
      "A.A",
      "class A {\n  A(int x) {}\n}\nclass M extends A {}\nclass B extends M {\n  B() {\n    super(1);\n  }\n}\n",
    ],
    Dart: ["A.A", "class A {\n  A(int x);\n}\nclass M extends A {}\nclass B extends M {\n  B()\n  : super(1);\n\n}\n"],
  };
  const FILES = { JavaScript: "a.js", Java: "A.java", Dart: "a.dart" } as Readonly<Record<string, string>>;

  it.each(Object.entries(CLASSES))(
    "includes the call in %s, through a class without a constructor",
    async (language, [symbol, text]) => {
      const { items } = await whereUsed(await open({ [FILES[language] ?? ""]: text }), symbol, DEFAULTS);
      expect(items.map(({ line, role, confidence }) => [line, role, confidence])).toEqual([[7, "call", "exact"]]);
    },
  );

  it.each([
    ["A.java", "class A {\n  A(int x) {}\n  A() {\n    this(1);\n  }\n}\n", 4],
    ["A.cs", "class A {\n  A(int x) {}\n  A()\n    : this(1) {\n  }\n}\n", 4],
  ])("includes the call from another constructor of the class in %s", async (path, text, line) => {
    const { items } = await whereUsed(await open({ [path]: text }), "A.A", DEFAULTS);
    expect(items.map((item) => [item.line, item.role, item.confidence])).toEqual([[line, "call", "exact"]]);
  });

  it("excludes the constructor that contains the call", async () => {
    const text = CLASSES.JavaScript?.[1] ?? "";
    const { items } = await whereUsed(await open({ "a.js": text }), "B.constructor", DEFAULTS);
    expect(items).toEqual([]);
  });
});

describe("where-used: functions that are bound", () => {
  it("includes calls of a constant that is bound to the function", async () => {
    const text =
      "function greet(word) {\n  return word + this.name;\n}\nconst greetUser = greet.bind({ name: 1 });\nexport function run() {\n  return greetUser(1);\n}\n";
    const { items } = await whereUsed(await open({ "a.js": text }), "greet", DEFAULTS);
    expect(items.map(({ line, confidence }) => [line, confidence])).toEqual([
      [4, "exact"],
      [6, "exact"],
    ]);
  });
});
