import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** A piece of rendered Markdown: a tag, a comment, or text with the elements around it. */
export type Token =
  | { readonly kind: "open"; readonly name: string; readonly attributes: string }
  | { readonly kind: "close"; readonly name: string }
  | { readonly kind: "comment"; readonly text: string }
  | { readonly kind: "text"; readonly text: string; readonly inside: readonly string[] };

const VOID = new Set(["br", "hr", "img", "input"]);

/** Renders Markdown in GitHub's flavour. */
export function toHtml(markdown: string): string {
  return micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

/** The tokens of rendered Markdown. Throws an error when its elements are not closed in order. */
export function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  const inside: string[] = [];
  for (const [part] of html.matchAll(/<!--[\s\S]*?-->|<\/?[a-zA-Z][^>]*>|[^<]+|</g)) {
    const tag = /^<(\/?)([a-zA-Z0-9]+)([^>]*)>$/.exec(part);
    if (part.startsWith("<!--")) tokens.push({ kind: "comment", text: part });
    else if (tag === null) tokens.push({ kind: "text", text: decode(part), inside: [...inside] });
    else if (tag[1] === "/") {
      const open = inside.pop();
      if (open !== tag[2]) throw new Error(`</${tag[2]}> ends <${open}>`);
      tokens.push({ kind: "close", name: tag[2] ?? "" });
    } else {
      tokens.push({ kind: "open", name: tag[2] ?? "", attributes: tag[3] ?? "" });
      if (!VOID.has(tag[2] ?? "")) inside.push(tag[2] ?? "");
    }
  }
  if (inside.length > 0) throw new Error(`<${inside.join("> <")}> is never closed`);
  return tokens;
}

/** The number of cells in each row of each table. All rows of a table should have the same number. */
export function tableWidths(html: string): number[][] {
  return [...html.matchAll(/<table>([\s\S]*?)<\/table>/g)].map(([, table = ""]) =>
    [...table.matchAll(/<tr>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) => [...row.matchAll(/<t[hd][ >]/g)].length),
  );
}

function decode(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
