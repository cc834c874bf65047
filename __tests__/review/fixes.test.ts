import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { patched } from "../helpers/patched.ts";

const PYTHON = "def login(user):\n    session = open(user)\n    session.check()\n    return session\n";

describe("review --format patch", () => {
  it.each([
    [
      "an imported function of Python",
      {
        "auth.py": PYTHON,
        "app.py": "from auth import login as enter, login\nimport auth\n\nlogin(1); enter(auth.login)\n",
      },
      { "auth.py": PYTHON.replace("login", "sign_in") },
      "app.py",
      "from auth import sign_in as enter, sign_in\nimport auth\n\nsign_in(1); enter(auth.sign_in)\n",
    ],
    [
      "a function of Python that a package passes on under its own name",
      {
        "shop/__init__.py": "from .auth import login as login\n",
        "shop/auth.py": PYTHON,
        "app.py": "import shop\n\nshop.login(1)\n",
      },
      { "shop/auth.py": PYTHON.replace("login", "sign_in") },
      "shop/__init__.py",
      "from .auth import sign_in as sign_in\n",
    ],
    [
      "a method that only one class has, at places that do not say whose it is",
      {
        "a.py":
          "class A:\n    def store_rows(self, row):\n        self.rows.append(row)\n        return len(self.rows)\n",
        "b.py": "def f(a):\n    return a.store_rows(1)\n",
      },
      {
        "a.py":
          "class A:\n    def keep_rows(self, row):\n        self.rows.append(row)\n        return len(self.rows)\n",
      },
      "b.py",
      "def f(a):\n    return a.keep_rows(1)\n",
    ],
    [
      "a method, with CRLF and no line end at the end of the file",
      {
        "a.py": "class A:\n    def save(self, row):\n        self.rows.append(row)\n        return len(self.rows)\n",
        "b.py": "from a import A\r\n\r\n\r\ndef f(a: A):\r\n    return a.save(1)",
      },
      { "a.py": "class A:\n    def store(self, row):\n        self.rows.append(row)\n        return len(self.rows)\n" },
      "b.py",
      "from a import A\r\n\r\n\r\ndef f(a: A):\r\n    return a.store(1)",
    ],
    [
      "a function of TypeScript in shorthand",
      {
        "auth.ts": "export function login(user: string) {\n  const id = user.trim();\n  return id.length;\n}\n",
        "app.ts": 'import { login } from "./auth";\n\nexport const api = { login, other: [login, 1] };\nlogin("a");\n',
      },
      { "auth.ts": "export function signIn(user: string) {\n  const id = user.trim();\n  return id.length;\n}\n" },
      "app.ts",
      'import { signIn } from "./auth";\n\nexport const api = { login: signIn, other: [signIn, 1] };\nsignIn("a");\n',
    ],
    [
      "a function of Go",
      {
        "go.mod": "module x\n\ngo 1.19\n",
        "auth/auth.go": "package auth\n\nfunc Login(user string) int {\n\tn := len(user)\n\treturn n * 2\n}\n",
        "main.go": 'package main\n\nimport "x/auth"\n\nfunc main() {\n\tauth.Login("a")\n}\n',
      },
      { "auth/auth.go": "package auth\n\nfunc SignIn(user string) int {\n\tn := len(user)\n\treturn n * 2\n}\n" },
      "main.go",
      'package main\n\nimport "x/auth"\n\nfunc main() {\n\tauth.SignIn("a")\n}\n',
    ],
    [
      "what a package of Python imports and lists as its own",
      {
        "shop/__init__.py": 'from .auth import login\n\n__all__ = ["login"]\n',
        "shop/auth.py": PYTHON,
        "app.py": "import shop\n\nshop.login(1)\n",
      },
      { "shop/auth.py": PYTHON.replace("login", "sign_in") },
      "shop/__init__.py",
      'from .auth import sign_in\n\n__all__ = ["sign_in"]\n',
    ],
    [
      "a method of an interface of Go, in the types that have to have it as well,",
      {
        "go.mod": "module x\n\ngo 1.19\n",
        "router.go":
          'package x\n\ntype Router interface {\n\tMount(path string) int\n\tServe() int\n}\n\nfunc Run(r Router) int {\n\treturn r.Mount("/")\n}\n',
        "mux.go":
          'package x\n\ntype Mux struct{}\n\nfunc (m *Mux) Mount(path string) int { return len(path) }\nfunc (m *Mux) Serve() int           { return m.Mount("a") }\n',
      },
      {
        "router.go":
          'package x\n\ntype Router interface {\n\tAttach(path string) int\n\tServe() int\n}\n\nfunc Run(r Router) int {\n\treturn r.Mount("/")\n}\n',
      },
      "mux.go",
      'package x\n\ntype Mux struct{}\n\nfunc (m *Mux) Attach(path string) int { return len(path) }\nfunc (m *Mux) Serve() int           { return m.Attach("a") }\n',
    ],
    [
      "a method of Python, in the classes that override it,",
      {
        "a.py":
          "class Base:\n    def load(self, row):\n        return [row]\n\n    def run(self):\n        return self.load(1)\n",
        "b.py":
          "from a import Base\n\n\nclass Sub(Base):\n    def load(self, row):\n        return [row, row]\n\n\ndef f(sub: Sub):\n    load = 1\n    return sub.load(load)\n",
      },
      {
        "a.py":
          "class Base:\n    def fetch(self, row):\n        return [row]\n\n    def run(self):\n        return self.load(1)\n",
      },
      "b.py",
      "from a import Base\n\n\nclass Sub(Base):\n    def fetch(self, row):\n        return [row, row]\n\n\ndef f(sub: Sub):\n    load = 1\n    return sub.fetch(load)\n",
    ],
    [
      "a constant that the body of its class uses without its class",
      {
        "a.py":
          "class Limits:\n    _WEEK: int = 7 * 24\n    _DAY: int = 24\n    ALL = {\n        'week': _WEEK,\n    }\n",
      },
      {
        "a.py":
          "class Limits:\n    _SEVEN: int = 7 * 24\n    _DAY: int = 24\n    ALL = {\n        'week': _WEEK,\n    }\n",
      },
      "a.py",
      "class Limits:\n    _SEVEN: int = 7 * 24\n    _DAY: int = 24\n    ALL = {\n        'week': _SEVEN,\n    }\n",
    ],
    [
      "a private field of Java, whatever fields of other files are called,",
      {
        "A.java":
          "class A {\n  private int size = 1;\n  private int other = 2;\n  int grow(int size) {\n    return this.size + size;\n  }\n}\n",
        "B.java": "class B {\n  int f(Unknown u) {\n    return u.get().size;\n  }\n}\n",
      },
      {
        "A.java":
          "class A {\n  private int width = 1;\n  private int other = 2;\n  int grow(int size) {\n    return this.size + size;\n  }\n}\n",
      },
      "A.java",
      "class A {\n  private int width = 1;\n  private int other = 2;\n  int grow(int size) {\n    return this.width + size;\n  }\n}\n",
    ],
  ])("renames %s wherever it is used", async (_title, base, change, path, expected) => {
    const { repo, code, left, refused } = await patched(base as never, change as never);
    expect({ code, refused, left }).toEqual({ code: 0, refused: "", left: 0 });
    expect(readFileSync(repo.path(path as string), "utf8")).toBe(expected);
  });

  it("does not rename uncertain uses, and gives the reason", async () => {
    const { patch, refused, left } = await patched(
      {
        "auth.py": `${PYTHON}\n\ndef gone():\n    return 1\n`,
        "app.py": "from auth import login, gone\n\nsign_in = 1\n",
      },
      { "auth.py": PYTHON.replace("login", "sign_in") },
    );
    expect([patch, left]).toEqual(["", 2]);
    expect(refused).toContain("app.py:1: app.py already has something called sign_in");
    expect(refused).toContain("app.py:1: nothing is known to stand in its place");
  });

  it("does not rename uncertain uses, and names the place that is the reason", async () => {
    const text =
      "interface Table {\n  String caption();\n  int rows();\n  static Table of(String caption) {\n    return new Table() {\n      public String caption() { return caption; }\n      public int rows() { return 1; }\n    };\n  }\n}\n";
    const { patch, refused } = await patched(
      { "Table.java": text, "Use.java": "class Use {\n  String f(Table t) {\n    return t.caption();\n  }\n}\n" },
      { "Table.java": text.replace("String caption();", "String title();") },
    );
    expect([patch, refused]).toEqual([
      "",
      "llmc-nav: not in the patch (1):\nUse.java:3: Table.java:6 has a member caption in a class without a name, which may belong to it\n",
    ]);
  });

  it("does not rename one of two Go types that are converted into each other", async () => {
    const text =
      "package x\n\ntype A struct {\n\tplaces []string\n}\n\ntype B struct {\n\tplaces []string\n}\n\nfunc (a A) To() B { return B(a) }\n\nfunc (a A) Len() int { return len(a.places) }\n";
    const { patch, refused } = await patched(
      { "go.mod": "module x\n\ngo 1.19\n", "a.go": text },
      { "a.go": text.replace("places", "paths") },
    );
    expect([patch, refused.includes("others have a member places, too")]).toEqual(["", true]);
  });

  it.each([
    ["a field of a type of Go whose namesake has fields of other types", "value", "worth"],
    ["a method of a type of Go whose namesake has the same fields", "turn", "spin"],
  ])("renames %s", async (_title, from, to) => {
    const kind = (name: string, type: string) =>
      `type ${name} struct {\n\tvalue ${type}\n\tok bool\n}\n\nfunc (s *${name}) turn() ${type} { return s.value }\n\nfunc run${name}(s *${name}) ${type} { return s.turn() }\n`;
    const other = from === "turn" ? "[]bool" : "[]string";
    const text = `package x\n\n${kind("Bools", "[]bool")}`;
    const { refused, left, patch } = await patched(
      { "go.mod": "module x\n\ngo 1.19\n", "a.go": text, "b.go": `package x\n\n${kind("Others", other)}` },
      { "a.go": text.replace(new RegExp(`(^\\t|\\) )${from}\\b`, "m"), `$1${to}`) },
    );
    expect({ refused, left }).toEqual({ refused: "", left: 0 });
    expect(patch).toContain(`s.${to}`);
  });

  it("applies to a file whose name has spaces and quotes", async () => {
    const path = 'some "odd" name.py';
    const { repo, left } = await patched(
      { "auth.py": PYTHON, [path]: "from auth import login\n" },
      { "auth.py": PYTHON.replace("login", "sign_in") },
    );
    expect([left, readFileSync(repo.path(path), "utf8")]).toEqual([0, "from auth import sign_in\n"]);
  });
});
