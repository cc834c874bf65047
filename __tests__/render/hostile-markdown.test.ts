import { describe, expect, it } from "vitest";
import { stateOf } from "../../src/render/markdown/comment-state.ts";
import { COMMENT_MARKER, renderComment } from "../../src/render/markdown/report.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { makeReview } from "./make-review.ts";
import { tableWidths, toHtml, tokensOf } from "./rendered-markdown.ts";

const LINKS = { serverUrl: "https://github.com", owner: "acme", repo: "shop", headSha: "2".repeat(40) };
const PERMALINK = `href="https://github.com/acme/shop/blob/${"2".repeat(40)}/`;
/** Where GitHub looks for no mention, reference, address or emoji. */
const QUIET = ["code", "pre"];

/** What rendered Markdown has that text of a repository must not make, as sentences. */
function problemsOf(markdown: string, html: string): string[] {
  const problems: string[] = [];
  for (const token of tokensOf(html)) {
    if (token.kind === "open") {
      if (!ELEMENTS.has(token.name)) problems.push(`<${token.name}${token.attributes}>`);
      if (token.name === "a" && !token.attributes.trim().startsWith(PERMALINK)) problems.push(token.attributes);
      if (token.name !== "a" && !/^( class="language-(text|mermaid)"| align="\w+")?$/.test(token.attributes))
        problems.push(`<${token.name}${token.attributes}>`);
    }
    if (token.kind === "text" && !token.inside.some((name) => QUIET.includes(name)))
      if (/@\w|#\d|GH-\d|https?:|www\.|:\w+:|[<>]|[*_~`]{2}/.test(token.text)) problems.push(`text ${token.text}`);
  }
  if (/\p{Cc}|\p{Bidi_C}|\p{Cs}|[\u200b\ufeff]/u.test(markdown.replaceAll("\n", ""))) problems.push("controls");
  for (const widths of tableWidths(html)) if (new Set(widths).size !== 1) problems.push(`table of ${widths}`);
  return problems;
}

const ELEMENTS = new Set([
  ...["h3", "p", "strong", "code", "pre", "a", "details", "summary", "sub", "ul", "li"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
]);
const structure = (html: string) =>
  tokensOf(html)
    .filter((token) => token.kind === "open")
    .map((token) => token.name)
    .filter((name) => name !== "code")
    .join(" ");

describe("render/markdown: text from the repository", () => {
  it("stays text in every section, and leaves the report's structure as harmless text does", () => {
    const harmless = structure(toHtml(renderComment(hostileReview("harmless"), { links: LINKS })));
    const found = HOSTILE_TEXTS.flatMap((text) => {
      const markdown = renderComment(hostileReview(text), { links: LINKS });
      const html = toHtml(markdown);
      const problems = problemsOf(markdown, html);
      if (structure(html) !== harmless) problems.push("another structure");
      return problems.map((problem) => `${JSON.stringify(text)}: ${problem}`);
    });
    expect(HOSTILE_TEXTS.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it("forges neither the marker nor the state", () => {
    for (const text of ["<!-- llmc-nav -->", "-->", "<!--", "<!-- llmc-nav:state head=1 broken= before=- -->"]) {
      const markdown = renderComment(hostileReview(text));
      expect(markdown.startsWith(`${COMMENT_MARKER}\n`)).toBe(true);
      expect(tokensOf(toHtml(markdown)).filter(({ kind }) => kind === "comment")).toHaveLength(2);
      expect(stateOf(markdown)?.head).toBe("2".repeat(40));
    }
  });

  it("may be more than a call takes arguments", () => {
    const paths = Array.from({ length: 150_000 }, (_, at) => `t${at}.py`);
    const skipped = paths.map((path) => ({ path, reason: "binary" }));
    const markdown = renderComment(makeReview({ testsToRun: paths, skipped }));
    expect(markdown).toContain("150,000 test files to run");
    expect(markdown).toContain("150,000 remarks");
  });

  it("is found by this check when it is not escaped", () => {
    for (const attack of ["@octocat", "#12", "[x](https://evil.example)", "<img src=x>", "# heading"])
      expect(problemsOf(attack, toHtml(attack))).not.toEqual([]);
  });
});
