import { describe, expect, it } from "vitest";
import { GitRepo, onceForFile } from "../helpers/git-repo.ts";
import { connect } from "./connect.ts";

/** The same small shop in three languages: a total, its caller, the caller of that caller, and a test. */
const SHOPS = {
  python: {
    "shop/cart.py":
      'class Cart:\n    """Holds what somebody buys."""\n\n    @staticmethod\n    def total(prices):\n        """The sum of all prices."""\n        return add(prices)\n\n\ndef add(numbers):\n    return sum(numbers)\n',
    "shop/checkout.py": "from shop.cart import Cart\n\n\ndef checkout(prices):\n    return Cart.total(prices)\n",
    "shop/main.py": "from shop.checkout import checkout\n\n\ndef main():\n    return checkout([1])\n",
    "shop/__init__.py": "",
    "tests/test_main.py": "from shop.main import main\n\n\ndef test_main():\n    assert main() == 1\n",
  },
  typescript: {
    "shop/cart.ts":
      "import { add } from './add.js';\n/** Holds what somebody buys. */\nexport class Cart {\n  /** The sum of all prices. */\n  static total(prices: number[]): number {\n    return add(prices);\n  }\n}\n",
    "shop/add.ts": "export function add(numbers: number[]): number {\n  return numbers.length;\n}\n",
    "shop/checkout.ts":
      "import { Cart } from './cart.js';\nexport function checkout(prices: number[]) {\n  return Cart.total(prices);\n}\n",
    "shop/main.ts": "import { checkout } from './checkout.js';\nexport function main() {\n  return checkout([1]);\n}\n",
    "tests/main.test.ts":
      "import { main } from '../shop/main.js';\nexport function testMain() {\n  return main();\n}\n",
  },
  go: {
    "go.mod": "module example.com/shop\n\ngo 1.22\n",
    "shop/cart.go":
      "package shop\n\n// Cart holds what somebody buys.\ntype Cart struct{}\n\n// Total is the sum of all prices.\nfunc (c Cart) Total(prices []int) int {\n\treturn add(prices)\n}\n\nfunc add(numbers []int) int {\n\treturn len(numbers)\n}\n",
    "shop/checkout.go": "package shop\n\nfunc checkout(prices []int) int {\n\treturn Cart{}.Total(prices)\n}\n",
    "shop/main.go": "package shop\n\nfunc run() int {\n\treturn checkout([]int{1})\n}\n",
    "shop/main_test.go":
      'package shop\n\nimport "testing"\n\nfunc TestRun(t *testing.T) {\n\tif run() != 1 {\n\t\tt.Fail()\n\t}\n}\n',
  },
} as const;

interface Expected {
  readonly language: keyof typeof SHOPS;
  readonly total: string;
  readonly file: string;
  readonly caller: string;
  readonly test: string;
  readonly docs: string;
}

const EXPECTED: readonly Expected[] = [
  {
    language: "python",
    total: "Cart.total",
    file: "shop/cart.py",
    caller: "main",
    test: "tests/test_main.py",
    docs: "The sum of all prices.",
  },
  {
    language: "typescript",
    total: "Cart.total",
    file: "shop/cart.ts",
    caller: "main",
    test: "tests/main.test.ts",
    docs: "The sum of all prices.",
  },
  {
    language: "go",
    total: "Cart.Total",
    file: "shop/cart.go",
    caller: "run",
    test: "shop/main_test.go",
    docs: "Total is the sum of all prices.",
  },
];

describe.each(EXPECTED)("mcp/tools about symbols, in $language", ({ language, total, file, caller, test, docs }) => {
  const repo = onceForFile(async () => GitRepo.with({ ".gitignore": ".llmc\n", ...SHOPS[language] }));

  it("symbol shows the source with related parts, or signature and docs", async () => {
    const { call } = await connect(await repo());
    const { text, structured } = await call("symbol", { symbol: total });
    const [item] = structured.items;
    expect(item?.symbol).toMatchObject({ path: file, qualname: total });
    expect(text).toContain(String(item?.source).split("\n")[0]);
    expect(item?.source).toContain(docs);
    expect(item?.source).toContain("add(prices)");
    const signature = await call("symbol", { symbol: total, source: false });
    expect(signature.structured.items).toMatchObject([{ docs, signature: expect.stringMatching(/total\(/i) }]);
    expect(signature.text).toContain(`    ${docs}`);
    expect(signature.text).not.toContain("add(prices)");
  });

  it("outline lists what a file defines, nested", async () => {
    const { call } = await connect(await repo());
    const { text, structured } = await call("outline", { file });
    const names = (structured.symbols as readonly { qualname: string }[]).map(({ qualname }) => qualname);
    expect(names).toEqual(expect.arrayContaining(["Cart", total]));
    expect(structured).toMatchObject({ path: file, total: names.length, truncated: false, errors: 0 });
    expect(text.split("\n")).toHaveLength(names.length + 2);
    const classes = await call("outline", { file, kind: "class" });
    expect(classes.structured.symbols).toMatchObject([{ qualname: "Cart", kind: "class" }]);
  });

  it("context has the definition, its user, what it calls and its tests", async () => {
    const { call } = await connect(await repo());
    const { text, structured } = await call("context", { symbol: total });
    expect(structured.items).toMatchObject([
      {
        totals: { users: 1, callees: 1, tests: 0 },
        users: [{ enclosing: "checkout" }],
        callees: [{ symbol: expect.stringMatching(/#add$/) }],
      },
    ]);
    expect(text).toMatch(/^Used by \(1\)\n {2}shop\/checkout\.\w+:\d+ {2}checkout: /m);
    expect(text).toMatch(/^Calls \(1\)\n {2}shop\/\w+\.\w+:\d+ {2}add$/m);
    expect((await call("context", { symbol: caller })).structured.items).toMatchObject([{ tests: [{ path: test }] }]);
  });

  it("impact has uses by file, indirect callers, and the tests that reach the symbol", async () => {
    const { call } = await connect(await repo());
    const { text, structured } = await call("impact", { symbol: total });
    expect(structured.items).toMatchObject([
      {
        totals: { uses: 1, files: 1, test_files: 1 },
        callers: [{ symbol: expect.stringMatching(new RegExp(`#${caller}$`)), via: "checkout" }, {}],
        tests_to_run: [test],
      },
    ]);
    expect(text).toContain(`Tests to run:\n  ${test}`);
  });

  it("changed lists the changes of the working tree", async () => {
    const edited = GitRepo.with({ ".gitignore": ".llmc\n", ...SHOPS[language] });
    const source: string = (SHOPS[language] as Readonly<Record<string, string>>)[file] ?? "";
    edited.write(file, source.replace("add(prices)", "add(prices) + 1"));
    const { call } = await connect(edited);
    const { text, structured } = await call("changed", { base: "HEAD", work_tree: true });
    expect(structured).toMatchObject({
      total: 1,
      truncated: false,
      changes: [{ change: "body", symbol: `${file}#${total}` }],
    });
    expect(text).toMatch(new RegExp(`^${file}:\\d+: body  ${total}$`, "m"));
    const elsewhere = await call("changed", { base: "HEAD", work_tree: true, path: "docs/**" });
    expect(elsewhere.structured.total).toBe(0);
  });
});

describe("mcp/tools about several symbols", () => {
  it("answer for each symbol, with its own definition", async () => {
    const { call } = await connect(GitRepo.with({ ".gitignore": ".llmc\n", ...SHOPS.python }));
    const symbols = ["checkout", "add"];
    for (const name of ["symbol", "context"]) {
      const { structured } = await call(name, { symbols });
      const found = structured.items.map(
        (item) => (name === "symbol" ? item : (item.definition as typeof item)).symbol,
      );
      expect(found).toMatchObject([{ qualname: "checkout" }, { qualname: "add" }]);
    }
    expect((await call("impact", { symbols })).structured.items).toHaveLength(2);
    const uses = await call("where_used", { symbols, include_imports: false });
    expect(uses.structured.items).toMatchObject([
      { file: "shop/main.py", symbol: "shop/checkout.py#checkout" },
      { file: "shop/cart.py", symbol: "shop/cart.py#add" },
    ]);
  });

  it("filter definitions with the same name by path and kind", async () => {
    const repo = GitRepo.with({ "a/x.py": "def run():\n    pass\n", "b/x.py": "class run:\n    pass\n" });
    const { call } = await connect(repo);
    expect((await call("symbol", { symbol: "run" })).structured.items).toHaveLength(2);
    for (const filter of [{ path: "b/**" }, { kind: "class" }]) {
      const { structured } = await call("symbol", { symbol: "run", ...filter });
      expect(structured.items).toMatchObject([{ symbol: { path: "b/x.py" } }]);
      expect(structured.meta.reason).toContain("1 more definition is left out by the filters");
    }
  });
});
