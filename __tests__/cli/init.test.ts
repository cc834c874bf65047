import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadConfig } from "../../src/config/load-config.ts";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const CONFIG = "llmc.toml";
const REVIEW = ".github/workflows/llmc-nav.yml";
const AUDIT = ".github/workflows/llmc-nav-audit.yml";

function read(repo: GitRepo, file: string): string {
  return readFileSync(repo.path(file), "utf8");
}

describe("cli/init", () => {
  it("writes a valid configuration and both workflows, and says so", async () => {
    const repo = GitRepo.with({ "src/app.py": "def run(): pass\n", "README.md": "# App\n" });
    const { code, stdout } = await cli(repo.dir, "init", "--format", "text");
    expect(code).toBe(0);
    for (const file of [CONFIG, REVIEW, AUDIT]) expect(stdout).toContain(`${file} was written.`);
    const { config, findings } = loadConfig(read(repo, CONFIG));
    expect(findings).toEqual([]);
    expect(config?.sliceTypeToRoute.get("code")).toBe("code");
    expect((await cli(repo.dir, "validate", "--fail-on", "warning")).code).toBe(0);
  });

  it("gives a route to what the repository holds, and none to what it does not", async () => {
    const catalogue = "sku,product_name,price,stock\nA-100,Chair,19.90,4\nA-101,Table,99.00,1\n";
    const shop = GitRepo.with({ "products/catalogue.csv": catalogue, "notes.md": "# Notes\n" });
    await cli(shop.dir, "init");
    const { config } = loadConfig(read(shop, CONFIG));
    expect([...(config?.routes.keys() ?? [])].sort()).toEqual(["docs", "erp"]);
    expect(read(shop, CONFIG)).toContain('erp_product = "erp"   # 1 file\n');
  });

  it("stays right when the examples in its comments are taken", async () => {
    const repo = GitRepo.with({ "app.go": "package app\n" });
    await cli(repo.dir, "init");
    const uncommented = read(repo, CONFIG).replace(/^# (?=\[|[a-z_]+ = )/gm, "");
    expect(uncommented).not.toBe(read(repo, CONFIG));
    expect(loadConfig(uncommented).findings).toEqual([]);
  });

  it("never touches what is there", async () => {
    const repo = GitRepo.with({ [CONFIG]: "# mine\n", [REVIEW]: "# mine too\n" });
    const { code, stdout } = await cli(repo.dir, "init", "--format", "text");
    expect(code).toBe(0);
    expect([read(repo, CONFIG), read(repo, REVIEW)]).toEqual(["# mine\n", "# mine too\n"]);
    expect(stdout).toContain("llmc.toml is there already and was left alone.");
    expect(existsSync(repo.path(AUDIT))).toBe(true);
  });

  it("prints and writes nothing with --dry-run", async () => {
    const repo = GitRepo.with({ "app.ts": "export const a = 1;\n" });
    const { stdout } = await cli(repo.dir, "init", "--json", "--dry-run");
    const { files } = JSON.parse(stdout);
    expect(files.map(({ path, outcome }: { path: string; outcome: string }) => [path, outcome])).toEqual([
      [CONFIG, "planned"],
      [REVIEW, "planned"],
      [AUDIT, "planned"],
    ]);
    expect(existsSync(repo.path(CONFIG))).toBe(false);
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

  it("takes the default branch of the remote before the one checked out", async () => {
    const clone = GitRepo.with({ "app.ts": "" }).clone();
    clone.git("checkout", "-q", "-b", "feature");
    await cli(clone.dir, "init");
    expect(read(clone, REVIEW)).toContain("branches: [main]");
  });

  it("writes through no link out of the repository", async () => {
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
    expect((await cli(repo.dir, "init")).code).toBe(0);
    expect(loadConfig(read(repo, CONFIG)).findings).toEqual([]);
  });
});
