import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { schemaPage } from "../../../scripts/write-schemas.ts";
import { configFileOf } from "../../../src/api/config-file.ts";
import { validateConfig, validationToWire } from "../../../src/api/validation.ts";
import { ANSWER_SCHEMAS, COMMANDS_WITHOUT_JSON, schemaDocuments } from "../../../src/cli/schemas/answer-schemas.ts";
import { COMMANDS } from "../../../src/cli/spec/commands.ts";
import { packIndex } from "../../../src/facts/pack-published.ts";
import { PUBLISHED_REF } from "../../../src/facts/published-index.ts";
import { Repository } from "../../../src/git/repository.ts";
import { isObject } from "../../../src/util/json.ts";
import { build } from "../../helpers/build-graph.ts";
import { formOf, schemaProblem } from "../../helpers/check-answer.ts";
import { GitRepo, TEST_ENV } from "../../helpers/git-repo.ts";
import { realConfigs } from "../../helpers/llmc-toml.ts";
import { LOGIN_FILES, loginRepo, renameLogin } from "../../helpers/login-repo.ts";
import { cli } from "../../helpers/run-cli.ts";

const FOLDER = fileURLToPath(new URL("../../../docs/schemas/", import.meta.url));

/** The answer of a command, which `cli` has compared with its published schema. */
async function checked(repo: GitRepo, command: string, ...args: readonly string[]) {
  const { stdout, stderr } = await cli(repo.dir, command, ...args, "--json");
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

/** The paths of all objects in a schema that accept keys which the schema does not name. */
function openObjects(schema: unknown, path = ""): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each) => openObjects(each, path));
  if (!isObject(schema)) return [];
  const isOpen = schema.type === "object" && schema.oneOf === undefined && schema.additionalProperties !== false;
  const inside = Object.entries(schema).flatMap(([key, value]) =>
    key === "properties" && isObject(value)
      ? Object.entries(value).flatMap(([name, each]) => openObjects(each, `${path}.${name}`))
      : openObjects(value, path),
  );
  return [...(isOpen ? [path] : []), ...inside];
}

describe("cli/schemas: answer-schemas", () => {
  it("are published as in the program, with a page that lists them (node scripts/write-schemas.ts, npm run fix)", () => {
    const files = readdirSync(FOLDER).sort();
    const documents = schemaDocuments();
    expect(files).toEqual(["README.md", ...[...documents.keys()].map((name) => `${name}.json`).sort()]);
    for (const [name, document] of documents) {
      expect(JSON.parse(readFileSync(`${FOLDER}${name}.json`, "utf8"))).toEqual(document);
    }
    expect(readFileSync(`${FOLDER}README.md`, "utf8")).toBe(schemaPage());
  });

  it("are valid in the version of JSON Schema that they name", () => {
    const ajv = new Ajv2020({ strict: true });
    for (const [name, document] of schemaDocuments())
      expect([name, ajv.validateSchema(document)]).toEqual([name, true]);
  });

  it("exist for every command that prints JSON", () => {
    const described = new Set([...ANSWER_SCHEMAS.map(({ command }) => command), ...COMMANDS_WITHOUT_JSON]);
    expect([...described].sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
  });

  it("each describe a real answer", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    const [old, now] = ["HEAD~1", "HEAD"].map((rev) => repo.git("rev-parse", rev));
    const moved = { id: 7, old, new: now, file: "auth.py", qualname: "Auth.login", kind: "method", old_lines: [2, 4] };
    repo.write("moved.jsonl", `${JSON.stringify(moved)}\n${JSON.stringify({ ...moved, qualname: "no" })}\n`);
    repo.write("uses.jsonl", '{"symbol":"check","def_file":"auth.py","def_line":7}\n{}\n');
    await cli(repo.dir, "build-graph");
    const packed = await packIndex(await Repository.open(repo.dir, { env: TEST_ENV }), now ?? "");
    repo.git("update-ref", PUBLISHED_REF, packed.commit);
    const calls: Readonly<Record<string, string>> = {
      "api-diff": "api-diff --since HEAD~1",
      "api-diff-line": "api-diff --since HEAD~1 --format jsonl",
      audit: "audit",
      "build-graph": "build-graph",
      changed: "changed --base HEAD~1",
      "changed-line": "changed --base HEAD~1 --format jsonl",
      doctor: "doctor",
      explain: "explain BAD_REVISION",
      "explain-line": "explain --format jsonl",
      "facts-update": "facts --shard 1/1 --out 1.shard",
      "facts-merge": "facts --merge 1.shard",
      "facts-verify": "facts --verify",
      facts: "facts auth.py nowhere.py",
      index: "index --dry-run",
      "index-shard": "index --shard 1/1 --out 1.vectors",
      init: "init --dry-run",
      lineage: "lineage -s check -d upstream",
      locate: "locate --file auth.py --line 2",
      pull: "pull --remote .",
      rebind: "rebind --from HEAD~1",
      "rebind-line": "rebind --from HEAD~1 --format jsonl",
      "rebind-batch": "rebind --batch moved.jsonl",
      review: "review --base HEAD~1",
      route: "route --file auth.py",
      search: "search -q login",
      status: "status",
      validate: "validate",
      "where-used": "where-used -s check",
      "where-used-batch": "where-used --batch uses.jsonl",
    };
    expect(Object.keys(calls).sort()).toEqual(ANSWER_SCHEMAS.map(({ name }) => name).sort());
    for (const [name, call] of Object.entries(calls)) {
      const argv = [...call.split(" "), ...(/ --(?:format|batch) /.test(call) ? [] : ["--json"])];
      expect(formOf(argv)?.name, call).toBe(name);
      // `cli` compares the answer with the schema.
      expect((await cli(repo.dir, ...argv)).stdout, call).not.toBe("");
    }
  });

  it("allow unknown keys only in tables and in data of other tools", () => {
    const open = [...schemaDocuments()].flatMap(([name, schema]) =>
      openObjects(schema).map((path) => `${name}${path}`),
    );
    expect(open).toEqual([
      "build-graph.timings_ms",
      "facts-update.skipped_by_reason",
      "lineage.items.enrichment",
      "review.queries.items.enrichment",
      "review.queries.items.symbol_enrichment",
      "search.items.enrichment",
      "where-used.items.enrichment",
      "where-used.items.symbol_enrichment",
      "rag_graph.entities.metadata",
    ]);
  });

  it("describe answers of where-used, lineage and search from the live tree", async () => {
    const repo = loginRepo();
    expect((await checked(repo, "where-used", "-s", "Auth.login")).items).toHaveLength(1);
    expect((await checked(repo, "where-used", "-s", "Auth", "-l", "1")).meta.truncated).toBe(true);
    expect((await cli(repo.dir, "where-used", "nowhere", "--json")).stdout).toContain("UNKNOWN_SYMBOL");
    expect((await checked(repo, "lineage", "-s", "check", "-d", "upstream")).items).toHaveLength(3);
    expect((await checked(repo, "search", "-q", "let a user in")).items.length).toBeGreaterThan(0);
  });

  it("describe answers from a graph, and enrichment that other tools added to it", async () => {
    const repo = loginRepo();
    await build(repo);
    const file = repo.path(".llmc/rag_graph.json");
    const graph = readFileSync(file, "utf8");
    const named = /("id": ?"sym:auth\.Auth\.login".*?"metadata": ?\{)/;
    expect(graph).toMatch(named);
    repo.write(".llmc/rag_graph.json", graph.replace(named, '$1"summary":"Lets a user in.",'));
    const fresh = await checked(repo, "lineage", "-s", "main", "-d", "downstream");
    expect(fresh.meta).toMatchObject({ status: "OK", freshness_state: "FRESH" });
    expect(fresh.items.map((item: { enrichment: unknown }) => item.enrichment)).toContainEqual({
      summary: "Lets a user in.",
      content_type: "code",
      content_language: "python",
    });
    renameLogin(repo);
    const stale = await checked(repo, "lineage", "-s", "main", "-d", "downstream");
    expect(stale.meta).toMatchObject({ status: "FALLBACK", freshness_state: "STALE" });
    expect((await checked(repo, "where-used", "-s", "Auth")).meta.index_status).not.toBeNull();
  });

  it("describe mistakes", async () => {
    const asked = ["where-used", "-s", "login", "--rev", "no-such-commit", "--json"];
    const { code, stdout, stderr } = await cli(loginRepo().dir, ...asked);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("no-such-commit") });
    expect(JSON.parse(stdout).meta).toMatchObject({ status: "ERROR", error_code: "BAD_REVISION" });
  });

  it("describe the status of an index that is missing, fresh, or behind with edits", async () => {
    const repo = loginRepo();
    expect((await checked(repo, "status")).status).toBeNull();
    await build(repo);
    expect((await checked(repo, "status")).route.use_rag).toBe(true);
    renameLogin(repo);
    repo.write("app.py", "");
    repo.remove("auth.py");
    repo.write("new.py", "");
    expect((await checked(repo, "status")).dirty_files).toHaveLength(3);
    expect((await checked(repo, "status", "--rev", "HEAD~1")).dirty_files).toBeNull();
  });

  it("describe where queries and files go", async () => {
    const repo = loginRepo();
    expect((await checked(repo, "route", "-q", "how do I log in", "--tool", "docs_search")).query).toBeDefined();
    expect((await checked(repo, "route", "--file", "auth.py")).file).toBe("auth.py");
  });

  it("describe the findings about the built-in configuration and every real one", async () => {
    expect((await checked(loginRepo(), "validate")).source).toBe("built-in");
    for (const [name, text] of realConfigs()) {
      const file = configFileOf({ path: "llmc.toml", bytes: Buffer.from(text) }, false);
      const wire = JSON.parse(JSON.stringify(validationToWire(validateConfig(file))));
      expect(schemaProblem("validate", wire), name).toBeUndefined();
    }
    const repo = GitRepo.init();
    repo.write("llmc.toml", '[embeddings.routes.code]\nprofile = "p"\nindex = 7\n[routin]\n');
    expect((await checked(repo, "validate")).findings.length).toBeGreaterThan(1);
  });

  it("describe a review with breaks, effects, tests, documents and a configuration", async () => {
    const repo = loginRepo();
    renameLogin(repo);
    repo.commit({
      "llmc.toml": "[routing]\nx = 1\n",
      "auth.py": (LOGIN_FILES["auth.py"] ?? "")
        .replace("login", "sign_in")
        .replace("check(name):", "check(name, strict=False):"),
      "more.py": "def more(a, b=1):\n    pass\n",
    });
    const review = await checked(repo, "review", "--base", "HEAD~2");
    expect(review).toMatchObject({ broken: [{ path: "app.py" }], doc_mentions: [{ path: "docs/login.md" }] });
    expect(review.affected.length).toBeGreaterThan(0);
    expect(review.config.findings.length).toBeGreaterThan(0);
    await checked(repo, "review", "--base", "HEAD~1", "--work-tree");
  });

  it("reject an answer with a missing or additional key, another word, or a value of another type", async () => {
    const answer = await checked(loginRepo(), "where-used", "-s", "Auth");
    const spoiled: readonly object[] = [{ total: undefined }, { extra: 1 }, { status: "FINE" }, { truncated: "no" }];
    for (const change of spoiled) {
      const meta = JSON.parse(JSON.stringify({ ...answer.meta, ...change }));
      expect(schemaProblem("where-used", { ...answer, meta }), JSON.stringify(change)).toContain("answer/meta");
    }
  });
});
