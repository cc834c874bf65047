import { describe, expect, it } from "vitest";
import { GitRepo, onceForFile } from "../helpers/git-repo.ts";
import { connect } from "./connect.ts";

const FILES = 60;
const CALLS_A_FILE = 10;

/** A repository in which one function is used 600 times. The last commit renames a function that all these uses depend on. */
function crowdedRepo(): GitRepo {
  const files: Record<string, string> = {
    ".gitignore": ".llmc\n",
    "core.py": `def helper(value):\n${Array.from({ length: 300 }, (_, at) => `    value += ${at}`).join("\n")}\n    return value\n`,
  };
  for (let file = 0; file < FILES; file++) {
    const functions = Array.from(
      { length: CALLS_A_FILE },
      (_, at) => `def user_${file}_${at}():\n    return helper(${at})\n`,
    );
    const name = file % 3 === 0 ? `tests/test_part_${file}.py` : `part_${file}.py`;
    files[name] = `from core import helper\n\n\n${functions.join("\n\n")}`;
  }
  const repo = GitRepo.with(files);
  repo.commit({ "core.py": (files["core.py"] ?? "").replace("def helper", "def helping") }, "rename");
  return repo;
}

const USES = FILES * CALLS_A_FILE;

/** The number of left-out items in the last line of an answer; 0 when the answer is complete. */
function moreOf(text: string): number {
  return Number(/^(\d+) more: ask with /m.exec(text)?.[1] ?? 0);
}

const QUESTIONS: readonly (readonly [tool: string, input: Record<string, unknown>])[] = [
  ["where_used", { symbol: "helper", rev: "HEAD~1", limit: 1000 }],
  ["lineage", { symbol: "helper", direction: "callers", rev: "HEAD~1", limit: 1000 }],
  ["symbol", { symbol: "helping" }],
  ["context", { symbol: "helper", rev: "HEAD~1" }],
  ["impact", { symbol: "helper", rev: "HEAD~1" }],
  ["review", { base: "HEAD~1" }],
  ["search", { query: "helper user", limit: 200 }],
];

describe("mcp/budget", () => {
  const repo = onceForFile(async () => crowdedRepo());

  it.each(QUESTIONS)("keeps text and structured content of %s within any budget", async (name, input) => {
    const { call } = await connect(await repo());
    for (const budget of [200, 700, 3000, undefined]) {
      const asked = budget === undefined ? input : { ...input, max_tokens: budget };
      const { text, structured, textTokens, structuredTokens } = await call(name, asked);
      const allowed = budget ?? (name === "review" ? 4000 : 1500);
      expect(textTokens, `${name} ${budget}: ${text}`).toBeLessThanOrEqual(allowed);
      expect(structuredTokens, `${name} ${budget}`).toBeLessThanOrEqual(Math.min(allowed, 3 * textTokens));
      const last = text.trimEnd().split("\n").at(-1);
      const isWhole = !(structured.meta?.truncated ?? structured.truncated);
      // Some answers are complete with 3,000 tokens, but none with 700.
      expect(isWhole && allowed < 1500, `${name} ${budget}`).toBe(false);
      if (!isWhole) expect(last, `${name} ${budget}`).toMatch(/^\d+ more: ask with .*max_tokens: \d+/);
    }
  });

  it("counts left-out uses: shown and left-out uses together are all uses, in both forms", async () => {
    const { call } = await connect(await repo());
    for (const input of [{ limit: 1000 }, { limit: 1000, max_tokens: 400 }, { limit: 7 }, {}]) {
      const { text, structured } = await call("where_used", {
        symbol: "helper",
        rev: "HEAD~1",
        include_imports: false,
        ...input,
      });
      const lines = text.match(/^\S+:\d+: call/gm)?.length ?? 0;
      expect(structured.items).toHaveLength(lines);
      expect(lines + moreOf(text)).toBe(USES);
      expect(structured.meta.total).toBe(USES);
    }
  });

  it("says how to get the rest, and this works", async () => {
    const { call } = await connect(await repo());
    const first = await call("where_used", { symbol: "helper", rev: "HEAD~1", include_imports: false });
    const [, limit, tokens] = /limit: (\d+) and max_tokens: (\d+)/.exec(first.text) ?? [];
    expect(Number(limit)).toBe(USES);
    const second = await call("where_used", {
      symbol: "helper",
      rev: "HEAD~1",
      include_imports: false,
      limit: Number(limit),
      max_tokens: Number(tokens),
    });
    expect(second.structured.items).toHaveLength(USES);
    expect(second.structured.meta.truncated).toBe(false);
    expect(moreOf(second.text)).toBe(0);
  });

  it("leaves out lines of a source that do not fit, and says where it continues", async () => {
    const { call } = await connect(await repo());
    const { text, structured } = await call("symbol", { symbol: "helping", max_tokens: 500 });
    const [item] = structured.items;
    const shown = String(item?.source).split("\n").length;
    expect(shown + moreOf(text)).toBe(302);
    expect(text).toContain(`… ${302 - shown} more lines, from core.py:${shown + 1}`);
  });

  it("counts every list of an impact", async () => {
    const { call } = await connect(await repo());
    const { text, structured } = await call("impact", { symbol: "helper", rev: "HEAD~1", max_tokens: 600 });
    const [item] = structured.items;
    const { files = [], tests_to_run: tests = [] } = (item ?? {}) as Record<string, readonly unknown[] | undefined>;
    expect(item?.totals).toEqual({ uses: USES + FILES, files: FILES, callers: 0, test_files: FILES / 3 });
    expect(files.length + tests.length + moreOf(text)).toBe(FILES + FILES / 3);
  });

  it("counts every list of a review", async () => {
    const { call } = await connect(await repo());
    const { text, structured } = await call("review", { base: "HEAD~1", max_tokens: 1000 });
    const { broken, total, totals } = structured as unknown as {
      broken: readonly unknown[];
      total: number;
      totals: Readonly<Record<string, number>>;
    };
    expect(totals.broken).toBe(USES + FILES);
    expect(total).toBe(Object.values(totals).reduce((sum, each) => sum + each, 0));
    const lists = ["broken", "changes", "affected", "tests_to_run"].map((name) => structured[name] ?? []);
    const shown = lists.reduce((sum: number, list) => sum + (list as readonly unknown[]).length, 0);
    expect(broken.length).toBeGreaterThan(0);
    expect(shown + moreOf(text)).toBe(total);
  });

  it("never answers with more than the client accepts", async () => {
    const { call } = await connect(await repo(), { MAX_MCP_OUTPUT_TOKENS: "800" });
    for (const [name, input] of QUESTIONS) {
      const { text, textTokens, structuredTokens } = await call(name, { ...input, max_tokens: 50_000 });
      expect(Math.max(textTokens, structuredTokens), name).toBeLessThanOrEqual(800);
      expect(Number(/max_tokens: (\d+)/.exec(text)?.[1]), name).toBeLessThanOrEqual(800);
    }
  });

  it("mentions arguments, not options of the command line", async () => {
    const { call } = await connect(await repo());
    for (const [name, input] of QUESTIONS) expect((await call(name, input)).text, name).not.toMatch(/--[a-z]/);
  });

  it.each(["symbol", "context", "impact"])(
    "keeps %s of a name with many definitions within the budget",
    async (name) => {
      const files = Array.from({ length: 60 }, (_, at) => [`part_${at}.py`, "def run():\n    return 1\n"]);
      const { call } = await connect(GitRepo.with(Object.fromEntries(files)));
      for (const budget of [200, 1500]) {
        const { text, structured, textTokens, structuredTokens } = await call(name, {
          symbol: "run",
          max_tokens: budget,
        });
        expect(Math.max(textTokens, structuredTokens), text).toBeLessThanOrEqual(budget);
        expect(structured.meta).toMatchObject({ total: 60, truncated: true });
      }
    },
  );

  it("narrows uses by path", async () => {
    const { call } = await connect(await repo());
    const { structured } = await call("where_used", { symbol: "helper", rev: "HEAD~1", path: "tests/**", limit: 1000 });
    expect(structured.meta.total).toBe((FILES / 3) * (CALLS_A_FILE + 1));
    expect(structured.items.every(({ file, is_test }) => String(file).startsWith("tests/") && is_test === true)).toBe(
      true,
    );
  });
});
