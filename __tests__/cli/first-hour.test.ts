import { describe, expect, it } from "vitest";
import { GitRepo } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

/** A repository with ten commits of a small shop. The last commit breaks it. */
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

describe("first hour: the change that is reviewed", () => {
  it("is the last commit on the default branch, and the report says how to review more", async () => {
    const { code, stdout, stderr } = await cli(shop().dir, "review", "--format", "text");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("part of main already");
    expect(stdout).toContain("`llmc-nav review HEAD~2` compares two.");
  });

  it.each([
    [2, "one commit is compared."],
    [3, "`llmc-nav review HEAD~2` compares two."],
    [11, "`llmc-nav review HEAD~10` compares ten."],
  ])("only suggests commits that exist in a repository with %i commits", async (commits, advice) => {
    const repo = GitRepo.with({ "a.py": "a = 1\n" });
    for (let n = 2; n <= commits; n++) repo.commit({ "a.py": `a = ${n}\n` });
    expect((await cli(repo.dir, "review")).stdout).toContain(advice);
  });

  it("is in the folder that -C names, before or after the command", async () => {
    const repo = shop();
    const [before, after] = [
      ["-C", repo.dir, "--color=never", "review"],
      ["review", "-C", repo.dir],
    ];
    const answers = [await cli("/", ...before), await cli("/", ...after)].map(({ code, stdout }) => [code, stdout]);
    expect(answers[0]).toEqual([0, expect.stringContaining("total was deleted")]);
    expect(answers[1]).toEqual(answers[0]);
    expect((await cli("/", "-C", repo.dir)).stdout).toContain("llmc-nav COMMAND");
  });

  it("includes uncommitted edits of code and says so, unless the end of the change is named", async () => {
    const repo = shop();
    const note = "It includes the edits of 1 file that are not committed; `--head HEAD` leaves them out.";
    repo.write("report.html", "<p>");
    expect((await cli(repo.dir, "review")).stdout).not.toContain("not committed");
    repo.write("src/shop/app.py", "print(1)\n");
    expect((await cli(repo.dir, "review")).stdout).toContain(note);
    expect((await cli(repo.dir, "review", "HEAD~1")).stdout).toContain(note);
    for (const end of [["--head", "HEAD"], ["--work-tree"], ["HEAD~1..HEAD"]]) {
      expect((await cli(repo.dir, "review", ...end)).stdout).not.toContain("not committed");
    }
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

  it.each([["build-graph"], ["index"], ["audit"]])(
    "does not exist without commits: %s says that there is no commit yet",
    async (command) => {
      const { code, stderr } = await cli(GitRepo.init().dir, command);
      expect([code, stderr]).toEqual([2, expect.stringContaining("there is no commit yet")]);
    },
  );
});

describe("first hour: names and paths as people write them", () => {
  it.each([
    ["shop.cart.Cart", "class Cart (src/shop/cart.py:1)"],
    ["shop.Cart", "class Cart (src/shop/cart.py:1)"],
    ["shop.cart.Cart.add", "method Cart.add (src/shop/cart.py:2)"],
  ])("finds %s when it is written as in an import", async (symbol, heading) => {
    const repo = shop();
    repo.commit({ "src/shop/more.py": "from shop.cart import Cart\n\nCart().add(1)\n" });
    const live = await cli(repo.dir, "where-used", "-s", symbol, "--format", "text");
    expect(live.stdout).toContain(heading);
    await cli(repo.dir, "build-graph");
    const indexed = await cli(repo.dir, "where-used", "-s", symbol, "--format", "text");
    expect(indexed.stdout).toBe(live.stdout);
    expect(JSON.parse((await cli(repo.dir, "where-used", symbol, "--json")).stdout).meta.source).toBe("RAG_GRAPH");
  });

  it("does not find a name in another module", async () => {
    const { code, stdout, stderr } = await cli(shop().dir, "where-used", "store.Cart");
    expect([code, stdout, stderr]).toEqual([1, "", expect.stringContaining("store.Cart is defined nowhere")]);
  });

  it.each([
    ["shop/cart.py#Cart.add", "from the current folder"],
    ["src/shop/cart.py#Cart.add", "from the root"],
    ["shop/cart.py:2", "as a place"],
  ])("accepts the path of %s %s", async (symbol) => {
    const { stdout } = await cli(shop().path("src"), "where-used", "-s", symbol, "--format", "text");
    expect(stdout).toContain(
      "Cart.add is defined in src/shop/cart.py:2".replace(
        "Cart.add",
        symbol.startsWith("src") ? symbol : `src/${symbol}`,
      ),
    );
  });

  it.each([
    ["cart.py:2", "the end of a path"],
    ["shop/cart.py#Cart.add", "the end of a path, with a name"],
    ["Cart.add()", "a call"],
    ["Cart#add", "as documentation writes it"],
    ["Cart::add", "as other languages write it"],
    ["cart::Cart#add", "as Ruby documents a method of a module"],
  ])("understands %s, %s", async (symbol) => {
    const { code, stdout } = await cli(shop().dir, "where-used", symbol);
    expect([code, stdout]).toEqual([0, expect.stringContaining("is defined in src/shop/cart.py:2")]);
  });

  it.each([
    ["crat.py:2", "There is no file crat.py in the working tree. Did you mean cart.py?"],
    ["src/shop/cart.py:999", "src/shop/cart.py has 3 lines, so there is no line 999."],
    ["Crat", "Crat is defined nowhere in the working tree. Did you mean Cart?"],
  ])("says what is wrong with %s, with exit code 1", async (symbol, message) => {
    const repo = shop();
    await cli(repo.dir, "facts");
    expect(await cli(repo.dir, "where-used", symbol)).toEqual({
      code: 1,
      stdout: "",
      stderr: `llmc-nav: ${message}\n`,
    });
    const { code, stdout } = await cli(repo.dir, "lineage", symbol, "--json");
    const { meta } = JSON.parse(stdout);
    expect([code, meta]).toMatchObject([1, { status: "ERROR", source: "NONE", error_code: "UNKNOWN_SYMBOL", message }]);
  });

  it("finds a method with or without `prototype` in its name", async () => {
    const repo = GitRepo.with({
      "a.js": "function Shop() {}\nShop.prototype.open = function () {};\nnew Shop().open();\n",
    });
    const live = await cli(repo.dir, "where-used", "Shop.prototype.open");
    expect([live.code, live.stdout]).toEqual([0, expect.stringContaining("a.js:3: call")]);
    await cli(repo.dir, "build-graph");
    expect((await cli(repo.dir, "where-used", "Shop.prototype.open")).stdout).toBe(live.stdout);
  });

  it("names the files that the end of a path may mean", async () => {
    const repo = GitRepo.with({ "a/x.py": "def f(): ...\n", "b/x.py": "def f(): ...\n" });
    const { code, stderr } = await cli(repo.dir, "where-used", "x.py#f");
    expect([code, stderr]).toEqual([1, "llmc-nav: 2 paths end in x.py (a/x.py, b/x.py): write more of it.\n"]);
  });

  it.each([["shop/cart.py"], ["src/shop/cart.py"]])("accepts --file %s in a subfolder", async (file) => {
    const { stdout } = await cli(shop().path("src"), "locate", "--file", file, "-s", "Cart.add", "--format", "text");
    expect(stdout).toContain("src/shop/cart.py:2-3 method Cart.add");
  });
});

describe("first hour: answers for people", () => {
  it("do not mention a missing index, but say why an existing index was not used", async () => {
    const repo = shop();
    expect((await cli(repo.dir, "where-used", "Cart.add")).stdout).not.toContain("index");
    await cli(repo.dir, "build-graph");
    expect((await cli(repo.dir, "where-used", "Cart.add")).stdout).not.toContain("index");
    repo.commit({ "src/shop/more.py": "x = 1\n" });
    const { stdout } = await cli(repo.dir, "where-used", "Cart.add");
    expect(stdout).toContain("The index is STALE, so the files answered. The index was made of");
  });

  it("of lineage mention calls outside of functions, and several definitions of a name", async () => {
    const repo = GitRepo.with({ "a.py": "def go():\n    return 1\n\n\ngo()\n", "b.py": "def stop():\n    return 2\n" });
    const alone = await cli(repo.dir, "lineage", "-s", "go", "-d", "upstream", "--format", "text");
    expect(alone.stdout).toContain("where-used also lists calls outside of functions");
    repo.write("b.py", "def go():\n    return 2\n\n\ndef run():\n    go()\n");
    const both = await cli(repo.dir, "lineage", "-s", "go", "-d", "upstream", "--format", "text");
    expect(both.stdout).toContain("go has 2 definitions (a.py#go, b.py#go)");
  });
});

describe("cli/search: members", () => {
  it("are shown with their class, which is not on their first line", async () => {
    const repo = GitRepo.with({
      "pay.py":
        "class Card:\n    def settle(self):\n        return 1\n\n\nclass Cash:\n    def settle(self):\n        return 2\n",
    });
    const { stdout } = await cli(repo.dir, "search", "settle");
    expect(stdout).toMatch(/^pay\.py:2: def settle\(self\) {2}\(in Card; /m);
    expect(stdout).toMatch(/^pay\.py:7: def settle\(self\) {2}\(in Cash; /m);
  });
});
