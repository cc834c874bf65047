import { tableWidths, toHtml, tokensOf } from "./rendered-markdown.ts";

/** Where links of a report lead. */
export const LINKS = { serverUrl: "https://github.com", owner: "acme", repo: "shop", headSha: "2".repeat(40) };

const PERMALINK = `href="https://github.com/acme/shop/blob/${"2".repeat(40)}/`;
/** Where GitHub looks for no mention, reference, address or emoji. */
const QUIET = ["code", "pre"];
const ELEMENTS = new Set([
  ...["h3", "p", "strong", "code", "pre", "a", "details", "summary", "sub", "ul", "li"],
  ...["table", "thead", "tbody", "tr", "th", "td"],
]);
const CONTROLS = /\p{Cc}|\p{Bidi_C}|\p{Cs}|[\u200b\ufeff]/u;

/** What rendered Markdown has that text of a repository must not make, as sentences. */
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

/** The elements of rendered Markdown; code apart, which depends on the length of a text. */
export function structureOf(html: string): string {
  return tokensOf(html)
    .filter((token) => token.kind === "open" || token.kind === "comment")
    .map((token) => (token.kind === "open" ? token.name : "comment"))
    .filter((name) => name !== "code")
    .join(" ");
}

/** The elements of a page with their attributes, without what its own script and style are. */
export function pageStructure(html: string): string {
  const body = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "").replace(/<!doctype html>|<meta [^>]*>/g, "");
  return tokensOf(body)
    .filter((token) => token.kind === "open" && token.name !== "code")
    .map((token) => (token.kind === "open" ? `${token.name}${token.attributes.replaceAll(/="[^"]*"/g, "")}` : ""))
    .join(" ");
}

/** What a text that goes to a terminal or a log line must not have. */
export function liveInLine(text: string): string[] {
  return [
    ...(CONTROLS.test(text) ? ["controls"] : []),
    ...(/^\s*(?:::|##\[)/.test(text) ? [`a command: ${text}`] : []),
  ];
}
