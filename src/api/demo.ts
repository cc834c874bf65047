import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Git } from "../git/runner.ts";

/** A shop before and after somebody renames a method, adds a parameter and forgets who uses them. */
const BEFORE: Readonly<Record<string, string>> = {
  "shop/cart.py": [
    "class Cart:",
    "    def __init__(self):",
    "        self.items = []",
    "",
    "    def add(self, name, price):",
    "        self.items.append((name, price))",
    "",
    "    def total(self):",
    "        return sum(price for _, price in self.items)",
    "",
    "",
    "def discount(cart, percent):",
    "    return cart.total() * (100 - percent) / 100",
    "",
  ].join("\n"),
  "shop/checkout.py": [
    "from shop.cart import Cart, discount",
    "",
    "",
    "def pay(cart: Cart, code):",
    "    if code:",
    "        return discount(cart, 10)",
    "    return cart.total()",
    "",
  ].join("\n"),
  "tests/test_checkout.py": [
    "from shop.cart import Cart",
    "from shop.checkout import pay",
    "",
    "",
    "def test_pay():",
    "    cart = Cart()",
    '    cart.add("book", 20)',
    "    assert pay(cart, None) == 20",
    "",
  ].join("\n"),
  "web/prices.ts": "export function format(cents: number): string {\n  return (cents / 100).toFixed(2);\n}\n",
  "web/cart.ts":
    'import { format } from "./prices";\n\nexport const label = (cents: number) => "Total: " + format(cents);\n',
};
const AFTER: Readonly<Record<string, string>> = {
  "shop/cart.py": (BEFORE["shop/cart.py"] ?? "")
    .replace("def total(self):", "def sum_up(self):")
    .replace("def discount(cart, percent):", "def discount(cart, percent, currency):")
    .replace("cart.total()", "cart.sum_up()"),
  "web/prices.ts": (BEFORE["web/prices.ts"] ?? "").replace("function format", "function formatPrice"),
};

/** Makes a small repository with one commit that breaks something, in a folder of its own, and gives the folder. */
export async function makeDemo(environment: NodeJS.ProcessEnv): Promise<string> {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), "llmc-nav-demo-")));
  const runner = new Git(directory, { env: environment });
  const settings = [
    ["user.name", "demo"],
    ["user.email", "demo@example.com"],
    ["commit.gpgsign", "false"],
  ] as const;
  const git = (...args: string[]) => runner.run(args, { task: "make the demo", settings });
  const commit = async (files: Readonly<Record<string, string>>, message: string) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    await git("add", "-A");
    await git("commit", "-qm", message);
  };
  await git("init", "-q", "-b", "main");
  await commit(BEFORE, "A shop");
  await commit(AFTER, "Better names");
  return directory;
}
