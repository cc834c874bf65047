import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../review-engines.ts";
import { NOT_JUDGED } from "./mutation.ts";
import { closing } from "./parameters.ts";

/** The lines of templates. They are not judged, because a compiler reports little about a template that is not instantiated. */
export function linesOfTemplates(directory: string, paths: readonly string[]): readonly Finding[] {
  return paths.flatMap((path) => {
    const text = withoutLiterals(readFileSync(join(directory, path), "utf8"));
    const lines = new Set<number>();
    for (const { index } of text.matchAll(/^[ \t]*template\s*<(?!\s*>)/gm)) {
      const end = endOfTemplate(text, index);
      for (let line = lineAt(text, index); line <= lineAt(text, end); line++) lines.add(line);
    }
    return [...lines].map((line) => ({ path, line, text: NOT_JUDGED }));
  });
}

/** The text with spaces instead of comments and literals, because brackets in them have no meaning. */
function withoutLiterals(text: string): string {
  return text.replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/g, (found) =>
    found.replace(/[^\n]/g, " "),
  );
}

/** The end of a template: the end of its first block, or a semicolon. */
function endOfTemplate(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "{") return Math.max(at, closing(text, at));
    if (text[at] === "(") at = Math.max(at, closing(text, at));
    else if (text[at] === ";") return at;
  }
  return text.length;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, Math.max(0, offset)).split("\n").length;
}
