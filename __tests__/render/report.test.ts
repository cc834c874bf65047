import { describe, expect, it } from "vitest";
import { okResult } from "../../src/envelope/results.ts";
import { LEFT_OUT } from "../../src/model/left-out.ts";
import { brokenKeys } from "../../src/render/broken-key.ts";
import { COMMENT_BUDGET, renderComment, renderSummary, SUMMARY_BUDGET } from "../../src/render/markdown/report.ts";
import { renderReview } from "../../src/render/render-review.ts";
import { everydayReview, largeReview, makeBroken, makeChange, makeReview, makeSymbol } from "./make-review.ts";
import { tableWidths, toHtml, tokensOf } from "./rendered-markdown.ts";

const LINKS = { serverUrl: "https://github.com", owner: "acme", repo: "shop", headSha: "2".repeat(40) };
const visible = (markdown: string) => markdown.split("\n").filter((line) => line !== "" && !line.startsWith("<!--"));

const STATE = "Index FRESH at `2222222` · 3 of 100 files read for this change · where-used answered by the graph";

describe("render/markdown: renderComment", () => {
  it("shows the first line of a file that contains more than the name", () => {
    const broken = [makeBroken({ line: 2, text: "login," }), makeBroken({ line: 9, text: "session = login(user)" })];
    const comment = renderComment(makeReview({ changes: [makeChange()], broken }));
    expect(comment).toContain("| 2, 9 | `session = login(user)` |");
  });

  it("says on one line that there are no findings, and on a second one where the answer is from", () => {
    expect(visible(renderComment(makeReview()))).toEqual(["### ✅ No code changed", STATE]);
  });

  it("starts with broken uses", () => {
    const lines = visible(renderComment(everydayReview(), { links: LINKS }));
    expect(lines[0]).toBe("### ❌ 4 uses in 4 files are broken by 2 changed symbols");
    expect(lines[1]).toBe(STATE);
    expect(lines[2]).toBe("**`Session.login` is now `Session.sign_in`**");
    const at = `https://github.com/acme/shop/blob/${"2".repeat(40)}/src/web/views.py#L48`;
    expect(lines[5]).toBe(`| \`src/web/views.py\` | [48](${at}) | \`session.login(request.user, remember=True)\` |`);
  });

  it("names a single cause in its title, once", () => {
    const after = makeSymbol("sign_in", "src/auth.py");
    const review = makeReview({
      changes: [makeChange({ change: "renamed", after })],
      broken: [makeBroken({ line: 1 }), makeBroken({ line: 9 }), makeBroken({ line: 3, path: "src/other.py" })],
    });
    const lines = visible(renderComment(review));
    expect(lines[0]).toBe("### ❌ `login` is now `sign_in`: 3 uses in 2 files are broken");
    expect(lines.slice(1).filter((line) => line.includes("is now"))).toEqual([]);
  });

  it("shows ten files with broken uses, and collapses the rest", () => {
    const broken = Array.from({ length: 25 }, (_, n) => makeBroken({ path: `src/f${n}.py` }));
    const comment = renderComment(makeReview({ changes: [makeChange()], broken }));
    const [open = "", folded = ""] = comment.split("<details><summary>15 more broken uses in 15 files</summary>");
    expect([open, folded].map((part) => part.match(/^\| `src\/f\d+\.py` /gm)?.length)).toEqual([10, 15]);
  });

  it("starts with the public changes and the tests to run when there are no problems", () => {
    const review = makeReview({
      changes: [makeChange({ change: "added", before: undefined, after: makeSymbol("sign_in", "src/auth.py") })],
      testsToRun: ["tests/a.py", "tests/b.py", "tests/c.py", "tests/d.py"],
    });
    const lines = visible(renderComment(review));
    expect(lines.slice(2, 4)).toEqual([
      "**Public interface:** `sign_in` is new",
      "**Tests to run:** `tests/a.py`, `tests/b.py`, `tests/c.py`, 1 more",
    ]);
  });

  it("recommends all tests, the listed ones first, when the change reaches more than were searched for", () => {
    const review = makeReview({
      changes: [makeChange()],
      testsToRun: ["tests/a.py"],
      leftOut: [{ what: LEFT_OUT.tests, count: 3 }],
    });
    expect(visible(renderComment(review))).toContain("**Tests to run:** all, and first `tests/a.py`");
    expect(renderComment(review)).toContain("1 test file to run first, then all");
    expect(renderReview(review, "html")).toContain("Tests to run first, then all");
    expect(renderReview(review, "text")).toContain("Tests to run first (1 file), then all\ntests/a.py");
  });

  it("shows new and fixed findings since the last report", () => {
    const review = everydayReview();
    const [first = "", ...others] = brokenKeys(review);
    const comment = renderComment(review, { previous: new Set([...others, "0123456789"]) });
    expect(first).not.toBe("");
    expect(comment).toContain("Since the last report: 1 new, 1 fixed.");
    expect(comment.match(/🆕/g)).toHaveLength(1);
  });

  it("says that earlier problems are fixed", () => {
    expect(visible(renderComment(makeReview(), { previous: new Set(["0123456789"]) }))).toEqual([
      "### ✅ All earlier problems are gone. No code changed",
      STATE,
    ]);
  });

  it("says that a symbol has no users here, except for tests and for methods that the language calls", () => {
    const uses = { production: 0, tests: 0 };
    const review = makeReview({
      changes: [
        makeChange({ uses }),
        makeChange({ id: "c2", isTest: true, before: makeSymbol("test_login", "tests/test_auth.py"), uses }),
        makeChange({ id: "c3", before: makeSymbol("Auth.__getitem__", "src/auth.py"), uses }),
        makeChange({ id: "c4", before: makeSymbol("logout", "src/auth.py"), uses: { production: 2, tests: 1 } }),
      ],
    });
    const rows = visible(renderComment(review)).filter((line) => line.startsWith("| deleted"));
    expect(rows.map((row) => row.split(" | ").at(-1))).toEqual(["no use here |", " |", " |", "3 uses, 1 in tests |"]);
  });

  it("describes a deleted public symbol in the past tense, and left-out parts in numbers", () => {
    const review = makeReview({
      changes: [makeChange({ uses: { production: 0, tests: 0 } })],
      unusedPublic: ["c1"],
      leftOut: [{ what: "affected symbols that are not listed", count: 1 }],
    });
    const comment = renderComment(review);
    expect(comment).toContain("`login` was public and nobody here used it: `src/auth.py`.");
    expect(comment).toContain("Left out: affected symbols that are not listed, 1.");
  });

  it("says that there is no index, without recommending a command", () => {
    const note = "There is no index yet: `llmc-nav build-graph` makes one.";
    const index = {
      ...makeReview().index,
      state: "UNKNOWN" as const,
      source: "LOCAL_FALLBACK" as const,
      status: "FALLBACK" as const,
      commit: undefined,
      note,
    };
    expect(visible(renderComment(makeReview({ changes: [makeChange()], index })))[1]).toBe(
      "No index · where-used answered by the files",
    );
  });

  it("collapses the users of a changed symbol, with its enrichment", () => {
    const after = makeSymbol("login", "src/auth.py");
    const use = (file: string, line: number, isTest: boolean) => ({
      kind: "use" as const,
      file,
      snippet: { text: "login()", location: { path: file, startLine: line, endLine: line } },
      line,
      column: 1,
      role: "call" as const,
      confidence: "exact" as const,
      symbol: after,
      enclosing: undefined,
      isTest,
    });
    const items = [use("src/app.py", 3, false), use("src/app.py", 9, false), use("tests/test_app.py", 5, true)];
    const comment = renderComment(
      makeReview({
        changes: [makeChange({ change: "body", after })],
        queries: [{ changeId: "c1", result: okResult(items, { total: 3, indexStatus: undefined }) }],
        summaries: [{ changeId: "c1", text: "Lets @octocat in.", isStale: true }],
      }),
      { links: LINKS },
    );
    expect(comment).toContain("<details><summary><code>login</code>: 3 uses, 1 in tests</summary>");
    expect(comment).toContain("`Lets @octocat in.` (describes an older body)");
    const at = `https://github.com/acme/shop/blob/${"2".repeat(40)}`;
    expect(comment).toContain(`| \`src/app.py\` | [3](${at}/src/app.py#L3) call · [9](${at}/src/app.py#L9) call |`);
    expect(comment).toContain(`| \`tests/test_app.py\` (test) | [5](${at}/tests/test_app.py#L5) call |`);
    expect(comment).toContain("where-used · OK · RAG_GRAPH · FRESH");
  });

  it("has one row for each file, with its lines and the code of the first line", () => {
    const review = makeReview({
      changes: [makeChange()],
      broken: [
        makeBroken({ role: "import", line: 1, text: "from auth import login" }),
        makeBroken({ line: 8, isThroughImport: true }),
        makeBroken({ line: 9, isThroughImport: true }),
        makeBroken({ line: 3, path: "src/other.py", isThroughImport: true }),
      ],
    });
    const rows = visible(renderComment(review)).filter((line) => line.startsWith("| `src/"));
    expect(rows).toEqual([
      "| `src/app.py` | 1, 8, 9 | `from auth import login` |",
      "| `src/other.py` | 3 | `login(user)` |",
    ]);
  });

  it.each([200, 3000])("keeps the budget with %i rows in every section, and cuts only whole rows", (size) => {
    const comment = renderComment(largeReview(size), { links: LINKS });
    expect(comment.length).toBeLessThanOrEqual(COMMENT_BUDGET);
    const html = toHtml(comment);
    expect(() => tokensOf(html)).not.toThrow();
    for (const widths of tableWidths(html)) expect(new Set(widths).size).toBe(1);
    expect(comment).toMatch(/more broken uses are not shown here/);
  });

  it("shows or counts every broken use", () => {
    const size = 700;
    const comment = renderComment(largeReview(size));
    const hidden = Number(/([\d,]+) more broken uses are/.exec(comment)?.[1]?.replace(",", ""));
    const shown = comment.split("\n").filter((line) => line.startsWith("| `src/user_")).length;
    expect(shown + hidden).toBe(size);
  });
});

describe("render/markdown: renderSummary", () => {
  it("keeps its budget in bytes", () => {
    const review = largeReview(4000);
    const wide = { ...review, broken: review.broken.map((use) => ({ ...use, text: "名".repeat(90) })) };
    const summary = renderSummary(wide, { links: LINKS });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY_BUDGET);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(COMMENT_BUDGET);
  });
});
