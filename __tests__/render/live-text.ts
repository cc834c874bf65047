import { tableWidths, toHtml, tokensOf } from "./rendered-markdown.ts";

/** The repository and commit that the links of a report lead to. */
export const LINKS = { serverUrl: "https://github.com", owner: "acme", repo: "shop", headSha: "2".repeat(40) };

const PERMALINK = `href="https://github.com/acme/shop/blob/${"2".repeat(40)}/`;
/** The elements in which GitHub does not look for mentions, references, addresses or emoji. */
const QUIET = ["code", "pre"];
const ELEMENTS = new Set([
  ...["h3", "p", "strong", "code", "pre", "a", "details", "summary", "sub", "ul", "li"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
]);
const CONTROLS = /\p{Cc}|\p{Bidi_C}|\p{Cs}|[\u200b\ufeff]/u;

/** The parts of rendered Markdown that text of a repository must not create, as sentences. */
export function liveInMarkdown(markdown: string, html = toHtml(markdown)): string[] {
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
  if (CONTROLS.test(markdown.replaceAll("\n", ""))) problems.push("controls");
  for (const widths of tableWidths(html)) if (new Set(widths).size !== 1) problems.push(`table of ${widths}`);
  return problems;
}

/** The elements of rendered Markdown, without code, which depends on the length of a text. */
export function structureOf(html: string): string {
  return tokensOf(html)
    .filter((token) => token.kind === "open" || token.kind === "comment")
    .map((token) => (token.kind === "open" ? token.name : "comment"))
    .filter((name) => name !== "code")
    .join(" ");
}

/** The elements of a page with their attributes, without the contents of its own script and style. */
export function pageStructure(html: string): string {
  const body = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "").replace(/<!doctype html>|<meta [^>]*>/g, "");
  return tokensOf(body)
    .filter((token) => token.kind === "open" && token.name !== "code")
    .map((token) => (token.kind === "open" ? `${token.name}${token.attributes.replaceAll(/="[^"]*"/g, "")}` : ""))
    .join(" ");
}

/** The parts of a text that must not be written to a terminal or a log line, as sentences. */
export function liveInLine(text: string): string[] {
  return [
    ...(CONTROLS.test(text) ? ["controls"] : []),
    ...(/^\s*(?:::|##\[)/.test(text) ? [`a command: ${text}`] : []),
  ];
}
