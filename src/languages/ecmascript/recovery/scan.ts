/**
 * A simple lexer for damaged text. It finds brackets and the lines of code without a parser. The effect of its mistakes
 * (such as a division that is read as a regular expression) ends with the line.
 */

import type { Span } from "../nodes.ts";

/** A bracket outside of strings and comments. `;` counts as a bracket, because it is not allowed inside parentheses. */
export interface Bracket {
  readonly offset: number;
  readonly character: string;
  readonly line: ScannedLine;
  readonly isFirstOnLine: boolean;
}

/** A line that starts with code. */
export interface ScannedLine {
  readonly number: number;
  /** The offset of its first character that is not blank. */
  readonly start: number;
  readonly indent: number;
  /** The offset after its last character of code. */
  codeEnd: number;
}

export interface Scan {
  readonly brackets: readonly Bracket[];
  readonly lines: readonly ScannedLine[];
  /** Quotes without a partner, and comments without an end. */
  readonly strays: readonly Span[];
  readonly lineComments: readonly Span[];
}

const TAB_WIDTH = 4;
/** Words after which a slash starts a regular expression. */
const BEFORE_EXPRESSION = /^(?:return|typeof|case|do|else|in|of|instanceof|new|void|delete|throw|yield|await|default)$/;

export function scan(text: string): Scan {
  return new Scanner(text).run();
}

class Scanner {
  readonly #text: string;
  readonly #word = /[\w$#@\u0080-\uffff]+/y;
  readonly #brackets: Bracket[] = [];
  readonly #lines: ScannedLine[] = [];
  readonly #strays: Span[] = [];
  readonly #lineComments: Span[] = [];
  /** Brace depths at which a `}` ends the `${` of a template. */
  readonly #templates: number[] = [];
  #braces = 0;
  #at = 0;
  #lineNumber = 1;
  #lineStart = 0;
  #line: ScannedLine | undefined;
  /** The last word or character of code, to distinguish regular expressions from divisions. */
  #previous = "";

  constructor(text: string) {
    this.#text = text;
  }

  run(): Scan {
    while (this.#at < this.#text.length) this.#step();
    return { brackets: this.#brackets, lines: this.#lines, strays: this.#strays, lineComments: this.#lineComments };
  }

  #step(): void {
    const text = this.#text;
    const character = text.charAt(this.#at);
    switch (character) {
      case "\n":
        this.#at++;
        this.#newLine();
        return;
      case " ":
      case "\t":
      case "\r":
        this.#at++;
        return;
      case "/":
        this.#slash();
        return;
      case '"':
      case "'":
        this.#string(character);
        return;
      case "`":
        this.#code();
        this.#template(this.#at, this.#at + 1);
        return;
      case "(":
      case "[":
      case "{":
      case ")":
      case "]":
      case "}":
      case ";":
        this.#bracket(character);
        return;
      default:
        this.#wordOrOperator();
    }
  }

  #newLine(): void {
    this.#lineNumber++;
    this.#lineStart = this.#at;
    this.#line = undefined;
  }

  /** Records that there is code at the current offset. The first code on a line makes the line a line of code. */
  #code(): { readonly line: ScannedLine; readonly isFirst: boolean } {
    if (this.#line !== undefined) return { line: this.#line, isFirst: false };
    let indent = 0;
    for (let at = this.#lineStart; at < this.#at; at++) indent += this.#text.charAt(at) === "\t" ? TAB_WIDTH : 1;
    this.#line = { number: this.#lineNumber, start: this.#at, indent, codeEnd: this.#at + 1 };
    this.#lines.push(this.#line);
    return { line: this.#line, isFirst: true };
  }

  #endCode(previous: string): void {
    this.#previous = previous;
    if (this.#line !== undefined) this.#line.codeEnd = this.#at;
  }

  #wordOrOperator(): void {
    this.#code();
    const start = this.#at;
    this.#word.lastIndex = start;
    this.#at = this.#word.test(this.#text) ? this.#word.lastIndex : start + 1;
    this.#endCode(this.#text.slice(start, this.#at));
  }

  #bracket(character: string): void {
    const { line, isFirst } = this.#code();
    if (character === "}" && this.#templates[this.#templates.length - 1] === this.#braces) {
      this.#templates.pop();
      this.#at++;
      this.#template(this.#at - 1, this.#at);
      return;
    }
    if (character === "{") this.#braces++;
    else if (character === "}") this.#braces--;
    this.#brackets.push({ offset: this.#at++, character, line, isFirstOnLine: isFirst });
    this.#endCode(character);
  }

  #string(quote: string): void {
    this.#code();
    const text = this.#text;
    for (let at = this.#at + 1; at < text.length; at++) {
      const character = text.charAt(at);
      if (character === "\\") at += text.startsWith("\r\n", at + 1) ? 2 : 1;
      else if (character === "\n") break;
      else if (character === quote) {
        this.#at = at + 1;
        this.#endCode(quote);
        return;
      }
    }
    this.#strays.push({ start: this.#at, end: this.#at + 1 });
    this.#at++;
    this.#endCode(quote);
  }

  /** Scans the text of a template from `from`. `start` is its backtick, or the brace that ended an expression in it. */
  #template(start: number, from: number): void {
    const text = this.#text;
    for (let at = from; at < text.length; at++) {
      const character = text.charAt(at);
      if (character === "\\") at++;
      else if (character === "`" || (character === "$" && text.charAt(at + 1) === "{")) {
        this.#countLines(start, at);
        this.#at = character === "`" ? at + 1 : at + 2;
        if (character === "$") this.#templates.push(this.#braces);
        this.#endCode(character);
        return;
      }
    }
    if (text.charAt(start) === "`") this.#strays.push({ start, end: start + 1 });
    this.#at = start + 1;
    this.#endCode("`");
  }

  #countLines(from: number, to: number): void {
    for (let at = this.#text.indexOf("\n", from); at >= 0 && at < to; at = this.#text.indexOf("\n", at + 1)) {
      this.#lineNumber++;
      this.#lineStart = at + 1;
    }
  }

  #slash(): void {
    const text = this.#text;
    const next = text.charAt(this.#at + 1);
    if (next === "/") {
      const end = text.indexOf("\n", this.#at);
      this.#lineComments.push({ start: this.#at, end: end < 0 ? text.length : end });
      this.#at = end < 0 ? text.length : end;
    } else if (next === "*") {
      const end = text.indexOf("*/", this.#at + 2);
      if (end < 0) this.#endlessComment();
      else {
        this.#countLines(this.#at, end);
        this.#at = end + 2;
      }
    } else {
      this.#code();
      this.#at = this.#regularExpressionEnd(next);
      this.#endCode("/");
    }
  }

  /** Scans a comment without an end. It contains all following lines that look like lines of a comment. */
  #endlessComment(): void {
    const comment = /.*(?:\r?\n[ \t]*\*.*)*/y;
    comment.lastIndex = this.#at;
    comment.exec(this.#text);
    this.#strays.push({ start: this.#at, end: comment.lastIndex });
    this.#countLines(this.#at, comment.lastIndex);
    this.#at = Math.max(comment.lastIndex, this.#at + 2);
  }

  #regularExpressionEnd(next: string): number {
    const text = this.#text;
    const isOperand = /[\w$)\]}"'`]$/.test(this.#previous) && !BEFORE_EXPRESSION.test(this.#previous);
    // `</` and `/>` are parts of elements.
    if (isOperand || this.#previous === "<" || next === ">") return this.#at + 1;
    let isInClass = false;
    for (let at = this.#at + 1; at < text.length; at++) {
      const character = text.charAt(at);
      if (character === "\\") at++;
      else if (character === "\n") break;
      else if (character === "[") isInClass = true;
      else if (character === "]") isInClass = false;
      else if (character === "/" && !isInClass) return at + 1;
    }
    return this.#at + 1;
  }
}
