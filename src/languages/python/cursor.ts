import type { FactsBuilder } from "../facts-builder.ts";
import { Char } from "./char-codes.ts";

/** A position in a source that moves forward, and the errors that were found so far. */
export class Cursor {
  /** The source followed by a NUL, so that no loop needs a bounds check. */
  readonly text: string;
  readonly builder: FactsBuilder;
  /** The end of the text to read. Inside a quoted annotation, it is the end of the annotation. */
  end: number;

  /** The offset at which scanning continues: the end of the current token, or the newline itself. */
  pos: number;
  line = 1;
  lineStart: number;
  tokenLine = 1;
  /** Whether the reader is looking ahead. Then errors are not reported, because the same text is read again later. */
  isQuiet = false;
  /** The number of all errors, including those that are not kept because there are too many. */
  errorCount = 0;

  constructor(source: string, builder: FactsBuilder) {
    this.text = `${source}\0`;
    this.end = source.length;
    this.builder = builder;
    this.pos = source.charCodeAt(0) === Char.byteOrderMark ? 1 : 0;
    this.lineStart = this.pos;
  }

  error(message: string, line = this.tokenLine): void {
    if (this.isQuiet) return;
    this.errorCount++;
    this.builder.addError(line, message);
  }

  /** Counts the newline at `pos`, in a text of several lines, and returns the position after it. */
  passNewline(pos: number): number {
    const isPair = this.text.charCodeAt(pos) === Char.carriageReturn && this.text.charCodeAt(pos + 1) === Char.lineFeed;
    this.line++;
    this.lineStart = isPair ? pos + 2 : pos + 1;
    return this.lineStart;
  }

  protected skipNewline(): void {
    const code = this.text.charCodeAt(this.pos);
    if (code === Char.lineFeed || code === Char.carriageReturn) this.pos = this.passNewline(this.pos);
  }

  protected commentEnd(from: number): number {
    const { text, end } = this;
    let pos = from;
    for (;;) {
      const code = text.charCodeAt(pos);
      if (code === Char.lineFeed || code === Char.carriageReturn || pos >= end) return pos;
      pos++;
    }
  }

  protected skipContinuation(backslash: number): number {
    const code = this.text.charCodeAt(backslash + 1);
    if (code === Char.lineFeed || code === Char.carriageReturn) return this.passNewline(backslash + 1);
    this.error("an unexpected character after a line continuation", this.line);
    return backslash + 1;
  }
}
