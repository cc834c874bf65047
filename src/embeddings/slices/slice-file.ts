import { createHash } from "node:crypto";
import type { Definition, DefinitionKind } from "../../model/facts.ts";
import type { Slice } from "../../model/retrieval.ts";
import type { SliceTypePatterns } from "../../model/routing.ts";
import { type BuiltInClassification, classifyBuiltIn, namedByPatterns } from "../../routing/classify-slice.ts";
import { NO_PATTERNS } from "../../routing/slice-type-patterns.ts";
import { linesOf } from "../../util/lines.ts";
import { startWithComment } from "./comment-above.ts";
import { lineNumbers, MAX_PIECES, type Piece, piecesOf } from "./piece.ts";
import { sectionPieces } from "./section-pieces.ts";
import { sliceIds } from "./slice-id.ts";

/** Increased whenever a file gives different slices than before. */
export const SLICES_VERSION = 4;
const HASH_DIGITS = 32;

/** A file to slice. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** The definitions in the file, if it is a program. */
  readonly definitions: readonly Definition[];
}

/** The slices of a file, in the order of its lines. A pure function of path, text, definitions and the configuration's slice types. */
export function sliceFile({ path, text, definitions }: SourceFile, patterns: SliceTypePatterns = NO_PATTERNS): Slice[] {
  const builtIn = classifyBuiltIn(path, text);
  const { sliceType, sliceLanguage, confidence, reasons } = namedByPatterns(builtIn, path, patterns);
  const pieces = piecesByType(path, text, definitions, builtIn);
  const ids = sliceIds(sliceType, path, pieces);
  return pieces.map(({ title, startLine, endLine, text: own }, at) => {
    const id = ids[at] as string;
    const slice = { id, path, startLine, endLine, sliceType, sliceLanguage, confidence, reasons, title, text: own };
    return { ...slice, contentHash: contentHash(embeddedText(slice)) };
  });
}

/** The part of a slice that is embedded: its title gives the text context, and the path is left out so that moved files keep their vectors. */
export function embeddedText({ title, text }: Pick<Slice, "title" | "text">): string {
  return title === "" ? text : `${title}\n${text}`;
}

function piecesByType(
  path: string,
  text: string,
  definitions: readonly Definition[],
  { sliceType }: BuiltInClassification,
): Piece[] {
  switch (sliceType) {
    case "code":
      return codePieces(text, definitions);
    case "docs":
    case "other":
      return sectionPieces(path, text);
    case "config":
    case "data":
    case "erp_product":
      return recordPieces(text);
  }
}

function contentHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, HASH_DIGITS);
}

/** Records are small; this many characters of them make up one piece. */
const RECORD_CHARACTERS = 2000;
/** A line that starts at the left margin begins a new item: a key, a table, an element, a row. */
const AT_MARGIN = /^[^\s\])}]/;
const TITLE = /^\s*(?:\[+([^\]\n]{1,80})\]+|["']?([\w.@/-]{1,80})["']?\s*[:=])/;

/** The pieces of data and configuration: records together up to a size, cut at the beginning of one at the margin if possible. */
export function recordPieces(text: string): Piece[] {
  const lines = linesOf(text);
  const pieces: Piece[] = [];
  let first = 1;
  let size = 0;
  const cutBefore = (line: number) => {
    const numbers = lineNumbers(first, line - 1);
    pieces.push(...piecesOf(lines, numbers, titleOf(lines, numbers)));
    first = line;
    size = 0;
  };
  lines.forEach((line, at) => {
    if (size >= RECORD_CHARACTERS && (AT_MARGIN.test(line) || size >= 2 * RECORD_CHARACTERS)) cutBefore(at + 1);
    size += line.length + 1;
  });
  cutBefore(lines.length + 1);
  return pieces;
}

/** The first key or table of the piece. */
function titleOf(lines: readonly string[], numbers: readonly number[]): string {
  for (const number of numbers.slice(0, 50)) {
    const found = TITLE.exec((lines[number - 1] as string).slice(0, 200));
    if (found) return found[1] ?? found[2] ?? "";
  }
  return "";
}

const FUNCTIONS: ReadonlySet<DefinitionKind> = new Set(["function", "method"]);

/**
 * The pieces of a program: every definition that is not inside a function, the code of a class outside of its members, and the rest of the file.
 * Every line that is not blank is in exactly one piece.
 */
export function codePieces(text: string, definitions: readonly Definition[]): Piece[] {
  const lines = linesOf(text);
  const cut = definitions.length <= MAX_PIECES ? definitions.filter((each) => isCut(each, definitions)) : [];
  const ownLines = new Map<Definition | undefined, number[]>();
  for (const owner of [undefined, ...cut]) ownLines.set(owner, []);
  const owners = ownersOf(lines, cut);
  for (let line = 1; line <= lines.length; line++) ownLines.get(owners[line])?.push(line);
  return [...ownLines]
    .flatMap(([definition, numbers]) => piecesOf(lines, numbers, definition?.qualname ?? ""))
    .sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine);
}

/** The innermost definition at every line, with the comments above them; definitions that begin later are inside or after earlier ones. */
function ownersOf(lines: readonly string[], cut: readonly Definition[]): (Definition | undefined)[] {
  const owners = new Array<Definition | undefined>(lines.length + 1).fill(undefined);
  const open: { readonly owner: Definition; readonly end: number }[] = [];
  const rising = [...cut].sort((a, b) => a.fullStartLine - b.fullStartLine || b.endLine - a.endLine);
  let ended = 0;
  const starts = rising.map((each) => {
    while ((open.at(-1)?.end ?? each.fullStartLine) < each.fullStartLine) ended = Math.max(ended, open.pop()?.end ?? 0);
    const around = open.at(-1)?.owner.nameLine ?? 0;
    open.push({ owner: each, end: each.endLine });
    return startWithComment(lines, each.fullStartLine, Math.max(ended, around) + 1);
  });
  open.length = 0;
  let next = 0;
  for (let line = 1; line <= lines.length; line++) {
    for (; (starts[next] ?? Number.POSITIVE_INFINITY) <= line; next++) {
      const owner = rising[next] as Definition;
      open.push({ owner, end: owner.endLine });
    }
    while ((open.at(-1)?.end ?? line) < line) open.pop();
    owners[line] = open.at(-1)?.owner;
  }
  return owners;
}

function isCut(definition: Definition, definitions: readonly Definition[]): boolean {
  // A parent comes before its children, so this ends.
  for (let at = definition.parent; at >= 0; ) {
    const parent = definitions[at];
    if (parent === undefined || parent.parent >= at) return true;
    if (FUNCTIONS.has(parent.kind)) return false;
    at = parent.parent;
  }
  return true;
}
