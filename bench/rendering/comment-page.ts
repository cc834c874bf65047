import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

const require = createRequire(import.meta.url);

/** A page that shows Markdown nearly as GitHub does. */
export function commentPage(markdown: string, theme: "light" | "dark"): string {
  const css = readFileSync(require.resolve(`github-markdown-css/github-markdown-${theme}.css`), "utf8");
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const background = theme === "dark" ? "#0d1117" : "#ffffff";
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>${css} body { margin: 0; padding: 16px; background: ${background} } .markdown-body { max-width: 860px }</style>
<article class="markdown-body">${html}</article></html>`;
}
