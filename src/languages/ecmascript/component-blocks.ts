import type { SourcePart } from "./extract.ts";
import type { Dialect } from "./parse.ts";

const LANG = /\blang\s*=\s*["']?([a-z]+)/i;
const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ["ts", "typescript"],
  ["typescript", "typescript"],
  ["tsx", "tsx"],
]);

/** The `<script>` blocks of a single-file component, in the order they stand. */
export function scriptBlocks(text: string): SourcePart[] {
  const opening = /<!--|<script(?=[\s>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
  const closing = /<\/script\s*>/gi;
  const parts: SourcePart[] = [];
  for (let open = opening.exec(text); open !== null; open = opening.exec(text)) {
    if (open[0] === "<!--") {
      const end = text.indexOf("-->", opening.lastIndex);
      if (end < 0) break;
      opening.lastIndex = end + 3;
      continue;
    }
    const attributes = open[1] ?? "";
    const start = opening.lastIndex;
    // `<script src="…" />` has no text of its own.
    if (attributes.trimEnd().endsWith("/")) continue;
    closing.lastIndex = start;
    const end = closing.exec(text)?.index ?? text.length;
    const dialect = DIALECTS.get((LANG.exec(attributes)?.[1] ?? "").toLowerCase()) ?? "javascript";
    parts.push({ start, end, dialect });
    opening.lastIndex = Math.max(end, start);
  }
  return parts;
}
