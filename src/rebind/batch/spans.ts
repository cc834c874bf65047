import { linesOf } from "../../util/lines.ts";
import type { OutlinedFile } from "../binding.ts";
import { leafOf } from "../match/symbols.ts";
import type { AnsweredPlace, SymbolQuestion } from "./question.ts";

/** The current place of a span of text. */
export interface SpanBinding {
  readonly place: Omit<AnsweredPlace, "qualname">;
  readonly score: number;
  readonly isChanged: boolean;
}

const WORDS = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
/** A span that has kept fewer of its lines counts as a different one. */
const MIN_SHARED_LINES = 0.5;
/** Unchanged lines are certain; an unchanged header with changed lines below it is slightly less so. */
const SCORE_UNCHANGED = 1;
const SCORE_SAME_HEADER = 0.85;

/**
 * Follows lines that are not a definition within their file: to where the same lines are, or otherwise to where the
 * same name opens a block, inside of the same blocks. Undefined when there are several such places.
 */
export function bindSpan(
  file: OutlinedFile,
  span: SymbolQuestion,
  newFiles: readonly OutlinedFile[],
  renames: ReadonlyMap<string, string>,
): SpanBinding | undefined {
  const oldLines = linesOf(file.text);
  const block = oldLines.slice(span.startLine - 1, span.endLine).map((line) => line.trim());
  if (block.length === 0) return undefined;
  const newPath = renames.get(file.path) ?? file.path;
  const paired = newFiles.find(({ path }) => path === newPath);
  if (paired !== undefined) {
    const found = findInPair(oldLines, linesOf(paired.text), span, block);
    if (found !== undefined) return toBinding(paired, ...found);
  }
  return undefined;
}

type Found = readonly [startLine: number, endLine: number, isChanged: boolean];

function findInPair(
  oldLines: readonly string[],
  newLines: readonly string[],
  span: SymbolQuestion,
  block: readonly string[],
): Found | undefined {
  const trimmedOld = oldLines.map((line) => line.trim());
  const trimmedNew = newLines.map((line) => line.trim());
  const before = placesOf(block, trimmedOld);
  const after = placesOf(block, trimmedNew);
  // If there are as many as before, each is still the same one, in order.
  const index = before.indexOf(span.startLine - 1);
  const start = before.length === after.length ? after[index] : undefined;
  const names = new Set(span.qualname.split("."));
  const around = headersAround(oldLines, span.startLine - 1, names);
  const isAround = (at: number) => areEqual(around, headersAround(newLines, at, names));
  if (start !== undefined) return isAround(start) ? [start + 1, start + block.length, false] : undefined;
  const inPlace = after.filter(isAround);
  if (inPlace.length === 1) return [(inPlace[0] as number) + 1, (inPlace[0] as number) + block.length, false];
  if (blockEnd(oldLines, span.startLine - 1) !== span.endLine - 1) return undefined;
  const header = headerOf(block[0] as string, span.qualname);
  if (header === undefined) return undefined;
  const opened = (lines: readonly string[], at: number) =>
    headerOf(trimmedLine(lines, at), span.qualname) === header && areEqual(around, headersAround(lines, at, names));
  const [now, ...others] = placesWhere(newLines, opened);
  if (now === undefined || others.length > 0 || placesWhere(oldLines, opened).length !== 1) return undefined;
  const end = blockEnd(newLines, now);
  return areAlike(block, newLines.slice(now, end + 1)) ? [now + 1, end + 1, true] : undefined;
}

/** Whether most lines of a block still exist. */
function areAlike(block: readonly string[], lines: readonly string[]): boolean {
  const now = new Set(lines.map((line) => line.trim()));
  return block.filter((line) => now.has(line)).length >= block.length * MIN_SHARED_LINES;
}

function trimmedLine(lines: readonly string[], at: number): string {
  return (lines[at] as string).trim();
}

function placesWhere(lines: readonly string[], test: (lines: readonly string[], at: number) => boolean): number[] {
  const places: number[] = [];
  for (let at = 0; at < lines.length; at++) if (test(lines, at)) places.push(at);
  return places;
}

/** The beginning of a line up to the name of the block that it opens. */
function headerOf(line: string, qualname: string): string | undefined {
  const leaf = leafOf(qualname);
  const end = line.indexOf(leaf) + leaf.length;
  if (end < leaf.length || /[\p{ID_Continue}$]/u.test(line.charAt(end))) return undefined;
  return line.slice(0, end);
}

/** Every index at which the block occurs in the lines. */
function placesOf(block: readonly string[], lines: readonly string[]): number[] {
  const places: number[] = [];
  const first = block[0] as string;
  for (let at = lines.indexOf(first); at !== -1; at = lines.indexOf(first, at + 1)) {
    if (block.every((line, offset) => lines[at + offset] === line)) places.push(at);
  }
  return places;
}

/** The last line of the block that a header opens, by indentation: deeper lines, and a line that closes it. */
function blockEnd(lines: readonly string[], header: number): number {
  const indent = indentOf(lines[header] as string);
  let end = header;
  for (let at = header + 1; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.trim() === "") continue;
    if (indentOf(line) <= indent) return indentOf(line) === indent && /^\s*[)\]}]/.test(line) ? at : end;
    end = at;
  }
  return end;
}

/** The names on the lines that open the blocks around a line, by indentation: the span is part of these blocks, and named after them. */
function headersAround(lines: readonly string[], line: number, names: ReadonlySet<string>): string[] {
  const headers: string[] = [];
  let indent = indentOf(lines[line] as string);
  for (let at = line - 1; at >= 0 && indent > 0; at--) {
    const text = lines[at] as string;
    if (text.trim() === "" || indentOf(text) >= indent) continue;
    indent = indentOf(text);
    headers.push(...(text.match(WORDS) ?? []).filter((word) => names.has(word)));
  }
  return headers;
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function toBinding(file: OutlinedFile, startLine: number, endLine: number, isChanged: boolean): SpanBinding {
  return {
    place: { file: file.path, startLine, endLine },
    score: isChanged ? SCORE_SAME_HEADER : SCORE_UNCHANGED,
    isChanged,
  };
}
