import { rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ollamaAnswer, sendJson, startServer, vectorOf } from "../embeddings/embedding-server.ts";
import { GitRepo, onceForFile } from "../helpers/git-repo.ts";
import { cli } from "../helpers/run-cli.ts";

const FILES = {
  "src/retry.py": "def retry_with_backoff(call, attempts):\n    for wait in delays(attempts):\n        call()\n",
  "src/session.py": "class Session:\n    def expire(self):\n        self.cookies.clear()\n",
  "docs/guide.md":
    "# Guide\n\nWelcome.\n\n## Sessions and cookies\n\nHow sessions expire, and where cookies are kept.\n",
  "README.md": "# Tool\n\nIt sends mail.\n",
};

interface Item {
  readonly file: string;
  readonly title: string;
  readonly route: string;
  readonly score: number;
  readonly term_score: number | null;
  readonly vector_score: number | null;
  readonly why: readonly string[];
  readonly snippet: { readonly text: string; readonly location: Record<string, unknown> };
}

async function search(repo: GitRepo, query: string, ...options: string[]) {
  const { code, stdout, stderr } = await cli(repo.dir, "search", "-q", query, "--json", ...options);
  const { meta, items } = JSON.parse(stdout) as { meta: Record<string, unknown>; items: Item[] };
  return { code, meta, items, stderr };
}

async function indexedAnew(files: Record<string, string>): Promise<GitRepo> {
  const repo = GitRepo.with(files);
  expect((await cli(repo.dir, "index", "--quiet")).code).toBe(0);
  return repo;
}

const indexedOnce = onceForFile(() => indexedAnew(FILES));

/** A repository with its index. */
async function indexed(files?: Record<string, string>): Promise<GitRepo> {
  return files === undefined ? (await indexedOnce()).copy() : indexedAnew(files);
}

const DOCS_ONLY = (enableQueryRouting: string) => `
[embeddings.profiles.default_docs]
provider = "hash"
[embeddings.routes.docs]
profile = "default_docs"
index = "emb_docs"
[routing.slice_type_to_route]
code = "docs"
docs = "docs"
[routing.options]
enable_query_routing = ${enableQueryRouting}
`;

describe("nav/search: without an index", () => {
  it("searches the live tree by words, and says so", async () => {
    const repo = GitRepo.with(FILES);
    const { code, meta, items } = await search(repo, "retrying with a backoff");
    expect([code, meta.status, meta.source, meta.freshness_state]).toEqual([
      0,
      "FALLBACK",
      "LOCAL_FALLBACK",
      "UNKNOWN",
    ]);
    expect(meta.message).toMatch(/no search index: run `llmc-nav index`/);
    expect(items[0]).toMatchObject({
      file: "src/retry.py",
      title: "retry_with_backoff",
      route: "code",
      vector_score: null,
    });
    expect(items[0]?.snippet).toMatchObject({
      text: FILES["src/retry.py"].trimEnd(),
      location: { start_line: 1, end_line: 3 },
    });
  });

  it.each(["without an index", "with one"])("finds code that fits a question in other words first, %s", async (how) => {
    const repo = GitRepo.with({
      "src/a.py": "def print_lines(file):\n    for line in file.request.lines:\n        print(line)\n",
      "src/b.py": "def remove_lines(file):\n    for line in file.request.lines:\n        remove(line)\n",
    });
    if (how === "with one") await cli(repo.dir, "index", "--quiet");
    const { items } = await search(repo, "how does a request delete the lines of a file");
    expect(items.map(({ title }) => title)).toEqual(["remove_lines", "print_lines"]);
  });

  it("finds uncommitted code", async () => {
    const repo = GitRepo.with(FILES);
    repo.write("src/new.py", "def brand_new_thing():\n    pass\n");
    expect((await search(repo, "brand new thing")).items[0]?.file).toBe("src/new.py");
    expect((await search(repo, "brand new thing", "--rev", "HEAD")).items).toEqual([]);
  });

  it("says that nothing was found", async () => {
    const { meta, items } = await search(GitRepo.with(FILES), "zyzzyva");
    expect([items, meta.total, meta.reason]).toEqual([[], 0, "Nothing in the working tree has a word of the query."]);
  });

  it("says the same about one file as about several", async () => {
    const { meta } = await search(GitRepo.with({ "a.py": "def zyzzyvasion():\n    pass\n" }), "zyzzyva");
    expect(meta.reason).toContain(
      "1 file has it as a part of a longer word, or is a lock file, minified or too large.",
    );
  });

  it("makes no false statement when the word is only a part of another, or in a file that is not searched", async () => {
    const repo = GitRepo.with({ "a.py": "def zyzzyvasion():\n    pass\n", "yarn.lock": "zyzzyva\n" });
    const { meta, items } = await search(repo, "zyzzyva");
    expect(items).toEqual([]);
    expect(meta.reason).toBe(
      "No file of the working tree that is searched has a word of the query. 2 files have it as a part of a longer word, or are lock files, minified or too large.",
    );
  });

  it("says that a query without a word cannot be searched", async () => {
    const { meta } = await search(GitRepo.with(FILES), "(): ");
    expect(meta.reason).toMatch(/^The query has no word to look for/);
  });

  it("searches all files, for any route of the query", async () => {
    const files = {
      "src/auth.py": "def open_session(user):\n    return user\n",
      "docs/guide.md": "# Guide\n\nCall open_session once.\n",
    };
    const off = DOCS_ONLY("false");
    const unrouted = await search(GitRepo.with({ ...files, "llmc.toml": off }), "open_session");
    expect(unrouted.items.map(({ file }) => file).sort()).toEqual(["docs/guide.md", "src/auth.py"]);
    const only = { "src/auth.py": files["src/auth.py"], "llmc.toml": off };
    const alone = await search(GitRepo.with(only), "open_session");
    expect([alone.items.map(({ file }) => file), alone.meta.reason]).toEqual([["src/auth.py"], null]);
    const wanted = await search(GitRepo.with(files), "open_session", "--tool", "docs_search");
    expect(wanted.items.map(({ route }) => route).sort()).toEqual(["code", "docs"]);
  });

  it("warns about a route that cannot be used, as with an index", async () => {
    const repo = GitRepo.with({ ...FILES, "llmc.toml": DOCS_ONLY("true").replace('code = "docs"', 'code = "code"') });
    const { meta, items, stderr } = await search(repo, "def retry_with_backoff(");
    expect(stderr).toMatch(/Config: Missing 'embeddings.routes.code' for query\. Falling back to 'docs' route\./);
    expect(meta.message).toMatch(/no search index.*Missing 'embeddings.routes.code' for query/);
    expect(items[0]?.file).toBe("src/retry.py");
  });

  it("stops at the limit and gives the total", async () => {
    const { meta, items } = await search(GitRepo.with(FILES), "session cookies", "-l", "1");
    expect([items.length, meta.truncated]).toEqual([1, true]);
    expect(meta.total).toBeGreaterThan(1);
  });

  it.each(["", "   "])("asks for a query when called with %j", async (query) => {
    const { code, stderr } = await cli(GitRepo.with(FILES).dir, "search", "-q", query);
    expect([code, stderr]).toEqual([2, 'llmc-nav: Say what to look for: "how do users log in".\n']);
  });

  it("treats patterns, options and line breaks in a query as words", async () => {
    const repo = GitRepo.with(FILES);
    expect((await search(repo, "retry -e .* --no-index\nbackoff \\(")).items[0]?.file).toBe("src/retry.py");
  });
});

const NAMES = {
  "lib/url.js":
    "'use strict';\n\n/**\n * Takes an address apart.\n */\n\nexports.parseUrl = function parseUrl(text) {\n  return split(text);\n};\n\nconst MAX_PARTS = 7;\n",
  "lib/client.py":
    'LIMIT = 3\n\n\nclass Client:\n    """Talks."""\n\n    retries = 5\n\n    def send_request(self, url):\n        return parse_url(url)\n\n\ndef parse_url(text):\n    return text\n',
  "test/url.test.js": "describe('parseUrl', () => {\n  parseUrl('parseUrl parse url');\n});\nfunction parseUrl() {}\n",
};

describe("nav/search: names", () => {
  const asked = onceForFile(async () => indexedAnew(NAMES));

  it.each([
    ["parse_url", "lib/client.py", 13, 13],
    ["Client", "lib/client.py", 4, 4],
    ["Client.send_request", "lib/client.py", 9, 9],
    ["sendRequest", "lib/client.py", 9, 9],
    ["request send", "lib/client.py", 9, 9],
    ["Client.retries", "lib/client.py", 7, 7],
    ["LIMIT", "lib/client.py", 1, 1],
    ["max_parts", "lib/url.js", 11, 11],
    ["lib/url.js parse_url", "lib/url.js", 7, 7],
    ["url.js:parseUrl", "lib/url.js", 7, 7],
    ["where is send_request defined", "lib/client.py", 9, 9],
  ])("finds the definition of %s first, without and with an index", async (query, file, line, start) => {
    const repo = await asked();
    const indexedItem = (await search(repo, query)).items[0];
    const live = (await search(GitRepo.with(NAMES), query)).items[0];
    for (const item of [indexedItem, live]) {
      expect(item).toMatchObject({ file, line, snippet: { location: { start_line: start } } });
    }
  });

  it("shows the kind and the first line of a definition", async () => {
    const { items } = await search(await asked(), "send_request");
    expect(items[0]).toMatchObject({
      symbol: { path: "lib/client.py", qualname: "Client.send_request", kind: "method", start_line: 9, end_line: 10 },
      signature: "def send_request(self, url)",
      is_test: false,
      why: expect.arrayContaining(["is named Client.send_request"]),
    });
  });

  it("lists tests last, unless they are requested", async () => {
    const repo = await asked();
    const order = async (...options: string[]) =>
      (await search(repo, "parseUrl", ...options)).items.map(({ file }) => file);
    expect((await order())[0]).toBe("lib/url.js");
    expect(await order("--path", "test/**")).toEqual(["test/url.test.js", "test/url.test.js"]);
  });

  it("prefers files whose names contain words of a question, joined or not", async () => {
    const body = "class Command:\n    def handle(self):\n        create(self.superuser)\n";
    const repo = GitRepo.with({ "aaa.py": body, "commands/createsuperuser.py": body });
    const { items } = await search(repo, "how is a superuser created from the command line?");
    expect(items[0]?.file).toBe("commands/createsuperuser.py");
  });

  it("only finds the requested kind, path and language", async () => {
    const repo = await asked();
    const titles = async (...options: string[]) =>
      (await search(repo, "parse url client", ...options)).items.map(({ title }) => title);
    expect(await titles("--kind", "class")).toEqual(["Client"]);
    expect(await titles("--language", "python")).not.toContain("parseUrl");
    expect(await titles("--path", "*.js", "--kind", "function")).toEqual(["parseUrl", "parseUrl"]);
    const none = await search(GitRepo.with(NAMES), "parse url", "--kind", "docs");
    expect([none.items, none.meta.total]).toEqual([[], 0]);
    expect(none.meta.reason).toMatch(/not of the kind/);
  });
});

describe("nav/search: with an index", () => {
  it("answers from the index of the commit, with all scores and reasons", async () => {
    const { meta, items } = await search(await indexed(), "where do sessions expire");
    expect([meta.status, meta.source, meta.freshness_state]).toEqual(["OK", "RAG_GRAPH", "FRESH"]);
    expect(meta.index_status).toEqual({
      repo: ".",
      index_state: "fresh",
      last_indexed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
      last_indexed_commit: meta.commit,
      schema_version: expect.any(String),
    });
    expect(new Set(items.slice(0, 3).map(({ file }) => file))).toEqual(new Set(["docs/guide.md", "src/session.py"]));
    expect(items[0]).toMatchObject({ term_score: expect.any(Number), vector_score: expect.any(Number) });
    expect(items[0]?.why.join("; ")).toMatch(/^has sessions, expire/);
    expect(items.flatMap(({ why }) => why).join("; ")).not.toMatch(/\d\.\d/);
    expect(items.map(({ score }) => score)).toEqual(items.map(({ score }) => score).sort((a, b) => b - a));
  });

  it("asks only the route that the tool names", async () => {
    const { items } = await search(await indexed(), "session cookies expire", "--tool", "code_refactor");
    expect(new Set(items.map(({ route }) => route))).toEqual(new Set(["code"]));
  });

  it("is stale for another commit and for edited files, and then searches the live tree", async () => {
    const repo = await indexed();
    repo.write("src/session.py", FILES["src/session.py"].replace("clear", "wipe_everything"));
    const edited = await search(repo, "wipe everything");
    expect([edited.meta.status, edited.meta.freshness_state, edited.items[0]?.file]).toEqual([
      "FALLBACK",
      "STALE",
      "src/session.py",
    ]);
    expect(edited.meta.message).toMatch(/"src\/session.py" differs from it/);
    repo.commit();
    const behind = await search(repo, "wipe everything");
    expect([behind.meta.freshness_state, behind.items[0]?.file]).toEqual(["STALE", "src/session.py"]);
  });

  it("answers from live files, with a warning, when the index is damaged", async () => {
    const repo = await indexed();
    writeFileSync(repo.path(".llmc/index.db"), "this is no database at all, whatever its name says".repeat(100));
    const { code, meta, items, stderr } = await search(repo, "retry with backoff");
    expect([code, meta.status, meta.freshness_state, items[0]?.file]).toEqual([
      0,
      "FALLBACK",
      "UNKNOWN",
      "src/retry.py",
    ]);
    expect(stderr).toMatch(/The live files are searched instead\./);
  });

  it("does not trust an index that is committed", async () => {
    const repo = GitRepo.with({ ...FILES, ".llmc/index.db": "placeholder" });
    await cli(repo.dir, "index", "--quiet");
    expect((await search(repo, "retry")).meta.message).toMatch(/is committed to this repository, so it is not trusted/);
  });

  it("builds a damaged index again", async () => {
    const repo = await indexed();
    writeFileSync(repo.path(".llmc/index.db"), "no database");
    const { code, stderr } = await cli(repo.dir, "index", "--quiet");
    expect([code, (await search(repo, "retry")).meta.status], stderr).toEqual([0, "OK"]);
  });
});

const SERVICE_CONFIG = (url: string, dimension = 8) => `
[embeddings.profiles.main]
provider = "ollama"
model = "m"
dim = ${dimension}
[embeddings.profiles.main.ollama]
api_base = "${url}"
timeout = 5
[embeddings.routes.docs]
profile = "main"
index = "emb_docs"
[embeddings.routes.code]
profile = "main"
index = "emb_code"
[routing.slice_type_to_route]
code = "code"
docs = "docs"
[routing.options]
enable_query_routing = true
`;

describe("nav/search: configuration and providers", () => {
  const PROFILE = "[embeddings.profiles.main]\nprovider = 'hash'\n";
  const CODE_ROUTE = "[embeddings.routes.code]\nprofile = 'main'\nindex = 'emb_code'\n";
  it.each([
    [
      "missing",
      `${PROFILE}${CODE_ROUTE}`,
      "Critical Config Error: 'embeddings.routes.docs' is missing, and no fallback is possible. Please define it in llmc.toml.",
    ],
    [
      "incomplete",
      `${PROFILE}${CODE_ROUTE}[embeddings.routes.docs]\nprofile = 'main'\n`,
      "Critical Config Error: 'embeddings.routes.docs' is incompletely defined (profile: main, index: None). Please fix it in llmc.toml.",
    ],
    [
      "without a profile that exists",
      `${PROFILE}${CODE_ROUTE}[embeddings.routes.docs]\nprofile = 'none'\nindex = 'emb_docs'\n`,
      /^Config Error: Route 'docs' for (?:query|ingest) refers to missing profile 'none', and 'default_docs' profile is also missing/,
    ],
  ])("fails early, in search, index and route, when the route docs is %s", async (_title, config, sentence) => {
    const repo = GitRepo.with({ ...FILES, "llmc.toml": config });
    for (const call of [
      ["search", "-q", "def retry("],
      ["index"],
      ["route", "-q", "def retry("],
      ["route", "--file", "src/retry.py"],
    ]) {
      const { code, stdout, stderr } = await cli(repo.dir, ...call, "--json");
      const { meta, items } = JSON.parse(stdout);
      expect([code, meta.status, meta.error_code, meta.source, items], stderr).toEqual([
        2,
        "ERROR",
        "BAD_CONFIG",
        "NONE",
        [],
      ]);
      expect(meta.message).toMatch(sentence);
      expect(stderr).toBe(`llmc-nav: ${meta.message}\n`);
    }
  });

  it("searches by words when llmc.toml is not valid TOML", async () => {
    const { meta, items } = await search(GitRepo.with({ ...FILES, "llmc.toml": "= broken" }), "retry with backoff");
    expect([meta.status, items[0]?.file]).toEqual(["FALLBACK", "src/retry.py"]);
    expect(meta.message).toMatch(/llmc\.toml:1:1/);
  });

  it("continues with only terms when the provider fails, and says so", async () => {
    let isUp = true;
    const server = await startServer(({ body }, _, response) => {
      if (isUp) sendJson(response, { embeddings: (body.input as string[]).map((text) => vectorOf(text, 8)) });
      else sendJson(response, { error: "no such model" }, 404);
    });
    const repo = await indexed({ ...FILES, "llmc.toml": SERVICE_CONFIG(server.url) });
    const { items } = await search(repo, "def retry_with_backoff(");
    expect(items[0]).toMatchObject({ file: "src/retry.py", vector_score: expect.any(Number) });
    isUp = false;
    const { meta, items: byTerms } = await search(repo, "def retry_with_backoff(");
    expect([meta.status, byTerms[0]?.file, byTerms[0]?.vector_score]).toEqual(["OK", "src/retry.py", null]);
    expect(meta.message).toMatch(/answered 404.*Vectors are left out of this search\./);
  });

  it("asks the provider once for each content, and does not change the index when it fails", async () => {
    let isUp = true;
    const server = await startServer(({ body }, _, response) => {
      const dimension = isUp ? 8 : 5;
      sendJson(response, { embeddings: (body.input as string[]).map((text) => vectorOf(text, dimension)) });
    });
    const repo = await indexed({ ...FILES, "llmc.toml": SERVICE_CONFIG(server.url) });
    const asked = () => server.requests.flatMap(({ body }) => body.input as string[]);
    const before = asked().length;
    await cli(repo.dir, "index", "--quiet");
    expect(asked()).toHaveLength(before);
    isUp = false;
    repo.commit({ "src/retry.py": FILES["src/retry.py"].replace("call()", "call(wait)") });
    const { code, stderr } = await cli(repo.dir, "index", "--quiet");
    expect([code, stderr]).toEqual([2, expect.stringMatching(/5 dimensions, but the profile of m says 8/)]);
    expect(asked()).toHaveLength(before + 1);
    expect((await search(repo, "retry", "--rev", "HEAD~1")).meta.status).toBe("OK");
  });

  it("does not compare vectors of another model", async () => {
    const server = await startServer(({ body }, _, response) => {
      sendJson(response, { embeddings: (body.input as string[]).map((text) => vectorOf(text, 8)) });
    });
    const configs = { "llmc.toml": SERVICE_CONFIG(server.url), "other.toml": SERVICE_CONFIG(server.url, 16) };
    const repo = await indexed({ ...FILES, ...configs });
    const { meta, items, stderr } = await search(repo, "def retry(", "--config", "other.toml");
    expect([meta.status, items[0]?.vector_score]).toEqual(["OK", null]);
    expect(stderr).toMatch(/not of the model of its route/);
  });

  it("falls back from a missing table, as documented", async () => {
    const config = SERVICE_CONFIG("http://127.0.0.1:1").replace('"emb_code"', '"emb_other"');
    const repo = await indexed({ ...FILES, "other.toml": config });
    const { meta, stderr } = await search(repo, "def retry(", "--config", "other.toml");
    expect(stderr).toMatch(/Query search against 'emb_other' \(route 'code'\) failed/);
    expect([meta.status, meta.freshness_state]).toEqual(["FALLBACK", "UNKNOWN"]);
  });

  /** Starts two services, so that the test can distinguish which one was asked. */
  async function twoServices(options: string) {
    const servers = await Promise.all([startServer(ollamaAnswer(8)), startServer(ollamaAnswer(4))]);
    const [free, paid] = servers.map(({ url }) => url);
    const config = `
[embeddings.profiles.local]
provider = "ollama"
model = "local"
dim = 8
ollama_host = "${free}"
[embeddings.profiles.paid]
provider = "ollama"
model = "paid"
dim = 4
ollama_host = "${paid}"
cost_class = "high"
[embeddings.routes.docs]
profile = "paid"
index = "emb_docs"
[embeddings.routes.code]
profile = "local"
index = "emb_code"
[routing.slice_type_to_route]
code = "code"
docs = "docs"
[routing.options]
enable_query_routing = true
${options}`;
    const repo = await indexed({ ...FILES, "llmc.toml": config });
    const counts = () => servers.map(({ requests }) => requests.length);
    return { repo, counts };
  }

  it.each([
    ["off", "", ["code"], [1, 0]],
    ["off, whatever the method", '[scoring.fusion]\nmethod = "shared_scale"\n', ["code"], [1, 0]],
    ["on", 'enable_multi_route = true\n[scoring.fusion]\nmethod = "shared_scale"\n', ["code", "docs"], [1, 1]],
  ])("asks only the models of the routes that `route` shows: multi-route %s", async (_, options, routes, asked) => {
    const { repo, counts } = await twoServices(options);
    const query = "def retry_with_backoff(call, attempts)";
    const shown = JSON.parse((await cli(repo.dir, "route", "-q", query, "--json")).stdout);
    expect(shown.routes.map((each: { route_name: string }) => each.route_name)).toEqual(routes);
    expect(shown.fusion).toBe(routes.length > 1 ? "shared_scale" : null);
    const before = counts();
    const { meta, items } = await search(repo, query);
    expect([meta.status, items[0]?.file]).toEqual(["OK", "src/retry.py"]);
    expect(counts().map((count, at) => count - (before[at] ?? 0))).toEqual(asked);
  });

  it("names the searched tables when they have no results, because others may have some", async () => {
    const { repo } = await twoServices("");
    const { meta, items } = await search(repo, "zyzzyva", "--tool", "code_refactor");
    // Every vector has a nearest vector, so only a table without slices has no results.
    expect(items.every(({ route }) => route === "code")).toBe(true);
    expect(meta.status).toBe("OK");
    const product = await search(await indexed(), "zyzzyva", "--tool", "product_lookup");
    expect([product.items, product.meta.reason]).toEqual([
      [],
      "Nothing in emb_erp (route erp) has a word of the query.",
    ]);
  });
});

describe("cli: index", () => {
  it("shows the cost before and after", async () => {
    const repo = GitRepo.with(FILES);
    const { stdout, stderr } = await cli(repo.dir, "index", "--format", "text");
    expect(stderr).toMatch(
      /^llmc-nav: To be embedded: \d+ slices, about \d+ tokens, by words words-1 \(cost class free\)\.\n$/,
    );
    expect(stdout).toMatch(/The search index holds [0-9a-f]{40}.*\n.*embeddings made, 0 reused\.\nCost: /);
  });

  it("limits the cost", async () => {
    const { code, stderr } = await cli(GitRepo.with(FILES).dir, "index", "--max-embeddings", "2");
    expect([code, stderr]).toEqual([2, expect.stringMatching(/--max-embeddings allows 2.*Nothing was changed/)]);
  });
});

describe("nav/search: slice types of the configuration", () => {
  const base = DOCS_ONLY("true").replace('code = "docs"', 'code = "code"\nsql = "code"');
  const config = `${base}[embeddings.routes.code]
profile = "default_docs"
index = "emb_code"
[routing.slice_types]
sql = ["*.sql"]
`;
  const files = { ...FILES, "db/users.sql": "CREATE TABLE users (id INTEGER);\n", "llmc.toml": config };

  it("are stored by their route and shown, without a warning (LLMC's example with SQL)", async () => {
    const repo = await indexed(files);
    const { stdout } = await cli(repo.dir, "validate", "--json");
    expect(JSON.parse(stdout).findings.map((each: { code: string }) => each.code)).not.toContain("UNKNOWN_SLICE_TYPE");
    const found = await search(repo, "CREATE TABLE users", "--tool", "code_refactor");
    expect([found.meta.status, found.items[0]]).toMatchObject([
      "OK",
      {
        file: "db/users.sql",
        route: "code",
        slice_type: "sql",
        slice_language: "sql",
        slice_confidence: 1,
        slice_reasons: ["pattern *.sql"],
      },
    ]);
    const route = JSON.parse((await cli(repo.dir, "route", "--json", "--file", "db/users.sql")).stdout);
    expect(route).toMatchObject({ slice_type: "sql", route_name: "code", fallbacks: [] });
    repo.write("docs/guide.md", "changed\n");
    const live = await search(repo, "CREATE TABLE users", "--tool", "code_refactor");
    expect([live.meta.status, live.items[0]]).toMatchObject(["FALLBACK", { slice_type: "sql", route: "code" }]);
  });

  it("cause all files to be sliced again when they change, and the answer says so until then", async () => {
    const repo = await indexed(files);
    repo.commit({ "llmc.toml": config.replace('"*.sql"', '"*.ddl"'), ".gitignore": ".llmc/\n" });
    const { stdout } = await cli(repo.dir, "index", "--json", "--quiet");
    expect(JSON.parse(stdout)).toMatchObject({ base: null, written: true });
    const { items } = await search(repo, "CREATE TABLE users", "--tool", "code_refactor");
    expect(items[0]).toMatchObject({ slice_type: "code", slice_reasons: ["extension .sql"] });
    repo.commit({ "other.toml": config });
    await cli(repo.dir, "index", "--quiet");
    const other = await search(repo, "CREATE TABLE users", "--tool", "code_refactor", "--config", "other.toml");
    expect(other.meta).toMatchObject({
      status: "FALLBACK",
      message: expect.stringMatching(/another version or configuration/),
    });
  });
});

describe("nav/search: paths of the machine", () => {
  it("never occur in an answer or a message", async () => {
    const repo = await indexed();
    const answers = [await cli(repo.dir, "search", "-q", "retry"), await cli(repo.dir, "status")];
    writeFileSync(repo.path(".llmc/index.db"), "no database");
    answers.push(await cli(repo.dir, "search", "-q", "retry"), await cli(repo.dir, "index"));
    rmSync(repo.path(".llmc"), { recursive: true });
    writeFileSync(repo.path(".llmc"), "in the way");
    answers.push(await cli(repo.dir, "search", "-q", "retry"), await cli(repo.dir, "index"));
    answers.push(await cli(repo.dir, "doctor"));
    for (const { stdout, stderr } of answers) expect(stdout + stderr).not.toContain(repo.dir);
    expect(answers[2]?.stdout).toContain('".llmc/index.db" is no database');
  });
});
