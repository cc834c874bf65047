import { Char, isAsciiNamePart } from "./char-codes.ts";

const TAB_SIZE = 8;
/** The decorators that are read to find their definition are limited, because hostile input would be slow otherwise. */
const MAX_DECORATOR_LENGTH = 400;
const MAX_DECORATORS = 5;

/** The keywords that start a statement and never occur inside an expression, by first letter. */
const STATEMENT_KEYWORDS: ReadonlyMap<number, readonly string[]> = new Map(
  Object.entries({
    a: ["assert", "async def"],
    b: ["break"],
    c: ["class", "continue"],
    d: ["def", "del"],
    e: ["except", "elif"],
    f: ["finally"],
    g: ["global"],
    i: ["import"],
    n: ["nonlocal"],
    p: ["pass"],
    r: ["return", "raise"],
    t: ["try"],
    w: ["while", "with"],
  }).map(([letter, words]) => [letter.charCodeAt(0), words]),
);
const DEFINITION_KEYWORDS: ReadonlySet<string> = new Set(["async def", "class", "def"]);

/**
 * Whether the line at `lineStart` certainly starts a statement, so that brackets that are still open before it have no closing
 * bracket. A decorator could also be a matrix product: it counts only if it is not indented deeper than the statement
 * (`indent`) and a definition follows it. With `definitionsOnly`, the same holds for definitions, and other keywords do not count.
 */
export function startsStatementAt(text: string, lineStart: number, indent: number, definitionsOnly = false): boolean {
  let pos = lineStart;
  let column = 0;
  let code = text.charCodeAt(pos);
  for (; code === Char.space || code === Char.tab; code = text.charCodeAt(++pos)) {
    column = code === Char.tab ? column - (column % TAB_SIZE) + TAB_SIZE : column + 1;
  }
  if (code === Char.at) return column <= indent && isDecorator(text, pos, column);
  const words = STATEMENT_KEYWORDS.get(code);
  if (words === undefined) return false;
  for (const word of words) {
    if (definitionsOnly && !(DEFINITION_KEYWORDS.has(word) && column <= indent)) continue;
    if (text.startsWith(word, pos) && !isAsciiNamePart(text.charCodeAt(pos + word.length))) {
      return !definitionsOnly || isDefinitionHead(text, pos + word.length);
    }
  }
  return false;
}

/** Whether a definition follows the decorator at `at`, directly or after more decorators of one line each. */
function isDecorator(text: string, at: number, column: number): boolean {
  let pos = at;
  for (let count = 0; count < MAX_DECORATORS && text.charCodeAt(pos) === Char.at; count++) {
    const limit = pos + MAX_DECORATOR_LENGTH;
    while (pos < limit && !isNewline(text.charCodeAt(pos))) pos++;
    if (pos === limit) return false;
    const lineStart = text.startsWith("\r\n", pos) ? pos + 2 : pos + 1;
    pos = lineStart;
    while (text.charCodeAt(pos) === Char.space || text.charCodeAt(pos) === Char.tab) pos++;
    if (pos - lineStart !== column) return false;
  }
  return text.startsWith("def ", pos) || text.startsWith("class ", pos) || text.startsWith("async def ", pos);
}

function isNewline(code: number): boolean {
  return code === Char.lineFeed || code === Char.carriageReturn;
}

/** Whether a name and a bracket or colon follow the keyword, as in a definition. Lines of prose can start with "class", too. */
function isDefinitionHead(text: string, from: number): boolean {
  let pos = from;
  while (text.charCodeAt(pos) === Char.space) pos++;
  const name = pos;
  while (isAsciiNamePart(text.charCodeAt(pos))) pos++;
  const code = text.charCodeAt(pos);
  return pos > name && (code === Char.openParen || code === Char.colon || code === Char.openBracket);
}
