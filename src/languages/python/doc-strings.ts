import type { DocumentationLine } from "../../code/break-rules.ts";
import { linesOf } from "../../util/lines.ts";

const TRIPLE_QUOTE = /^(?:"""|''')$/;
/** A comment, a triple quote, or a string. One that is not closed goes on to the end of the line, so that no part of a line is read twice. */
const PYTHON_TOKEN = /#.*|"""|'''|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)/g;
const STARTS_WITH_QUOTES = /^\s*[rRuU]?(?:"""|''')/;
/** A line with such an end goes on: what follows is an argument or a value, no documentation. */
const GOES_ON = /[([{,=+\-*/%|&\\]\s*$/;

/** The lines of doc strings. */
export function docStringLines(source: string): DocumentationLine[] {
  const found: DocumentationLine[] = [];
  let open: string | undefined;
  let isDoc = false;
  let before = "";
  for (const [at, text] of linesOf(source).entries()) {
    const isOpenDoc = open !== undefined && isDoc;
    if (open === undefined) isDoc = STARTS_WITH_QUOTES.test(text) && !GOES_ON.test(before);
    if (isOpenDoc || isDoc) found.push({ line: at + 1, text });
    open = quotesOpenAfter(text, open);
    if (open === undefined) before = withoutComment(text) || before;
  }
  return found;
}

/** The triple quotes that are open behind a line. */
function quotesOpenAfter(text: string, openBefore: string | undefined): string | undefined {
  let open = openBefore;
  let at = 0;
  for (;;) {
    if (open !== undefined) {
      const end = text.indexOf(open, at);
      if (end < 0) return open;
      at = end + open.length;
      open = undefined;
    }
    PYTHON_TOKEN.lastIndex = at;
    let token = PYTHON_TOKEN.exec(text);
    while (token && !TRIPLE_QUOTE.test(token[0])) token = PYTHON_TOKEN.exec(text);
    if (!token) return undefined;
    open = token[0];
    at = PYTHON_TOKEN.lastIndex;
  }
}

function withoutComment(text: string): string {
  return text.replace(/#.*$/, "").trimEnd();
}
