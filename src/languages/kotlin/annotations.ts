import { addLooseNames } from "../c/preprocessor.ts";
import type { Walk } from "../tree-sitter/walk.ts";

/** Longer arguments are not blanked out. The limit keeps the search fast in a file with many brackets that never close. */
const MAX_ARGUMENTS = 1000;
const ANNOTATION = /@(?:\w+:)?[\w.]+/y;
const OPENING = /[ \t]*\(/y;
const SPACE = /\s*/y;
const TOKEN = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[()]/g;
/** Matches text that uses no name: annotation targets, argument names, and blanked out words that are not part of an annotation. */
const NO_NAME = /@\w+:|\b\w+[ \t]*=(?!=)|\b(?:actual|expect)\b/g;

/**
 * Blanks out the annotations of top-level declarations. The grammar misreads some code after an annotation as an
 * expression, such as `@A @B class C { }` as a call with a lambda, and the declaration is lost.
 */
export function blankAnnotations(text: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { index } of text.matchAll(/^(?=@(?!file:))/gm)) {
    if (index < done) continue;
    const end = endOfAnnotations(text, index);
    parts.push(text.slice(done, index), blank(text.slice(index, end)));
    done = end;
  }
  return parts.join("") + text.slice(done);
}

/** Adds the names in annotations that were blanked out. Their scope is that of the file, as for all top-level annotations. */
export function addAnnotationNames(walk: Walk, blanked: string, offset: number): void {
  addLooseNames(walk, blanked.replaceAll(NO_NAME, blank), offset);
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}

/** The offset after a sequence of annotations. */
function endOfAnnotations(text: string, start: number): number {
  for (let end = start, at = start; ; at = endOf(SPACE, text, end)) {
    const name = endOf(ANNOTATION, text, at);
    if (name < 0) return end;
    const open = endOf(OPENING, text, name);
    const closed = open < 0 ? name : endOfArguments(text, open);
    if (closed < 0) return end;
    end = closed;
  }
}

/** The end of the match of a sticky pattern at an offset. -1 when it does not match. */
function endOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** The offset after the bracket that closes the one before `start`. -1 when that bracket is too far away. */
function endOfArguments(text: string, start: number): number {
  let depth = 1;
  for (const { 0: token, index } of text.slice(start, start + MAX_ARGUMENTS).matchAll(TOKEN)) {
    if (token === "(") depth++;
    else if (token === ")" && --depth === 0) return start + index + 1;
  }
  return -1;
}
