import { Patch } from "./patch.ts";
import type { Bracket, Scan, ScannedLine } from "./scan.ts";
import { scan } from "./scan.ts";

const CLOSER: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/** Matches lines that continue the statement that an earlier line with the same indentation started. */
const CONTINUES = /^(?:[)\]}{.?:|&,=+*%<>-]|else\b|catch\b|finally\b)/;
/** Matches text that can precede the brace of an object or of a function that is an argument, but not the brace of a statement. */
const BEFORE_VALUE = /(?:=>|[=(,:[?]|\breturn|\bfunction\b[^(]*\([^()]*\))\s*$/;
/** The maximum number of open brackets that a closing bracket may skip. */
const MAX_SKIPPED = 200;
/** The maximum number of levels of indentation that are examined. */
const MAX_LEVELS = 60;

/**
 * Makes the brackets of a damaged text match. The indentation decides where a bracket is missing: only the lines
 * of the innermost region whose brackets do not match are changed. Comments to the end of a line and quotes without a
 * partner are replaced by blanks.
 */
export function balance(text: string): string {
  const cleaned = withoutStrays(text);
  return new Balancer(cleaned, scan(cleaned)).run();
}

function withoutStrays(text: string): string {
  const found = scan(text);
  const patch = new Patch(text);
  for (const { start, end } of [...found.lineComments, ...found.strays]) patch.blank(start, end);
  return patch.apply();
}

/** An opening bracket on the lines of one level, and the first `;` after it, before which it must be closed. */
interface Opener {
  readonly bracket: Bracket;
  semicolon: Bracket | undefined;
}

function fits(opener: Bracket, closer: Bracket): boolean {
  return CLOSER.get(opener.character) === closer.character;
}

class Balancer {
  readonly #text: string;
  readonly #lines: readonly ScannedLine[];
  readonly #brackets: readonly Bracket[];
  /** The index of the first bracket of each line, and one more entry for the end. */
  readonly #firstBracket: number[] = [];
  readonly #patch: Patch;

  constructor(text: string, { lines, brackets }: Scan) {
    this.#text = text;
    this.#lines = lines;
    this.#brackets = brackets;
    this.#patch = new Patch(text);
    let next = 0;
    for (const line of lines) {
      while (next < brackets.length && (brackets[next] as Bracket).line.start < line.start) next++;
      this.#firstBracket.push(next);
    }
    this.#firstBracket.push(brackets.length);
  }

  run(): string {
    this.#region(0, this.#lines.length, 0, false);
    return this.#patch.apply();
  }

  /** Repairs the lines of one block: finds the statements or members whose brackets do not match. */
  #region(from: number, to: number, level: number, isInClass: boolean): void {
    if (level > MAX_LEVELS || this.#isBalanced(from, to)) return;
    let margin = Number.POSITIVE_INFINITY;
    for (let at = from; at < to; at++) margin = Math.min(margin, this.#line(at).indent);
    for (let start = from; start < to; ) {
      let end = start + 1;
      while (end < to && !this.#startsGroup(end, margin)) end++;
      if (!this.#isBalanced(start, end)) this.#group(start, end, margin, level, isInClass);
      start = end;
    }
  }

  #startsGroup(index: number, margin: number): boolean {
    const line = this.#line(index);
    return line.indent === margin && !CONTINUES.test(this.#text.slice(line.start, line.start + 8));
  }

  /** Repairs one statement or member: first the lines that are indented deeper, then its own lines. */
  #group(start: number, end: number, margin: number, level: number, isInClass: boolean): void {
    const own: number[] = [];
    for (let at = start; at < end; ) {
      if (this.#line(at).indent === margin) {
        own.push(at++);
        continue;
      }
      const from = at;
      while (at < end && this.#line(at).indent > margin) at++;
      this.#region(from, at, level + 1, this.#opensClass(own[own.length - 1]));
    }
    this.#ownLines(own, end, isInClass);
  }

  #ownLines(own: readonly number[], end: number, isInClass: boolean): void {
    const open: Opener[] = [];
    const last = this.#line(end - 1);
    own.forEach((index, position) => {
      for (const bracket of this.#bracketsOf(index)) {
        if (CLOSER.has(bracket.character)) open.push({ bracket, semicolon: undefined });
        else if (bracket.character === ";") this.#noteSemicolon(open, bracket);
        else if (!this.#close(open, bracket, last)) this.#supplyOpener(bracket, own[position - 1], isInClass);
      }
    });
    while (open.length > 0) this.#supplyCloser(open.pop() as Opener, undefined, last);
  }

  #noteSemicolon(open: readonly Opener[], semicolon: Bracket): void {
    for (let at = open.length - 1; at >= 0; at--) {
      const opener = open[at] as Opener;
      if (opener.bracket.character === "{" || this.#isLoopHead(opener.bracket)) return;
      opener.semicolon ??= semicolon;
    }
  }

  /** Closes the innermost opening bracket that matches a closing bracket, and all inside it. Returns false if none matches. */
  #close(open: Opener[], closer: Bracket, last: ScannedLine): boolean {
    let match = open.length - 1;
    while (match >= 0 && !fits((open[match] as Opener).bracket, closer)) {
      if (open.length - match > MAX_SKIPPED) return false;
      match--;
    }
    if (match < 0) return false;
    while (open.length - 1 > match) this.#supplyCloser(open.pop() as Opener, closer, last);
    open.pop();
    return true;
  }

  /** Adds a missing closing bracket: before the bracket that showed that it is missing, or at the end of the statement. */
  #supplyCloser({ bracket, semicolon }: Opener, limit: Bracket | undefined, last: ScannedLine): void {
    const closer = CLOSER.get(bracket.character) ?? "";
    if (semicolon !== undefined) {
      // If there is no space for the closing bracket, it replaces the semicolon, because a line break can also end the statement.
      if (!this.#patch.putBefore(semicolon.offset, closer)) this.#patch.replace(semicolon.offset, closer);
    } else if (limit !== undefined) this.#patch.putBefore(limit.offset, closer);
    else if (bracket.character !== "{" && this.#opensStatement(bracket)) {
      this.#patch.putBefore(bracket.line.codeEnd - 1, closer);
    } else this.#patch.putAt(last.codeEnd, closer);
  }

  /** Whether the line of a parenthesis ends with the brace of a statement: `if (a {`. */
  #opensStatement(bracket: Bracket): boolean {
    const end = bracket.line.codeEnd - 1;
    return this.#text.charAt(end) === "{" && !BEFORE_VALUE.test(this.#text.slice(bracket.offset + 1, end));
  }

  /**
   * Adds the opening bracket for a `}` without a partner. Either the line above at the same level has lost its `{`, or the whole line is
   * missing. Then the lines between become a separate block, but in a class, where a block is not allowed, they are replaced by blanks.
   * Other closing brackets are also replaced by blanks.
   */
  #supplyOpener(bracket: Bracket, previous: number | undefined, isInClass: boolean): void {
    const line = previous === undefined ? undefined : this.#line(previous);
    if (bracket.character !== "}" || !bracket.isFirstOnLine || line === undefined) {
      this.#patch.blank(bracket.offset, bracket.offset + 1);
    } else if (isInClass && /[;,}\]]$/.test(this.#text.slice(line.start, line.codeEnd))) {
      this.#patch.blank(line.codeEnd, bracket.offset + 1);
    } else if (!this.#patch.putAt(line.codeEnd, "{")) this.#patch.blank(bracket.offset, bracket.offset + 1);
  }

  #opensClass(index: number | undefined): boolean {
    if (index === undefined) return false;
    const line = this.#line(index);
    return /\b(?:class|interface)\b/.test(this.#text.slice(line.start, line.codeEnd));
  }

  #isLoopHead(bracket: Bracket): boolean {
    return /\bfor(?:\s+await)?\s*$/.test(this.#text.slice(Math.max(0, bracket.offset - 12), bracket.offset));
  }

  #isBalanced(from: number, to: number): boolean {
    const open: string[] = [];
    for (let at = this.#firstBracket[from] as number; at < (this.#firstBracket[to] as number); at++) {
      const { character } = this.#brackets[at] as Bracket;
      const closer = CLOSER.get(character);
      if (closer !== undefined) open.push(closer);
      else if (character !== ";" && open.pop() !== character) return false;
    }
    return open.length === 0;
  }

  #bracketsOf(index: number): readonly Bracket[] {
    return this.#brackets.slice(this.#firstBracket[index], this.#firstBracket[index + 1]);
  }

  #line(index: number): ScannedLine {
    return this.#lines[index] as ScannedLine;
  }
}
