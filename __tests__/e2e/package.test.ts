import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { schemaDocuments } from "../../src/cli/schemas/answer-schemas.ts";
import { GitRepo, TEST_ENV } from "../helpers/git-repo.ts";
import { loginRepo, renameLogin } from "../helpers/login-repo.ts";
import { fencesOf } from "../helpers/markdown.ts";
import { environmentOf, NODES } from "../helpers/nodes.ts";
import { installIntoEmptyProject, npx, type PackedPackage, packPackage } from "../helpers/packed-package.ts";
import { cli } from "../helpers/run-cli.ts";
import { timeless } from "../helpers/timeless.ts";

const MAX_TARBALL_BYTES = 15e6;
const LIBRARY_PAGE = fileURLToPath(new URL("../../docs/library.md", import.meta.url));

let folder: string;
let packed: PackedPackage;
/** A project in which only the package is installed. */
let project: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "llmc-nav-package-")));
  packed = packPackage(folder);
  project = join(folder, "project");
  installIntoEmptyProject(project, packed.tarball, process.env);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example of the documentation in a language. */
function example(language: string): string {
  const fence = fencesOf(readFileSync(LIBRARY_PAGE, "utf8")).find(({ info }) => info === language);
  if (fence === undefined) throw new Error(`docs/library.md has no example in ${language}`);
  return fence.lines.join("\n");
}

/** Runs a script of the project on a repository. */
function run(node: string, repo: GitRepo, name: string, text: string): string {
  writeFileSync(join(project, name), text);
  return execFileSync(node, [join(project, name)], { cwd: repo.dir, env: TEST_ENV, encoding: "utf8" });
}

describe("the package", () => {
  it("contains the command line, the library and their data, and is at most 15 MB", () => {
    const stray =
      /^(?!dist\/(?:api|cli|grammars|sqlite|words)\/|docs\/schemas\/|(?:README\.md|LICENSE|package\.json)$)/;
    expect(packed.files.filter((path) => stray.test(path))).toEqual([]);
    expect(packed.files).toContain("dist/api/index.d.ts");
    expect(packed.bytes).toBeLessThanOrEqual(MAX_TARBALL_BYTES);
  });

  it("has no dependencies and runs nothing during installation", () => {
    const manifest = JSON.parse(readFileSync(join(project, "node_modules/llmc-nav/package.json"), "utf8"));
    const needs = ["dependencies", "optionalDependencies", "peerDependencies", "bundleDependencies"];
    expect(needs.filter((key) => key in manifest)).toEqual([]);
    const hooks = Object.keys(manifest.scripts).filter((name) => /install|prepare|prepublish/.test(name));
    expect(hooks).toEqual([]);
    expect(readdirSync(join(project, "node_modules")).sort()).toEqual([".bin", ".package-lock.json", "llmc-nav"]);
    const lock = readFileSync(join(project, "package-lock.json"), "utf8");
    expect(lock).not.toContain("hasInstallScript");
  });
});

describe.each(NODES)("the package on Node %s", (_version, node) => {
  it("is a command that npx starts", () => {
    const repo = loginRepo();
    renameLogin(repo);
    const env = environmentOf(node, TEST_ENV);
    const { version } = JSON.parse(readFileSync(join(project, "node_modules/llmc-nav/package.json"), "utf8"));
    expect(npx(project, repo.dir, env, "--version")).toBe(`${version}\n`);
    const review = JSON.parse(npx(project, repo.dir, env, "review", "--base", "HEAD~1", "--json"));
    expect(review.broken).toMatchObject([{ path: "app.py", line: 5, reason: "renamed" }]);
  });

  it.each([
    ["imported", "ts run", "example.mjs", "app.py:5 call (exact)\nUNKNOWN LOCAL_FALLBACK 1\n"],
    ["required", "js", "example.cjs", "app.py:5\n"],
  ])("is a library that can be %s, as its page shows", (_how, language, name, printed) => {
    // The page asks about the repository of the tutorial.
    const text = example(language).replace("url_for", "Auth.login");
    expect(run(node, loginRepo(), name, text)).toBe(printed);
  });

  it("gives the same answers as a library and as a command line", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    await cli(repo.dir, "index");
    const script = `import * as nav from "llmc-nav";
      const repository = await nav.openRepository(".");
      const answers = {
        uses: nav.toWire(await repository.whereUsed("Auth")),
        callers: nav.toWire(await repository.lineage("check", "upstream")),
        matches: nav.toWire(await repository.search("let a user in")),
        status: nav.indexCheckToWire(await repository.status()),
        route: nav.routingToWire(await repository.route({ query: "def f(x)" })),
        config: nav.validationToWire(await repository.validate()),
        review: nav.reviewToWire(await repository.review({ base: "HEAD~1" })),
      };
      await repository.close();
      console.log(JSON.stringify(answers));`;
    const answers = JSON.parse(run(node, repo, "answers.mjs", script));
    const commands: Record<string, readonly string[]> = {
      uses: ["where-used", "-s", "Auth"],
      callers: ["lineage", "-s", "check", "-d", "upstream"],
      matches: ["search", "-q", "let a user in"],
      status: ["status"],
      route: ["route", "-q", "def f(x)"],
      config: ["validate"],
      review: ["review", "--base", "HEAD~1"],
    };
    for (const [name, args] of Object.entries(commands)) {
      const { stdout } = await cli(repo.dir, ...args, "--json");
      expect(timeless(answers[name]), name).toEqual(timeless(JSON.parse(stdout)));
    }
    // SQLite's files are next to the bundle: this answer needed them.
    expect(answers.matches.meta).toMatchObject({ status: "OK", source: "RAG_GRAPH" });
  });

  it("reads a language as a library with the grammar in the package", () => {
    const repo = GitRepo.with({ "server.go": "package server\n\nfunc Start() { Listen() }\n\nfunc Listen() {}\n" });
    const script = `import { openRepository } from "llmc-nav";
      const { items } = await (await openRepository(".")).whereUsed("Listen");
      console.log(items.map(({ file, line, role }) => \`\${file}:\${line} \${role}\`).join());`;
    expect(run(node, repo, "grammar.mjs", script)).toBe("server.go:3 call\n");
  });

  it("provides its schemas to programs", () => {
    const documents = schemaDocuments();
    const names = [...documents.keys()];
    const script = `const schemas = ${JSON.stringify(names)}.map((name) => require(\`llmc-nav/schemas/\${name}.json\`));
      console.log(JSON.stringify(schemas.map(({ title }) => title)));`;
    const titles: readonly string[] = JSON.parse(run(node, loginRepo(), "schemas.cjs", script));
    expect(titles).toEqual([...documents.values()].map(({ title }) => title));
  });
});
