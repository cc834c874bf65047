import { describe, expect, it } from "vitest";
import { reviewOf } from "./trap.ts";

const BASE = {
  "lib.py": "def price(item):\n    return item * 2\n\n\ndef total(items):\n    return sum(price(i) for i in items)\n",
  "shop.py": "from lib import total\n\n\ndef checkout(cart):\n    return total(cart)\n",
  "web.py": "from shop import checkout\n\n\ndef view(request):\n    return checkout(request)\n",
  "tests/test_shop.py": "from shop import checkout\n\n\ndef test_checkout():\n    assert checkout([]) == 0\n",
};

describe("review: who is affected", () => {
  it("lists users with their depth, and the tests that reach the change", async () => {
    const review = await reviewOf(BASE, { "lib.py": BASE["lib.py"].replace("* 2", "* 3") });
    const reached = review.affected.map(({ symbol, path, depth }) => `${depth} ${path}#${symbol?.qualname ?? ""}`);
    expect(reached).toEqual([
      "1 lib.py#total",
      "2 shop.py#checkout",
      "3 tests/test_shop.py#test_checkout",
      "3 web.py#view",
    ]);
    expect(review.testsToRun).toEqual(["tests/test_shop.py"]);
    expect(review.broken).toEqual([]);
  });

  it("counts an import as a user only if nothing else in the file uses the imported name", async () => {
    const base = {
      ...BASE,
      "shelf.py": "from lib import total\n\nsum_of = total\n",
      "names.py": "from lib import total\n",
    };
    const review = await reviewOf(base, { "lib.py": BASE["lib.py"].replace("sum(", "max(") });
    const direct = review.affected.filter(({ depth }) => depth === 1);
    expect(direct.map(({ path, line }) => `${path}:${line}`)).toEqual(["names.py:1", "shelf.py:3", "shop.py:5"]);
  });

  it("lists a Rust test after the code in its file", async () => {
    const lib = (n: number) =>
      `#[test]\nfn adds() {\n    assert_eq!(sum(1), ${n});\n}\n\n#[tokio::test]\nasync fn waits() {\n    sum(${n});\n}\n\npub fn sum(n: u8) -> u8 {\n    n + ${n}\n}\n`;
    const { changes } = await reviewOf({ "src/lib.rs": lib(1) }, { "src/lib.rs": lib(2) });
    expect(changes.map(({ id, isTest }) => [id, isTest])).toEqual([
      ["src/lib.rs#sum", false],
      ["src/lib.rs#adds", true],
      ["src/lib.rs#waits", true],
    ]);
  });

  it("counts uses in production and in tests separately", async () => {
    const review = await reviewOf(BASE, { "shop.py": BASE["shop.py"].replace("total(cart)", "total(cart) + 1") });
    expect(review.changes.map(({ id, uses }) => [id, uses])).toEqual([
      ["shop.py#checkout", { production: 2, tests: 2 }],
    ]);
  });

  it("names changed public symbols that nobody here uses", async () => {
    const review = await reviewOf(BASE, {
      "web.py": BASE["web.py"].replace("view(request)", "view(request, user=None)"),
    });
    expect(review.unusedPublic).toEqual(["web.py#view"]);
  });

  it("is not certain about an assignment to a variable that a module no longer has, because it does not fail", async () => {
    const app = "import settings\n\nsettings.DEBUG = False\nprint(settings.DEBUG)\n";
    const before = { "settings.py": "DEBUG = True\nLEVEL = 1\n", "app.py": app };
    const { broken } = await reviewOf(before, { "settings.py": "LEVEL = 1\n" });
    const found = broken.map(({ line, confidence }) => `${line} ${confidence}`).sort();
    expect(found).toEqual(["3 likely", "4 exact"]);
  });

  it("names the cause of a broken use", async () => {
    const review = await reviewOf(BASE, { "lib.py": "def price(item):\n    return item\n" });
    expect(review.broken.map(({ path, line, isThroughImport }) => [path, line, isThroughImport])).toEqual([
      ["shop.py", 1, false],
      ["shop.py", 5, true],
    ]);
    expect(review.broken[0]?.message).toBe("`total` was deleted from lib.py.");
  });

  it("follows re-exports of a package from a deleted file, but not from a file that a build makes", async () => {
    const files = {
      "gen/__init__.py": "from ._consts import Override\nfrom ._version import version\n",
      "gen/_consts.py": "class Override:\n    pass\n",
      "use.py": "from gen import Override\nfrom gen import version\n",
      "src/index.ts": 'export { a } from "./a";\nimport { b } from "./a";\nexport { b };\nexport const c = 1;\n',
      "src/a.ts": "export const a = 1;\nexport const b = 2;\n",
      "src/use.ts": 'import { a } from "./index";\nimport { b } from "./index";\nimport { c } from "./index";\n',
    };
    const { broken } = await reviewOf(files, {
      "gen/_consts.py": null,
      "gen/_constants.py": files["gen/_consts.py"],
      "src/a.ts": null,
      "src/letters.ts": files["src/a.ts"],
    });
    expect(broken.map(({ path, line, isThroughImport }) => `${path}:${line} ${isThroughImport}`).sort()).toEqual([
      "gen/__init__.py:1 false",
      "src/index.ts:1 false",
      "src/index.ts:2 false",
      "src/use.ts:1 true",
      "src/use.ts:2 true",
      "use.py:1 true",
    ]);
  });
});

describe("review: files that are not compared", () => {
  it("leaves out generated, vendored, lock and binary files, and says so", async () => {
    const review = await reviewOf(
      { "a.py": "x = 1\n", ".gitattributes": "gen/* linguist-generated\n" },
      {
        "gen/api.py": "def made(): pass\n",
        "vendor/lib.js": "export function f() {}\n",
        "package-lock.json": "{}\n",
        "logo.py": "\0\0binary",
      },
    );
    expect(review.changes).toEqual([]);
    expect(review.skipped).toEqual([
      { path: "gen/api.py", reason: "generated" },
      { path: "logo.py", reason: "binary" },
      { path: "package-lock.json", reason: "a lock file" },
      { path: "vendor/lib.js", reason: "vendored" },
    ]);
  });
});

describe("review: documents", () => {
  it("lists prose that names deleted symbols, but not in histories", async () => {
    const review = await reviewOf(
      {
        ...BASE,
        "README.md": "Call `total` with a list.\n\nThe total is shown.\n",
        "CHANGELOG.md": "Added `total`.\n",
      },
      { "lib.py": "def price(item):\n    return item * 2\n", "shop.py": "def checkout(cart):\n    return 0\n" },
    );
    expect(review.docMentions.map(({ path, line }) => `${path}:${line}`)).toEqual(["README.md:1"]);
  });

  it("lists doc strings and doc comments that name deleted symbols", async () => {
    const review = await reviewOf(
      {
        ...BASE,
        "web.py": `"""Shows what total() gives."""\n\nLABEL = "total()"\n\n\n${BASE["web.py"]}`,
        "web.ts": "/**\n * Shows `total`.\n */\nexport const label = 'total()'; // total()\n",
      },
      { "lib.py": "def price(item):\n    return item * 2\n", "shop.py": "def checkout(cart):\n    return 0\n" },
    );
    expect(review.docMentions.map(({ path, line }) => `${path}:${line}`)).toEqual(["web.py:1", "web.ts:2"]);
  });

  it("checks which symbol a name means when another symbol has the same name", async () => {
    const review = await reviewOf(
      {
        "a.py": "class Cart:\n    def clear(self):\n        pass\n\n    def size(self):\n        return 0\n",
        "b.py": "class Menu:\n    def clear(self):\n        pass\n",
        "README.md": "`Cart.clear` empties.\n\n`clear()` is everywhere.\n",
      },
      { "a.py": "class Cart:\n    def size(self):\n        return 0\n" },
    );
    expect(review.docMentions.map(({ path, line }) => `${path}:${line}`)).toEqual(["README.md:1"]);
  });
});

describe("review: lines", () => {
  it("shows the line of a use in a file with lone carriage returns, as editors count it", async () => {
    const lines = ["package p", "", "// One.\r// Two.", "func run() {", "\tGone()", "}", ""];
    const base = { "a.go": "package p\n\nfunc Gone() {}\n", "b.go": lines.join("\n") };
    const { broken } = await reviewOf(base, { "a.go": "package p\n" });
    expect(broken.map(({ line, text }) => `${line} ${text}`)).toEqual(["6 Gone()"]);
  });
});
