import type { Comment, Program } from "../nodes.ts";
import { type Dialect, isTooDeep, type Parsed, type Parsers, type Problem, problemOf } from "../parse.ts";
import { balance } from "./balance.ts";
import { topLevelChunks } from "./chunks.ts";
import { Patch } from "./patch.ts";
import { enclosingBlocks, endOfStatementBefore, startOfStatementAfter } from "./places.ts";
import { scan } from "./scan.ts";

/** Repairs may parse this many times the length of the text, but always at least enough for a few small chunks. */
const WORK_PER_CHARACTER = 4;
const MIN_WORK = 1_000_000;
/** A longer chunk is not repaired: it is a bundle, and parsing all of it again for each repair would take too long. */
const MAX_REPAIRED_LENGTH = 300_000;
/** The maximum number of times that the statements after an error are read separately. */
const MAX_SALVAGES = 8;
/** A longer line is not removed: it was not written by hand, and more than one statement would be lost. */
const LONG_LINE = 400;
/** The maximum number of repairs of a chunk. A chunk with more errors is not repaired further. */
const MAX_REPAIRS = 12;

/** The readable parts of a damaged text. */
export interface Recovered {
  readonly programs: readonly Program[];
  readonly comments: readonly Comment[];
  readonly problems: readonly Problem[];
}

/** Reads the readable parts of a text that the parser rejects. Offsets count from `offset`. */
export function recover(text: string, dialect: Dialect, parsers: Parsers, offset: number): Recovered {
  return new Recovery(text, dialect, parsers, offset).run();
}

type Attempt = { readonly parsed: Parsed } | { readonly problem: Problem; readonly isTooDeep: boolean };

class Recovery {
  readonly #text: string;
  readonly #dialect: Dialect;
  readonly #parsers: Parsers;
  readonly #offset: number;
  readonly #programs: Program[] = [];
  readonly #comments: Comment[] = [];
  readonly #problems: Problem[] = [];
  #work: number;
  #salvages = 0;

  constructor(text: string, dialect: Dialect, parsers: Parsers, offset: number) {
    this.#text = text;
    this.#dialect = dialect;
    this.#parsers = parsers;
    this.#offset = offset;
    this.#work = Math.max(MIN_WORK, text.length * WORK_PER_CHARACTER);
  }

  run(): Recovered {
    for (const chunk of chunksOf(this.#text)) this.#chunk(chunk.text, chunk.start);
    return { programs: this.#programs, comments: this.#comments, problems: this.#problems };
  }

  #chunk(text: string, start: number): void {
    let current = text;
    let attempt = this.#attempt(current, start);
    if ("problem" in attempt) this.#problems.push(attempt.problem);
    if ("problem" in attempt && attempt.isTooDeep) {
      current = flatten(current);
      attempt = this.#attempt(current, start);
    }
    const maxRepairs = text.length > MAX_REPAIRED_LENGTH ? 0 : MAX_REPAIRS;
    for (let repairs = 0; "problem" in attempt && !attempt.isTooDeep && repairs < maxRepairs; repairs++) {
      const better = this.#best(current, start, this.#placeOf(attempt.problem, start));
      if (better === undefined) break;
      current = better.text;
      attempt = better.attempt;
    }
    if ("parsed" in attempt) this.#keep(attempt.parsed);
    else if (!attempt.isTooDeep) this.#salvage(current, start, this.#placeOf(attempt.problem, start));
  }

  /** Leaves out an error that cannot be repaired, and keeps the statements before and after it. */
  #salvage(text: string, start: number, at: number): void {
    const end = endOfStatementBefore(text, at);
    const before = end > 0 ? this.#attempt(text.slice(0, end), start) : undefined;
    if (before !== undefined && "parsed" in before) this.#keep(before.parsed);
    const resume = startOfStatementAfter(text, at);
    if (resume === undefined || ++this.#salvages > MAX_SALVAGES) return;
    for (const chunk of chunksOf(text.slice(resume))) this.#chunk(chunk.text, start + resume + chunk.start);
  }

  #keep(parsed: Parsed): void {
    this.#programs.push(parsed.program);
    for (const comment of parsed.comments) this.#comments.push(comment);
  }

  #placeOf(problem: Problem, start: number): number {
    return problem.offset - this.#offset - start;
  }

  /** The repair after which the parser reads furthest. */
  #best(text: string, start: number, at: number): { readonly text: string; readonly attempt: Attempt } | undefined {
    let best: { readonly text: string; readonly attempt: Attempt; readonly reach: number } | undefined;
    for (const candidate of candidates(text, at)) {
      if (this.#work <= 0) break;
      const attempt = this.#attempt(candidate, start);
      const reach = "problem" in attempt ? this.#placeOf(attempt.problem, start) : Number.POSITIVE_INFINITY;
      if (reach > (best?.reach ?? at)) best = { text: candidate, attempt, reach };
      if (reach === Number.POSITIVE_INFINITY) break;
    }
    return best;
  }

  #attempt(text: string, start: number): Attempt {
    try {
      this.#work -= text.length;
      return { parsed: this.#parsers.recovering(text, this.#dialect, this.#offset + start) };
    } catch (error) {
      return { problem: problemOf(error), isTooDeep: isTooDeep(error) };
    }
  }
}

/** Matches the brackets of a damaged text, and cuts it into chunks that can be parsed separately. */
function chunksOf(text: string): { readonly text: string; readonly start: number }[] {
  const balanced = balance(text);
  return topLevelChunks(balanced).map(({ start, end }) => ({ text: balanced.slice(start, end), start }));
}

/** Texts in which the error at an offset is repaired in different ways, the smallest change first. */
function* candidates(text: string, at: number): Generator<string> {
  const offset = Math.min(Math.max(at, 0), text.length);
  const lineStart = text.lastIndexOf("\n", offset - 1) + 1;
  const lineEnd = endOfLine(text, offset);
  const isLong = lineEnd - lineStart > LONG_LINE;

  const withComma = new Patch(text);
  if (withComma.putBefore(offset, ",")) yield withComma.apply();
  yield balance(blanked(text, offset, tokenEnd(text, offset)));
  const backtick = text.lastIndexOf("`", offset - 1);
  if (backtick >= 0) yield balance(blanked(text, backtick, backtick + 1));
  if (!isLong) {
    yield balance(blanked(text, lineStart, lineEnd));
    const previousEnd = text.slice(0, lineStart).trimEnd().length;
    const previousStart = text.lastIndexOf("\n", Math.max(0, previousEnd - 1)) + 1;
    if (previousEnd > previousStart) {
      yield balance(blanked(text, previousStart, previousEnd));
      yield balance(blanked(text, previousStart, lineEnd));
    }
  }
  yield* withoutBlocks(text, offset);
}

/** Texts without the content of one of the blocks around an offset, innermost first. */
function* withoutBlocks(text: string, offset: number): Generator<string> {
  for (const { start, end } of enclosingBlocks(text, offset)) yield blanked(text, start, end);
}

function blanked(text: string, start: number, end: number): string {
  const patch = new Patch(text);
  patch.blank(start, end);
  return patch.apply();
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

function tokenEnd(text: string, offset: number): number {
  const word = /[\w$]+|[^\s\w$"'`(){}[\];,]+|\S/y;
  word.lastIndex = offset;
  return word.exec(text) === null ? offset + 1 : word.lastIndex;
}

/** The maximum depth of brackets. At this depth, no parser overflows the stack. */
const MAX_BRACKET_DEPTH = 100;

/** Replaces code that is too deep in brackets for the parsers by blanks. */
export function flatten(text: string): string {
  const patch = new Patch(text);
  let depth = 0;
  let from = 0;
  for (const { character, offset } of scan(text).brackets) {
    if ("([{".includes(character)) {
      if (++depth === MAX_BRACKET_DEPTH) from = offset + 1;
    } else if (character !== ";" && depth > 0 && depth-- === MAX_BRACKET_DEPTH) patch.blank(from, offset);
  }
  if (depth >= MAX_BRACKET_DEPTH) patch.blank(from, text.length);
  return patch.apply();
}
