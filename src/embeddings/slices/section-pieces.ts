import { linesOf } from "../../util/lines.ts";
import { linesOutsideFences } from "../../util/markdown-fences.ts";
import { lineNumbers, MAX_PIECES, type Piece, piecesOf } from "./piece.ts";

/** A heading: its line, level and words. */
interface Heading {
  /** The first line that belongs to it: its overline, if it has one. */
  readonly line: number;
  readonly level: number;
  readonly words: string;
}

const ATX = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/;
const ASCIIDOC = /^(={1,6})[ \t]+(\S.*)$/;
const SETEXT = /^ {0,3}(=+|-{2,})[ \t]*$/;
const RST_LINE = /^([!-/:-@[-`{-~])\1{2,}[ \t]*$/;
const RST_NAME = /\.(?:rst|rest|txt)$/i;
const ASCIIDOC_NAME = /\.(?:adoc|asciidoc|asc)$/i;
const MARKDOWN_NAME = /\.(?:md|mdx|markdown|mkd|mdown)$/i;
/** A longer heading is a paragraph. */
const MAX_HEADING = 200;

/** The pieces of a prose text: one per heading, titled by it and those above it; text before the first heading has no title. */
export function sectionPieces(path: string, text: string): Piece[] {
  const lines = linesOf(text);
  const headings = headingsOf(path, lines);
  if (headings.length > MAX_PIECES) return piecesOf(lines, lineNumbers(1, lines.length), "");
  const pieces = piecesOf(lines, lineNumbers(1, (headings[0]?.line ?? lines.length + 1) - 1), "");
  const above: Heading[] = [];
  headings.forEach((heading, at) => {
    while ((above.at(-1)?.level ?? -1) >= heading.level) above.pop();
    above.push(heading);
    const last = (headings[at + 1]?.line ?? lines.length + 1) - 1;
    pieces.push(...piecesOf(lines, lineNumbers(heading.line, last), above.map((each) => each.words).join(" > ")));
  });
  return pieces;
}

function headingsOf(path: string, lines: readonly string[]): Heading[] {
  if (ASCIIDOC_NAME.test(path)) return fencedHeadings(lines, asciidocHeading);
  if (RST_NAME.test(path)) return rstHeadings(lines);
  return MARKDOWN_NAME.test(path) ? fencedHeadings(lines, markdownHeading) : mixedHeadings(lines);
}

/** Headings of a file whose name does not show its format: those of the format that finds more. */
function mixedHeadings(lines: readonly string[]): Heading[] {
  const markdown = fencedHeadings(lines, markdownHeading);
  const rst = rstHeadings(lines);
  return rst.length > markdown.length ? rst : markdown;
}

type HeadingReader = (lines: readonly string[], at: number) => Omit<Heading, "line"> | undefined;

/** Headings outside of code fences. */
function fencedHeadings(lines: readonly string[], read: HeadingReader): Heading[] {
  const headings: Heading[] = [];
  for (const [at] of linesOutsideFences(lines)) {
    const heading = read(lines, at);
    if (heading) headings.push({ line: at + 1, ...heading });
  }
  return headings;
}

function markdownHeading(lines: readonly string[], at: number): Omit<Heading, "line"> | undefined {
  const line = headingText(lines[at]);
  if (line === undefined) return undefined;
  const atx = ATX.exec(line);
  if (atx) return { level: (atx[1] as string).length, words: (atx[2] ?? "").trim() };
  const under = SETEXT.exec(headingText(lines[at + 1]) ?? "");
  const isAlone = at === 0 || (lines[at - 1] as string).trim() === "";
  if (!under || !isAlone || !/^ {0,3}[^\s>|*+-]/.test(line)) return undefined;
  return { level: under[1]?.startsWith("=") ? 1 : 2, words: line.trim() };
}

function asciidocHeading(lines: readonly string[], at: number): Omit<Heading, "line"> | undefined {
  const found = ASCIIDOC.exec(headingText(lines[at]) ?? "");
  return found ? { level: (found[1] as string).length, words: (found[2] as string).trim() } : undefined;
}

/** reStructuredText assigns levels to adornments in order of appearance. */
function rstHeadings(lines: readonly string[]): Heading[] {
  const headings: Heading[] = [];
  const levels = new Map<string, number>();
  for (let at = 0; at + 1 < lines.length; at++) {
    const words = headingText(lines[at]);
    const under = RST_LINE.exec(headingText(lines[at + 1]) ?? "")?.[1];
    if (words === undefined || under === undefined || words.trim() === "" || RST_LINE.test(words)) continue;
    const over = at > 0 ? RST_LINE.exec(headingText(lines[at - 1]) ?? "")?.[1] : undefined;
    const hasOver = over === under;
    const before = at - (hasOver ? 2 : 1);
    const isLong = (lines[at + 1] as string).trimEnd().length >= words.trim().length;
    if (
      !isLong ||
      (!hasOver && /^\s/.test(words)) ||
      (before >= 0 && (lines[before] as string).trim() !== "" && !hasOver)
    )
      continue;
    const style = hasOver ? `${under}${under}` : under;
    if (!levels.has(style)) levels.set(style, levels.size);
    headings.push({ line: at + (hasOver ? 0 : 1), level: levels.get(style) as number, words: words.trim() });
    at++;
  }
  return headings;
}

/** A line that is short enough to be a heading or a part of one. */
function headingText(line: string | undefined): string | undefined {
  return line === undefined || line.length > MAX_HEADING ? undefined : line;
}
