import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

/** Ten commits of a small shop, the last of which breaks it. */
function shop(): GitRepo {
  const repo = GitRepo.with({
    "src/shop/cart.py":
      "def total(items):\n    return sum(items)\n\n\nclass Cart:\n    def add(self, item):\n        return item\n",
    "src/shop/app.py": "from shop.cart import total\n\nprint(total([1]))\n",
  });
  for (let n = 1; n <= 8; n++) repo.commit({ "CHANGES.md": `${n}\n` });
  repo.commit({ "src/shop/cart.py": "class Cart:\n    def add(self, item):\n        return item\n" });
  return repo;
}

describe("first hour: what there is to review", () => {
  it("is the last commit on the default branch, and the report says how to see more", async () => {
    const { code, stdout, stderr } = await cli(shop().dir, "review", "--format", "text");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("part of main already");
    expect(stdout).toContain("--base HEAD~10");
  });

  it("leaves edits out, and says so", async () => {
    const repo = shop();
    repo.write("src/shop/app.py", "print(1)\n");
    repo.write("report.html", "<p>");
    const { stdout } = await cli(repo.dir, "review", "--format", "text");
    expect(stdout).toContain("1 file has edits that are not committed; `--work-tree` reviews it as well.");
    expect((await cli(repo.dir, "review", "--work-tree", "--format", "text")).stdout).not.toContain("not committed");
  });

  it.each([
    ["a revision before the first commit", ["review", "--base", "HEAD~50"], "its history goes back to HEAD~9 only"],
    ["a misspelt branch", ["review", "--base", "mian"], "check the spelling"],
  ])("is not %s", async (_title, argv, sentence) => {
    const { code, stderr } = await cli(shop().dir, ...argv);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it.each([
    [["review"], "this is the first commit"],
    [["review", "--base", "HEAD~1"], "there is nothing before HEAD"],
  ])("is nothing in a repository with one commit: %j", async (argv, sentence) => {
    const { code, stderr } = await cli(GitRepo.with({ "a.py": "a = 1\n" }).dir, ...argv);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it("is nothing in a clone of depth 1, and the message says what to fetch", async () => {
    const { code, stderr } = await cli(shop().clone({ depth: 1 }).dir, "review");
    expect([code, stderr]).toEqual([2, expect.stringContaining("git fetch --deepen")]);
  });

  it.each([["build-graph"], ["index"], ["audit"]])("makes %s say that there is no commit yet", async (command) => {
    const { code, stderr } = await cli(GitRepo.init().dir, command);
    expect([code, stderr]).toEqual([2, expect.stringContaining("there is no commit yet")]);
  });
});

describe("first hour: names and paths as people write them", () => {
  it.each([
    ["shop.cart.Cart", "class Cart (src/shop/cart.py:1)"],
    ["shop.Cart", "class Cart (src/shop/cart.py:1)"],
    ["shop.cart.Cart.add", "method Cart.add (src/shop/cart.py:2)"],
  ])("finds %s, as an import writes it", async (symbol, heading) => {
    const repo = shop();
    repo.commit({ "src/shop/more.py": "from shop.cart import Cart\n\nCart().add(1)\n" });
    const live = await cli(repo.dir, "where-used", "-s", symbol, "--format", "text");
    expect(live.stdout).toContain(heading);
    await cli(repo.dir, "build-graph");
    const indexed = await cli(repo.dir, "where-used", "-s", symbol, "--format", "text");
    expect(indexed.stdout.split("\n").slice(0, -3)).toEqual(live.stdout.split("\n").slice(0, -3));
    expect(indexed.stdout).toContain("From the index, which is proved to be fresh.");
  });

  it("does not find a name in a module that is another one", async () => {
    const { stderr } = await cli(shop().dir, "where-used", "-s", "store.Cart", "--format", "text");
    expect(stderr).toContain("store.Cart is defined nowhere");
  });

  it.each([
    ["shop/cart.py#Cart.add", "from the current folder"],
    ["src/shop/cart.py#Cart.add", "from the root"],
    ["shop/cart.py:2", "as a place"],
  ])("takes the path of %s %s", async (symbol) => {
    const { stdout } = await cli(shop().path("src"), "where-used", "-s", symbol, "--format", "text");
    expect(stdout).toContain(
      "Cart.add is defined in src/shop/cart.py:2".replace(
        "Cart.add",
        symbol.startsWith("src") ? symbol : `src/${symbol}`,
      ),
    );
  });

  it.each([["shop/cart.py"], ["src/shop/cart.py"]])("takes --file %s in a subfolder", async (file) => {
    const { stdout } = await cli(shop().path("src"), "locate", "--file", file, "-s", "Cart.add", "--format", "text");
    expect(stdout).toContain("src/shop/cart.py:2-3 method Cart.add");
  });
});

describe("first hour: answers for people", () => {
  it("say in words where they come from", async () => {
    const { stdout } = await cli(shop().dir, "where-used", "-s", "Cart.add", "--format", "text");
    expect(stdout).toContain("From the files as they are. There is no index yet: `llmc-nav build-graph` makes one.");
  });

  it("of lineage own up to calls outside of functions, and to several definitions of a name", async () => {
    const repo = GitRepo.with({ "a.py": "def go():\n    return 1\n\n\ngo()\n", "b.py": "def stop():\n    return 2\n" });
    const alone = await cli(repo.dir, "lineage", "-s", "go", "-d", "upstream", "--format", "text");
    expect(alone.stdout).toContain("where-used also lists calls outside of functions");
    repo.write("b.py", "def go():\n    return 2\n\n\ndef run():\n    go()\n");
    const both = await cli(repo.dir, "lineage", "-s", "go", "-d", "upstream", "--format", "text");
    expect(both.stdout).toContain("go has 2 definitions (a.py#go, b.py#go)");
  });
});
