import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const CONFIG = "llmc.toml";
const REVIEW = ".github/workflows/llmc-nav.yml";
const AUDIT = ".github/workflows/llmc-nav-audit.yml";
const COMMANDS = ".github/workflows/llmc-nav-commands.yml";
const IGNORE = ".gitignore";
const INNER = ".llmc/.gitignore";

function read(repo: GitRepo, file: string): string {
  return readFileSync(repo.path(file), "utf8");
}

describe("cli/init", () => {
  it("only writes the workflow for reviews and hides the index, and says so", async () => {
    const repo = GitRepo.with({ "src/app.py": "def run(): pass\n" });
    const { code, stdout } = await cli(repo.dir, "init");
    expect(code).toBe(0);
    expect(stdout.split("\n\n")[0]).toBe(`${REVIEW} was written.\n${IGNORE} was written.`);
    expect(read(repo, IGNORE)).toBe(".llmc/\n");
    expect(read(repo, REVIEW)).toContain("# comment: problems ");
    expect(stdout).not.toContain("into .gitignore");
    expect([CONFIG, AUDIT, COMMANDS].filter((file) => existsSync(repo.path(file)))).toEqual([]);
  });

  it("writes a valid configuration and all workflows when asked for, and says so", async () => {
    const repo = GitRepo.with({ "src/app.py": "def run(): pass\n", "README.md": "# App\n" });
    const { code, stdout } = await cli(repo.dir, "init", "--with", "config,audit, commands");
    expect(code).toBe(0);
    for (const file of [CONFIG, REVIEW, AUDIT, COMMANDS]) expect(stdout).toContain(`${file} was written.`);
    const { config, findings } = loadConfig(read(repo, CONFIG));
    expect(findings).toEqual([]);
    expect(config?.sliceTypeToRoute.get("code")).toBe("code");
    expect((await cli(repo.dir, "validate", "--fail-on", "warning")).code).toBe(0);
  });

  it("makes routes only for the kinds of content that the repository contains", async () => {
    const catalogue = "sku,product_name,price,stock\nA-100,Chair,19.90,4\nA-101,Table,99.00,1\n";
    const shop = GitRepo.with({ "products/catalogue.csv": catalogue, "notes.md": "# Notes\n" });
    await cli(shop.dir, "init", "--with", "config");
    const { config } = loadConfig(read(shop, CONFIG));
    expect([...(config?.routes.keys() ?? [])].sort()).toEqual(["docs", "erp"]);
    expect(read(shop, CONFIG)).toContain('erp_product = "erp"   # 1 file\n');
  });

  it("stays valid when the examples in its comments are used", async () => {
    const repo = GitRepo.with({ "app.go": "package app\n" });
    await cli(repo.dir, "init", "--with", "config");
    const uncommented = read(repo, CONFIG).replace(/^# (?=\[|[a-z_]+ = )/gm, "");
    expect(uncommented).not.toBe(read(repo, CONFIG));
    expect(loadConfig(uncommented).findings).toEqual([]);
  });

  it("never changes existing files", async () => {
    const repo = GitRepo.with({ [CONFIG]: "# mine\n", [REVIEW]: "# mine too\n" });
    const { code, stdout } = await cli(repo.dir, "init", "--with", "config,audit");
    expect(code).toBe(0);
    expect([read(repo, CONFIG), read(repo, REVIEW)]).toEqual(["# mine\n", "# mine too\n"]);
    expect(stdout).toContain("llmc.toml is there already and was left alone.");
    expect(existsSync(repo.path(AUDIT))).toBe(true);
  });

  it("prints and writes nothing with --dry-run", async () => {
    const repo = GitRepo.with({ "app.ts": "export const a = 1;\n" });
    const { stdout } = await cli(repo.dir, "init", "--json", "--dry-run", "--with", "config,audit");
    const { files } = JSON.parse(stdout);
    expect(files.map(({ path, outcome }: { path: string; outcome: string }) => [path, outcome])).toEqual([
      [REVIEW, "planned"],
      [CONFIG, "planned"],
      [AUDIT, "planned"],
      [IGNORE, "planned"],
    ]);
    expect([CONFIG, IGNORE].filter((file) => existsSync(repo.path(file)))).toEqual([]);
  });

  it("with --dry-run, prints only the lines that would be added to an existing file", async () => {
    const repo = GitRepo.with({ "app.ts": "export const a = 1;\n", [IGNORE]: "/out/\n*.log\n" });
    const { stdout } = await cli(repo.dir, "init", "--dry-run");
    expect(stdout).toContain(".gitignore would be changed:\n\n+.llmc/\n");
    expect(stdout).not.toContain("*.log");
    expect(read(repo, IGNORE)).toBe("/out/\n*.log\n");
  });

  it.each([
    ["trunk", "branches: [trunk]"],
    ["1.x", 'branches: ["1.x"]'],
    ["on", 'branches: ["on"]'],
    ["release+1", "branches: [main]"],
  ])("names the default branch %s so that a workflow reads it", async (branch, line) => {
    const repo = GitRepo.with({ "app.ts": "" });
    repo.git("checkout", "-q", "-b", branch);
    await cli(repo.dir, "init");
    expect(read(repo, REVIEW)).toContain(line);
  });

  it("prefers the default branch of the remote to the checked-out branch", async () => {
    const clone = GitRepo.with({ "app.ts": "" }).clone();
    clone.git("checkout", "-q", "-b", "feature");
    await cli(clone.dir, "init");
    expect(read(clone, REVIEW)).toContain("branches: [main]");
  });

  it("does not write through a link that leads out of the repository", async () => {
    const repo = GitRepo.with({ "app.ts": "" });
    const elsewhere = makeTempDir("elsewhere");
    repo.symlink(elsewhere, ".github");
    const { code, stderr } = await cli(repo.dir, "init");
    expect(code).toBe(2);
    expect(stderr).toContain("cannot be written");
    expect(existsSync(`${elsewhere}/workflows`)).toBe(false);
  });

  it("works in a repository without any file", async () => {
    const repo = GitRepo.init();
    expect((await cli(repo.dir, "init", "--with", "config")).code).toBe(0);
    expect(loadConfig(read(repo, CONFIG)).findings).toEqual([]);
  });

  it("with --with index, makes the action create search tables", async () => {
    const repo = GitRepo.with({ "app.py": "def run(): pass\n" });
    await cli(repo.dir, "init", "--with", "index");
    const { config, findings } = loadConfig(read(repo, CONFIG));
    expect([config?.isIndexedInCi, findings]).toEqual([true, []]);
  });

  it.each([
    ["extends it", "node_modules/\n", "node_modules/\n.llmc/\n"],
    ["ends a last line that has no end", "node_modules/", "node_modules/\n.llmc/\n"],
    ["keeps its line ends", "a\r\nb\r\n", "a\r\nb\r\n.llmc/\r\n"],
    ["leaves it alone when it hides the index", "/.llmc/\n", "/.llmc/\n"],
    ["leaves it alone in another form", ".llmc\nx\n", ".llmc\nx\n"],
  ])("with an existing .gitignore, %s", async (_title, before, after) => {
    const repo = GitRepo.with({ "app.py": "" });
    repo.write(IGNORE, before);
    await cli(repo.dir, "init");
    expect(read(repo, IGNORE)).toBe(after);
    await cli(repo.dir, "init");
    expect(read(repo, IGNORE)).toBe(after);
  });

  it("with --commit-index, makes the graph visible to git, even if it was hidden before", async () => {
    const repo = GitRepo.with({ "app.py": "def run(): pass\n", [IGNORE]: "x\n.llmc/\n" });
    await cli(repo.dir, "status");
    await cli(repo.dir, "where-used", "run");
    expect(read(repo, INNER)).toBe("*\n");
    const { stdout } = await cli(repo.dir, "init", "--commit-index");
    expect(stdout).toContain(`${IGNORE} was changed.\n${INNER} was changed.\n`);
    await cli(repo.dir, "build-graph");
    const seen = repo.git("ls-files", "--others", "--exclude-standard", "--", ".llmc").split("\n");
    expect(seen).toEqual([".llmc/.gitignore", ".llmc/rag_graph.json", ".llmc/rag_index_status.json"]);
    expect(read(repo, IGNORE)).toBe("x\n");
  });

  it("does not change a .gitignore that is a link", async () => {
    const repo = GitRepo.with({ "app.py": "" });
    const elsewhere = makeTempDir("elsewhere");
    writeFileSync(`${elsewhere}/ignore`, "x\n");
    repo.symlink(`${elsewhere}/ignore`, IGNORE);
    expect((await cli(repo.dir, "init")).stdout).toContain(`${IGNORE} is there already and was left alone.`);
    expect(readFileSync(`${elsewhere}/ignore`, "utf8")).toBe("x\n");
  });

  it("answers an unknown part with one sentence, before anything is written", async () => {
    const repo = GitRepo.with({ "app.py": "" });
    const { code, stderr } = await cli(repo.dir, "init", "--with", "audit,comands");
    expect([code, stderr]).toEqual([
      2,
      'llmc-nav: --with takes index, audit, commands, config, not "comands". Did you mean commands?\n',
    ]);
    expect(existsSync(repo.path(REVIEW))).toBe(false);
  });
});

describe("cli: the folder of the index", () => {
  it("is hidden from git, whichever command creates it", async () => {
    const repo = GitRepo.with({ "app.py": "def run(): pass\n" });
    await cli(repo.dir, "build-graph");
    await cli(repo.dir, "index");
    expect(existsSync(repo.path(".llmc/rag_graph.json"))).toBe(true);
    expect(repo.git("status", "--porcelain")).toBe("");
  });

  it("is not changed when somebody else created it", async () => {
    const repo = GitRepo.with({ "app.py": "def run(): pass\n" });
    repo.write(".llmc/notes.txt", "mine\n");
    await cli(repo.dir, "where-used", "run");
    expect(existsSync(repo.path(INNER))).toBe(false);
  });

  it("stays visible when a part of it is committed", async () => {
    const repo = GitRepo.with({ "app.py": "def run(): pass\n", ".llmc/rag_graph.json": "{}\n" });
    rmSync(repo.path(".llmc"), { recursive: true });
    await cli(repo.dir, "where-used", "run", "--rev", "HEAD");
    expect(existsSync(repo.path(".llmc/cache"))).toBe(true);
    expect(existsSync(repo.path(INNER))).toBe(false);
  });
});
