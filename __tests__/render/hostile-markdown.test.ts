import { describe, expect, it } from "vitest";
import { COMMENT_MARKER, renderComment, renderSummary } from "../../src/render/markdown/report.ts";
import { hostileReview } from "./hostile-review.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { everydayReview } from "./make-review.ts";
import { tableWidths, toHtml, tokensOf } from "./rendered-markdown.ts";

const LINKS = { serverUrl: "https://github.com", owner: "acme", repo: "shop", headSha: "2".repeat(40) };
const PERMALINK = `href="https://github.com/acme/shop/blob/${"2".repeat(40)}/`;
/** Where GitHub looks for no mention, reference, address or emoji. */
const QUIET = ["code", "pre"];

/** What rendered Markdown has that text of a repository must not make, as sentences. */
function problemsOf(markdown: string): string[] {
  const html = toHtml(markdown);
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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of these may be left
  if (/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/.test(markdown))
    problems.push("controls");
  for (const widths of tableWidths(html)) if (new Set(widths).size !== 1) problems.push(`table of ${widths}`);
  return problems;
}

const ELEMENTS = new Set([
  ...["h3", "p", "strong", "code", "pre", "a", "details", "summary", "sub", "ul", "li"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
]);
const structure = (markdown: string) =>
  tokensOf(toHtml(markdown))
    .filter((token) => token.kind === "open")
    .map((token) => token.name)
    .filter((name) => name !== "code")
    .join(" ");

describe("render/markdown: text from the repository", () => {
  it("stays text in every section of the comment", () => {
    const found = HOSTILE_TEXTS.flatMap((text) =>
      problemsOf(renderComment(hostileReview(text), { links: LINKS })).map(
        (problem) => `${JSON.stringify(text)}: ${problem}`,
      ),
    );
    expect(HOSTILE_TEXTS.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it("stays text in every section of the summary, without links too", () => {
    expect(HOSTILE_TEXTS.flatMap((text) => problemsOf(renderSummary(hostileReview(text))))).toEqual([]);
  });

  it("leaves the report's structure as harmless text does", () => {
    const harmless = structure(renderComment(hostileReview("harmless"), { links: LINKS }));
    const others = HOSTILE_TEXTS.filter(
      (text) => structure(renderComment(hostileReview(text), { links: LINKS })) !== harmless,
    );
    expect(others).toEqual([]);
  });

  it("forges neither the marker nor the state", () => {
    for (const text of HOSTILE_TEXTS) {
      const comments = tokensOf(toHtml(renderComment(hostileReview(text)))).filter(({ kind }) => kind === "comment");
      expect(comments).toHaveLength(2);
    }
    expect(renderComment(hostileReview("x")).startsWith(`${COMMENT_MARKER}\n`)).toBe(true);
  });

  it("is found by this check when it is not escaped", () => {
    const comment = renderComment(everydayReview(), { links: LINKS });
    for (const attack of [
      "@octocat",
      "#12",
      "[x](https://evil.example)",
      "<img src=x>",
      "| a | b |\n|---|---|\n| 1 | 2 | 3 |\n\n<b>",
    ])
      expect(problemsOf(`${attack}\n\n${comment}`)).not.toEqual([]);
  });
});
