import type { FactsBuilder } from "../facts-builder.ts";
import { Char } from "./char-codes.ts";

/** A place in a source that moves forward, and the errors that were met on the way. */
export class Cursor {
  /** The source with a NUL behind it, so that no loop needs a bounds check. */
  readonly text: string;
  readonly builder: FactsBuilder;
  /** The end of the text to read; earlier than the file's end inside a quoted annotation. */
  end: number;

  /** The offset at which scanning goes on: the end of the current token, or the newline itself. */
  pos: number;
  line = 1;
  lineStart: number;
  tokenLine = 1;
  /** Set while looking ahead: what is read then will be read again. */
  isQuiet = false;
  /** All errors, also those that are too many to be kept. */
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

  /** Counts the newline at `pos` of a text that spans lines and returns the position behind it. */
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
