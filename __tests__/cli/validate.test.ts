import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GitRepo, makeTempDir } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const GOOD = `[embeddings.profiles.p]
provider = "ollama"
model = "nomic-embed-text"
dim = 768
[embeddings.routes.docs]
profile = "p"
index = "emb_docs"
[embeddings.routes.code]
profile = "p"
index = "emb_code"
[routing.slice_type_to_route]
code = "code"
erp_product = "docs"
config = "docs"
data = "docs"
other = "docs"
[routing.options]
enable_multi_route = true
[routing.multi_route.code_primary]
primary = "code"
secondary = [{ route = "docs", weight = 0.5 }]
`;
const MISSPELLED = GOOD.replace('profile = "p"\nindex = "emb_code"', 'profile = "q"\nindx = "emb_code"');

describe("cli/validate", () => {
  it("shows the meaning of every route when there are no findings", async () => {
    const repo = GitRepo.with({ "llmc.toml": GOOD });
    const { code, stdout } = await cli(repo.dir, "validate", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      config: "llmc.toml",
      source: "file",
      valid: true,
      errors: 0,
      warnings: 0,
      message: null,
      findings: [],
      routes: [
        {
          route_name: "code",
          slice_types: ["code"],
          resolved: { route_name: "code", profile: "p", provider: "ollama", dimension: 768, index: "emb_code" },
          problem: null,
          secondary: [{ route_name: "docs", weight: 0.5 }],
          fallbacks: [],
        },
        { route_name: "docs", slice_types: ["docs", "erp_product", "config", "data", "other"] },
      ],
    });
  });

  it("shows each finding under its line, as compilers do", async () => {
    const repo = GitRepo.with({ "llmc.toml": MISSPELLED.replace('"ollama"', '"olama"') });
    const { code, stdout } = await cli(repo.dir, "validate", "--format", "text");
    expect(code).toBe(1);
    expect(stdout).toBe(
      [
        'llmc.toml:2:12: error UNKNOWN_PROVIDER: There is no provider "olama": there are words, hash, ollama, openai, sentence-transformer. Did you mean ollama?',
        '  2 | provider = "olama"',
        "    |            ^^^^^^^",
        'llmc.toml:8:20: warning INCOMPLETE_ROUTE: The route "code" has no index: docs takes its place.',
        "  8 | [embeddings.routes.code]",
        "    |                    ^^^^",
        'llmc.toml:10:1: warning UNKNOWN_KEY: "indx" has no meaning in [embeddings.routes.code]. Did you mean index?',
        '  10 | indx = "emb_code"',
        "     | ^^^^",
        "llmc.toml: 1 error, 2 warnings.",
        "",
        "route  slice types                             profile         also asks",
        "code   code                                    cannot be used  docs × 0.5",
        "docs   docs, erp_product, config, data, other  cannot be used",
        "",
      ].join("\n"),
    );
  });

  it.each(["text", "markdown"])(
    "lists each finding once, errors first, with suggestions as sentences: %s",
    async (format) => {
      const file = GOOD.replace("dim = 768", 'dim = "768"').replace("routes.docs", "routes.dosc");
      const repo = GitRepo.with({ "llmc.toml": `[embedings]\n${file}` });
      const { stdout } = await cli(repo.dir, "validate", "--format", format);
      const plain = stdout.replaceAll("\\", "");
      expect(plain).toContain('not the text "768". Write 768.');
      expect(plain).toContain('There is "dosc". Did you mean docs?');
      expect(plain).not.toContain("Config Error");
      expect(plain).not.toContain("llmc-nav validate");
      expect(plain.match(/routes\.docs\]/g)).toHaveLength(1);
      const codes = [...plain.matchAll(/BAD_DIMENSION|MISSING_DOCS_ROUTE|UNKNOWN_KEY/g)].map(([code]) => code);
      expect(codes).toEqual(["BAD_DIMENSION", "MISSING_DOCS_ROUTE", "UNKNOWN_KEY"]);
    },
  );

  it("does not advise programs to run the command that is already running", async () => {
    const repo = GitRepo.with({ "llmc.toml": GOOD.replace('"ollama"', '"olama"') });
    const { routes } = JSON.parse((await cli(repo.dir, "validate", "--json")).stdout);
    expect(routes[0].problem).toMatch(/which cannot be used\.$/);
    const asked = await cli(repo.dir, "route", "--query", "how do I log in");
    expect(asked.stdout + asked.stderr).toContain("Run `llmc-nav validate` to see why.");
  });

  it("fails from the requested level", async () => {
    const repo = GitRepo.with({ "llmc.toml": `${GOOD}[embedings]\n` });
    expect((await cli(repo.dir, "validate")).code).toBe(0);
    expect((await cli(repo.dir, "validate", "--fail-on", "warning")).code).toBe(1);
    expect((await cli(repo.dir, "validate", "--fail-on", "never")).code).toBe(2);
  });

  it("reports a finding for a file that is not TOML, and does not crash", async () => {
    const repo = GitRepo.with({ "llmc.toml": "a = [1,\n" });
    const { code, stdout } = await cli(repo.dir, "validate", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      valid: false,
      findings: [
        { code: "SYNTAX", severity: "error", line: 2, column: 1, end_line: 2, end_column: 1, suggestion: null },
      ],
      routes: [],
    });
  });

  it("shows the built-in configuration when there is no llmc.toml, and says so", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    const { code, stdout } = await cli(repo.dir, "validate", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ config: null, source: "built-in", valid: true });
    expect((await cli(repo.dir, "validate")).stdout).toBe(
      "There is no llmc.toml: the built-in configuration holds, with the offline provider. --verbose shows its routes.\n",
    );
    expect((await cli(repo.dir, "validate", "--verbose")).stdout).toMatch(/^erp +erp_product/m);
  });

  it("reads the file that --config names, relative to the current directory, and fails if it does not exist", async () => {
    const repo = GitRepo.with({ "llmc.toml": "broken", "conf/other.toml": GOOD });
    expect(
      JSON.parse((await cli(repo.path("conf"), "validate", "--json", "--config", "other.toml")).stdout),
    ).toMatchObject({
      config: "conf/other.toml",
      valid: true,
    });
    const missing = await cli(repo.dir, "validate", "--config", "nowhere.toml");
    expect([missing.code, missing.stdout]).toEqual([2, ""]);
    expect(missing.stderr).toBe('llmc-nav: There is no configuration "nowhere.toml": check its path.\n');
  });

  it("checks the file of a commit with --rev", async () => {
    const repo = GitRepo.with({ "llmc.toml": GOOD });
    repo.commit({ "llmc.toml": "broken" });
    expect((await cli(repo.dir, "validate")).code).toBe(1);
    expect((await cli(repo.dir, "validate", "--rev", "HEAD~1")).code).toBe(0);
  });

  it("works outside a repository", async () => {
    const directory = makeTempDir();
    writeFileSync(join(directory, "llmc.toml"), GOOD);
    expect(JSON.parse((await cli(directory, "validate", "--json")).stdout)).toMatchObject({
      source: "file",
      valid: true,
    });
  });

  it("does not follow a link to a file elsewhere", async () => {
    const repo = GitRepo.with({ "a.py": "1\n" });
    repo.symlink("/etc/passwd", "llmc.toml");
    const { code, stdout, stderr } = await cli(repo.dir, "validate");
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe('llmc-nav: The configuration "llmc.toml" cannot be read: symlink.\n');
  });

  it("keeps names from the file inside the cells of a Markdown table", async () => {
    const repo = GitRepo.with({ "llmc.toml": `${GOOD}[embeddings.routes."a|b<img>"]\nprofile = "p"\nindex = "x"\n` });
    const { stdout } = await cli(repo.dir, "validate", "--format", "markdown");
    expect(stdout).toContain("| a\\|b\\<img\\> |  | p | ollama nomic-embed-text | 768 |  | x |  |");
  });
});
