import { hashText } from "../../util/fingerprint.ts";
import type { FactsBuilder } from "../facts-builder.ts";
import { NameTable } from "../name-table.ts";
import { ASCII_END, CHAR_CLASSES, Char, CharClass, isAsciiNamePart, isWideNamePart } from "./char-codes.ts";
import { Cursor } from "./cursor.ts";
import { scanNumber } from "./numbers.ts";
import { OPERATOR_KIND_MASK, OPERATOR_LENGTH_SHIFT, operatorAt } from "./operators.ts";
import { startsStatementAt } from "./resume-points.ts";
import { stringPrefixFlags } from "./string-prefixes.ts";
import { TokenStream } from "./token-stream.ts";
import { isCloser, isOpener, KEYWORDS, StringFlag, Token } from "./tokens.ts";

const FNV_OFFSET = 0x811c9dc5 | 0;
const FNV_PRIME = 0x01000193;
const TAB_SIZE = 8;
const CASE_BIT = 32;

/**
 * Splits a source into Python's tokens, one at a time: the fields describe the next token, and `advance` consumes it.
 * There are no indentation tokens: the reader of statements starts each line itself, by `beginLine`.
 */
export class Lexer extends Cursor {
  readonly names = new NameTable(KEYWORDS, Token.name);
  readonly stream: TokenStream;
  /** The indentation of the current logical line, in columns. */
  indent = 0;
  /** The number of open brackets. Inside brackets, newlines are white space. */
  depth = 0;
  /** The value of `depth` at which `:` ends the expression of a replacement field. */
  fieldDepth = -1;

  kind: number = Token.newline;
  start = 0;
  column = 1;
  hash = 0;
  nameId = -1;
  stringFlags = 0;
  contentStart = 0;
  contentEnd = 0;

  /** The last line and the start offset of the token that was consumed last. */
  lastLine = 1;
  lastStart = -1;
  /** Whether a triple quote is ignored if its string would contain definitions. For files in which one triple quote has no partner. */
  readonly distrustsTripleQuotes: boolean;
  /** The last string is not closed, and it seems that code was read as strings, and strings as code, before it. */
  hasSwappedStrings = false;
  constructor(source: string, builder: FactsBuilder, distrustsTripleQuotes: boolean) {
    super(source, builder);
    this.stream = new TokenStream(source.length);
    this.distrustsTripleQuotes = distrustsTripleQuotes;
  }

  /** The text of the current name. */
  get name(): string {
    return this.names.texts[this.nameId] as string;
  }

  /** Consumes the current token. */
  advance(): void {
    this.stream.push(this.hash);
    this.lastLine = this.line;
    this.lastStart = this.start;
    this.next();
  }

  /** Moves to the first token of the next line that has one and measures its indentation. */
  beginLine(): void {
    const { text } = this;
    this.depth = 0;
    this.fieldDepth = -1;
    for (;;) {
      if (this.pos < this.end) this.skipNewline();
      let pos = this.pos;
      let indent = 0;
      let code = text.charCodeAt(pos);
      for (; ; code = text.charCodeAt(++pos)) {
        if (code === Char.space) indent++;
        else if (code === Char.tab) indent = indent - (indent % TAB_SIZE) + TAB_SIZE;
        else if (code === Char.formFeed) indent = 0;
        else break;
      }
      if (code === Char.hash) pos = this.commentEnd(pos);
      this.pos = pos;
      code = text.charCodeAt(pos);
      if ((code === Char.lineFeed || code === Char.carriageReturn) && pos < this.end) continue;
      this.indent = indent;
      this.next();
      return;
    }
  }

  /** Reads the token at `pos`. */
  next(): void {
    const { text } = this;
    let { pos } = this;
    for (;;) {
      const code = text.charCodeAt(pos);
      switch (code < ASCII_END ? CHAR_CLASSES[code] : CharClass.other) {
        case CharClass.space:
          pos++;
          continue;
        case CharClass.name:
          if (pos >= this.end) break;
          this.#scanName(pos);
          return;
        case CharClass.operator:
          if (pos >= this.end) break;
          this.#scanOperator(code, pos);
          return;
        case CharClass.digit:
          if (pos >= this.end) break;
          this.#scanNumber(pos);
          return;
        case CharClass.quote:
          if (pos >= this.end) break;
          this.#scanString(pos, pos, 0);
          return;
        case CharClass.comment:
          pos = this.commentEnd(pos);
          continue;
        case CharClass.newline:
          if (pos >= this.end) break;
          if (this.depth > 0) {
            const nextLine =
              code === Char.carriageReturn && text.charCodeAt(pos + 1) === Char.lineFeed ? pos + 2 : pos + 1;
            if (!startsStatementAt(text, nextLine, this.indent)) {
              pos = nextLine;
              this.line++;
              this.lineStart = pos;
              continue;
            }
            this.error("a bracket is not closed", this.line);
            this.depth = 0;
          }
          this.#set(Token.newline, pos, pos, 0);
          return;
        case CharClass.backslash:
          if (pos >= this.end) break;
          pos = this.skipContinuation(pos);
          continue;
        default:
          if (pos >= this.end) break;
          if (code >= ASCII_END && isWideNamePart(text, pos)) {
            this.#scanName(pos);
            return;
          }
          // In Python 2, x in backticks means repr(x).
          if (code !== Char.noBreakSpace && code !== Char.backtick) this.error("an unexpected character", this.line);
          pos++;
          continue;
      }
      this.#set(Token.endOfFile, this.end, this.end, 0);
      return;
    }
  }

  /** Ends the logical line before the current token, which is the first of its physical line. */
  endLineBefore(): void {
    this.depth = 0;
    this.pos = this.lineStart - 1;
    this.line--;
    this.kind = Token.newline;
    this.hash = 0;
  }

  #set(kind: number, start: number, end: number, hash: number): void {
    this.kind = kind;
    this.start = start;
    this.tokenLine = this.line;
    this.column = start - this.lineStart + 1;
    this.pos = end;
    this.hash = hash;
  }

  #scanName(start: number): void {
    const { text } = this;
    let pos = start;
    let hash = FNV_OFFSET;
    let code = text.charCodeAt(pos);
    for (;;) {
      if (code >= ASCII_END) {
        if (!isWideNamePart(text, pos)) break;
        this.#scanWideName(start);
        return;
      }
      const kind = CHAR_CLASSES[code];
      if (kind !== CharClass.name && kind !== CharClass.digit) break;
      hash = Math.imul(hash ^ code, FNV_PRIME);
      code = text.charCodeAt(++pos);
    }
    if (code === Char.doubleQuote || code === Char.singleQuote) {
      const flags = stringPrefixFlags(text, start, pos);
      if (flags >= 0 && pos < this.end) {
        this.#scanString(start, pos, flags);
        return;
      }
    }
    const id = this.names.find(text, start, pos, hash);
    this.nameId = id;
    this.#set(this.names.kinds[id] as number, start, pos, hash);
  }

  /** Scans a name with characters outside ASCII. Python compares names after NFKC normalisation. */
  #scanWideName(start: number): void {
    const { text } = this;
    let pos = start;
    for (;;) {
      const code = text.charCodeAt(pos);
      if (code < ASCII_END ? !isAsciiNamePart(code) : !isWideNamePart(text, pos)) break;
      pos += (text.codePointAt(pos) ?? 0) > 0xffff ? 2 : 1;
    }
    const name = text.slice(start, pos).normalize("NFKC");
    const hash = hashText(name);
    const id = this.names.find(name, 0, name.length, hash);
    this.nameId = id;
    this.#set(this.names.kinds[id] as number, start, pos, hash);
  }

  #scanNumber(start: number): void {
    const { text } = this;
    const end = scanNumber(text, start);
    let hash = FNV_OFFSET;
    // Capital letters in `0xFF` or `1E5` are only style.
    for (let pos = start; pos < end; pos++) hash = Math.imul(hash ^ (text.charCodeAt(pos) | CASE_BIT), FNV_PRIME);
    this.#set(Token.number, start, end, hash);
  }

  #scanString(start: number, quoteAt: number, prefixFlags: number): void {
    const { text } = this;
    const quote = text.charCodeAt(quoteAt);
    const isTriple = text.charCodeAt(quoteAt + 1) === quote && text.charCodeAt(quoteAt + 2) === quote;
    const content = isTriple ? quoteAt + 3 : quoteAt + 1;
    this.stringFlags = isTriple ? prefixFlags | StringFlag.triple : prefixFlags;
    this.contentStart = content;
    if (prefixFlags & StringFlag.format) {
      this.#set(Token.formatString, start, content, FNV_OFFSET ^ prefixFlags);
      return;
    }
    this.#set(Token.string, start, content, 0);
    if (isTriple && this.distrustsTripleQuotes && this.#swallowsDefinitions(content, quote)) {
      this.error("a stray triple quote");
      this.contentEnd = content;
      return;
    }
    this.#scanStringEnd(content, quote, isTriple);
  }

  /** Moves to the end of the f-string that was just opened, without reading its fields. */
  rescanAsPlainString(): void {
    const isTriple = (this.stringFlags & StringFlag.triple) !== 0;
    this.#scanStringEnd(this.contentStart, this.text.charCodeAt(this.contentStart - 1), isTriple);
  }

  #scanStringEnd(content: number, quote: number, isTriple: boolean): void {
    const { text, end } = this;
    const isRaw = (this.stringFlags & StringFlag.raw) !== 0;
    let hash = FNV_OFFSET ^ (this.stringFlags & StringFlag.bytes);
    let pos = content;
    for (;;) {
      let code = text.charCodeAt(pos);
      if (code === quote) {
        if (!isTriple || (text.charCodeAt(pos + 1) === quote && text.charCodeAt(pos + 2) === quote)) break;
      } else if (code === Char.backslash) {
        this.stringFlags |= StringFlag.escaped;
        code = text.charCodeAt(++pos);
        // Whether a quote must be escaped depends on the quotes around the string, which are only style.
        if (isRaw || (code !== Char.singleQuote && code !== Char.doubleQuote)) {
          hash = Math.imul(hash ^ Char.backslash, FNV_PRIME);
        }
        if (pos >= end) break;
        if (code === Char.lineFeed || code === Char.carriageReturn) {
          pos = this.passNewline(pos);
          continue;
        }
      } else if (code === Char.lineFeed || code === Char.carriageReturn) {
        if (!isTriple) break;
        pos = this.passNewline(pos);
        hash = Math.imul(hash ^ Char.lineFeed, FNV_PRIME);
        continue;
      }
      if (pos >= end) break;
      hash = Math.imul(hash ^ code, FNV_PRIME);
      pos++;
    }
    // In a raw string, a backslash is not an escape. A raw string without backslashes equals a plain one.
    this.hash = isRaw && this.stringFlags & StringFlag.escaped ? ~hash : hash;
    if (pos < end && text.charCodeAt(pos) === quote) {
      this.contentEnd = pos;
      this.pos = isTriple ? pos + 3 : pos + 1;
    } else {
      this.endUnclosedString(Math.min(pos, end));
    }
  }

  /** Ends an unclosed string at `pos`, the end of its line (or of the text). The brackets around it most likely end there, too. */
  endUnclosedString(pos: number): void {
    this.error("a string is not closed");
    if (this.stringFlags & StringFlag.triple && !this.isQuiet) {
      const quote = this.text.charCodeAt(this.contentStart - 1);
      this.hasSwappedStrings = this.errorCount > 1 || this.#swallowsDefinitions(this.contentStart, quote);
    }
    this.contentEnd = pos;
    this.pos = pos;
    this.depth = 0;
    this.fieldDepth = -1;
  }

  #swallowsDefinitions(content: number, quote: number): boolean {
    const { text, end } = this;
    const closing = text.indexOf(String.fromCharCode(quote, quote, quote), content);
    const stop = closing < 0 ? end : closing;
    for (let pos = content; pos < stop; pos++) {
      if (text.charCodeAt(pos) === Char.lineFeed && startsStatementAt(text, pos + 1, this.indent, true)) return true;
    }
    return false;
  }

  #scanOperator(code: number, start: number): void {
    const { text } = this;
    if (code === Char.dot && CHAR_CLASSES[text.charCodeAt(start + 1)] === CharClass.digit) {
      this.#scanNumber(start);
      return;
    }
    const operator = operatorAt(text, code, start, this.depth === this.fieldDepth);
    const kind = operator & OPERATOR_KIND_MASK;
    const length = operator >> OPERATOR_LENGTH_SHIFT;
    if (isOpener(kind)) this.depth++;
    else if (isCloser(kind) && this.depth > 0) this.depth--;
    const hash = length === 1 ? code << 8 : (code << 8) | (text.charCodeAt(start + 1) << 16) | (length << 24);
    this.#set(kind, start, start + length, hash);
  }
}
