import { describe, expect, it } from "vitest";
import { stateOf } from "../../src/render/markdown/comment-state.ts";
import { COMMENT_MARKER, renderComment } from "../../src/render/markdown/report.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { LINKS, liveInMarkdown, structureOf } from "./live-text.ts";
import { makeReview } from "./make-review.ts";
import { toHtml, tokensOf } from "./rendered-markdown.ts";

describe("render/markdown: text from the repository", () => {
  it("stays text in every section, and does not change the structure of the report", () => {
    const harmless = structureOf(toHtml(renderComment(hostileReview("harmless"), { links: LINKS })));
    const found = HOSTILE_TEXTS.flatMap((text) => {
      const markdown = renderComment(hostileReview(text), { links: LINKS });
      const html = toHtml(markdown);
      const problems = liveInMarkdown(markdown, html);
      if (structureOf(html) !== harmless) problems.push("another structure");
      return problems.map((problem) => `${JSON.stringify(text)}: ${problem}`);
    });
    expect(HOSTILE_TEXTS.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it("cannot forge the marker or the state", () => {
    for (const text of ["<!-- llmc-nav -->", "-->", "<!--", "<!-- llmc-nav:state head=1 broken= before=- -->"]) {
      const markdown = renderComment(hostileReview(text));
      expect(markdown.startsWith(`${COMMENT_MARKER}\n`)).toBe(true);
      expect(tokensOf(toHtml(markdown)).filter(({ kind }) => kind === "comment")).toHaveLength(2);
      expect(stateOf(markdown)?.head).toBe("2".repeat(40));
    }
  });

  it("can be longer than the maximum number of arguments of a call", () => {
    const paths = Array.from({ length: 150_000 }, (_, at) => `t${at}.py`);
    const skipped = paths.map((path) => ({ path, reason: "binary" }));
    const markdown = renderComment(makeReview({ testsToRun: paths, skipped }));
    expect(markdown).toContain("150,000 test files to run");
    expect(markdown).toContain("150,000 remarks");
  });

  it("is detected by this check when it is not escaped", () => {
    for (const attack of ["@octocat", "#12", "[x](https://evil.example)", "<img src=x>", "# heading"])
      expect(liveInMarkdown(attack, toHtml(attack))).not.toEqual([]);
  });
});
