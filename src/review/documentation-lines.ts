/** A line of a source that is documentation. */
export interface DocumentationLine {
  readonly line: number;
  readonly text: string;
}

const PYTHON = /\.pyi?$/i;
/** Languages whose doc comments are blocks that start with two stars, or lines that start with three slashes. */
const C_LIKE = /\.(?:[cm]?[jt]sx?|vue|svelte|java|kts?|rs|c|h|cc|cpp|cxx|hh|hpp|cs|php)$/i;
const LINE_END = /\r\n|\r|\n/;
const TRIPLE_QUOTE = /^(?:"""|''')$/;
/** A comment, a triple quote, or a string. One that is not closed goes on to the end of the line, so that no part of a line is read twice. */
const PYTHON_TOKEN = /#.*|"""|'''|"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)/g;
const STARTS_WITH_QUOTES = /^\s*[rRuU]?(?:"""|''')/;
/** A line with such an end goes on: what follows is an argument or a value, no documentation. */
const GOES_ON = /[([{,=+\-*/%|&\\]\s*$/;

/** The lines of a source that document it: doc strings in Python, doc comments in the languages that write them as C does. */
export function documentationLines(path: string, text: string): DocumentationLine[] {
  if (PYTHON.test(path)) return docStringLines(text.split(LINE_END));
  return C_LIKE.test(path) ? docCommentLines(text.split(LINE_END)) : [];
}

function docStringLines(lines: readonly string[]): DocumentationLine[] {
  const found: DocumentationLine[] = [];
  let open: string | undefined;
  let isDoc = false;
  let before = "";
  for (const [at, text] of lines.entries()) {
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

function docCommentLines(lines: readonly string[]): DocumentationLine[] {
  const found: DocumentationLine[] = [];
  let isOpen = false;
  for (const [at, text] of lines.entries()) {
    const start = text.trimStart();
    const isBlock = isOpen || (start.startsWith("/**") && !start.startsWith("/**/"));
    if (isBlock || start.startsWith("///")) found.push({ line: at + 1, text });
    if (isBlock) isOpen = !(isOpen ? text : start.slice(3)).includes("*/");
  }
  return found;
}
