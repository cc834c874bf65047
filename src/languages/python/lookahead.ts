import type { PythonReader } from "./reader.ts";
import { isCloser, isLineEnd, isOpener, Token } from "./tokens.ts";

/** What `lookBehindGroup` finds out about a group in brackets. */
export interface GroupAhead {
  /** The kind of the token after the closing bracket. */
  readonly follower: number;
  /** Whether `as` occurs directly inside the brackets. */
  readonly hasAs: boolean;
}

/** Looks ahead to the token after the group in brackets that starts at the current token. */
export function lookBehindGroup(reader: PythonReader): GroupAhead {
  return lookAhead(reader, () => {
    let depth = 0;
    let hasAs = false;
    while (canLookFurther(reader)) {
      if (isOpener(reader.kind)) depth++;
      else if (isCloser(reader.kind)) depth--;
      else if (reader.kind === Token.as && depth === 1) hasAs = true;
      peekNext(reader);
      if (depth <= 0) break;
    }
    return { follower: reader.kind, hasAs };
  });
}

/** The offset of the last `=` of the statement that is outside of brackets and before any lambda; -1 when there is none. */
export function findLastEqual(reader: PythonReader): number {
  return lookAhead(reader, () => {
    let depth = 0;
    let last = -1;
    while (canLookFurther(reader)) {
      const { kind } = reader;
      if (isOpener(kind)) depth++;
      else if (isCloser(kind)) depth--;
      else if (depth === 0) {
        if (kind === Token.equal) last = reader.start;
        else if (kind === Token.lambda || kind === Token.semicolon) break;
      }
      peekNext(reader);
    }
    return last;
  });
}

/** Whether the current token, the word `match`, starts a match statement. */
export function isMatchStatement(reader: PythonReader): boolean {
  return lookAhead(reader, () => {
    peekNext(reader);
    switch (reader.kind) {
      case Token.name:
      case Token.number:
      case Token.string:
      case Token.formatString:
      case Token.none:
      case Token.true:
      case Token.false:
      case Token.lambda:
      case Token.await:
        return true;
      case Token.equal:
      case Token.colon:
      case Token.dot:
      case Token.comma:
        return false;
    }
    let depth = 0;
    while (canLookFurther(reader)) {
      if (isOpener(reader.kind)) depth++;
      else if (isCloser(reader.kind)) depth--;
      const isColon = reader.kind === Token.colon && depth === 0;
      peekNext(reader);
      if (isColon) return reader.kind === Token.newline;
    }
    return false;
  });
}

/** The kind of the token after the current one. */
export function kindAfter(reader: PythonReader): number {
  return lookAhead(reader, () => {
    peekNext(reader);
    return reader.kind;
  });
}

function canLookFurther(reader: PythonReader): boolean {
  return !isLineEnd(reader.kind) && reader.lookaheadBudget-- > 0;
}

function peekNext(reader: PythonReader): void {
  if (reader.kind === Token.formatString) reader.rescanAsPlainString();
  reader.next();
}

function lookAhead<T>(reader: PythonReader, look: () => T): T {
  const state = saveState(reader);
  reader.isQuiet = true;
  const result = look();
  restoreState(reader, state);
  return result;
}

/** The lexer's position with everything that is needed to return to it. */
export type LexerState = ReturnType<typeof saveState>;

export function saveState(reader: PythonReader) {
  const { end, pos, line, lineStart, depth, fieldDepth, kind, start, tokenLine, column, hash, nameId } = reader;
  const { stringFlags, contentStart, contentEnd, lastLine, lastStart, isQuiet } = reader;
  return {
    end,
    pos,
    line,
    lineStart,
    depth,
    fieldDepth,
    kind,
    start,
    tokenLine,
    column,
    hash,
    nameId,
    stringFlags,
    contentStart,
    contentEnd,
    lastLine,
    lastStart,
    isQuiet,
  };
}

export function restoreState(reader: PythonReader, state: LexerState): void {
  Object.assign(reader, state);
}
