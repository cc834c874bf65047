import { Patch } from "./patch.ts";
import type { Bracket, Scan, ScannedLine } from "./scan.ts";
import { scan } from "./scan.ts";

const CLOSER: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
]);

/** Lines that go on with what the line above them at the same indentation started. */
const CONTINUES = /^(?:[)\]}{.?:|&,=+*%<>-]|else\b|catch\b|finally\b)/;
/** Matches text that can precede the brace of an object or of a function that is an argument, but not the brace of a statement. */
const BEFORE_VALUE = /(?:=>|[=(,:[?]|\breturn|\bfunction\b[^(]*\([^()]*\))\s*$/;
/** How many open brackets a closer may skip. */
const MAX_SKIPPED = 200;
/** Deeper indentation than this is not looked into. */
const MAX_LEVELS = 60;

/**
 * Makes the brackets of a damaged text match, with the indentation as the judge of where one is missing: only the lines
 * of the innermost stretch whose brackets do not match are touched. Comments to the end of a line and lone quotes
 * become blanks.
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

/** An opener on the lines of one level, and the first `;` after it, which it cannot reach beyond. */
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
  /** For each line the index of its first bracket; one more entry for the end. */
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

  /** Lines that stand in the same block: looks for the statements or members whose brackets do not match. */
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

  /** One statement or member: first what is indented below it, then its own lines. */
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

  /** Closes the innermost opener that a closer fits, and those inside it; answers false if it fits none. */
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

  /** Puts a missing closer before the bracket that showed it missing, or at the end of the statement. */
  #supplyCloser({ bracket, semicolon }: Opener, limit: Bracket | undefined, last: ScannedLine): void {
    const closer = CLOSER.get(bracket.character) ?? "";
    if (semicolon !== undefined) {
      // Without room for the closer it takes the place of the semicolon, which a line break can stand for.
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
   * A `}` without a partner: the line above at its level has lost its `{`, or is lost itself. Then the lines between make
   * a block of their own, unless a class is around them, where they would mean nothing. Other closers are blanked.
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
