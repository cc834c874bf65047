import { readTexts } from "../../git/read-text.ts";
import type { Snippet } from "../../model/result.ts";
import type { Tree } from "../../model/tree.ts";
import { splitLines } from "../../util/lines.ts";

/** Lines around the relevant one, as many as LLMC shows. */
const CONTEXT_LINES = 2;
/** A longer line is generated, and not readable anyway. */
const MAX_LINE_LENGTH = 500;

/** Reads the snippets around places of a tree, each file once. */
export async function readSnippets(
  tree: Tree,
  places: readonly { readonly path: string; readonly line: number }[],
): Promise<Snippet[]> {
  const paths = new Set(places.map((place) => place.path));
  const { entries } = await tree.list();
  const lines = new Map<string, string[]>();
  for await (const read of readTexts(
    tree,
    entries.filter(({ path }) => paths.has(path)),
  )) {
    lines.set(read.entry.path, splitLines(read.text ?? ""));
  }
  return places.map(({ path, line }) => snippetAt(path, lines.get(path) ?? [], line));
}

function snippetAt(path: string, lines: readonly string[], line: number): Snippet {
  const startLine = Math.max(1, Math.min(line - CONTEXT_LINES, lines.length));
  const endLine = Math.max(startLine, Math.min(line + CONTEXT_LINES, lines.length));
  const text = lines
    .slice(startLine - 1, endLine)
    .map(cutLine)
    .join("\n");
  return { text, location: { path, startLine, endLine } };
}

/** A line as a snippet shows it. */
export function cutLine(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}
