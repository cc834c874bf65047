import { createHash, type Hash } from "node:crypto";
import { AtomicFile } from "./atomic-file.ts";

/** Where a piece of the graph file lies, in bytes. */
export type ByteRange = readonly [offset: number, length: number];

/** Text is gathered up to this length, because encoding many short strings one by one is slow. */
const TEXT_BUFFER = 1 << 18;

/** Writes a graph file piece by piece, so that it never stands in memory as one string, and notes where each piece lies. */
export class GraphWriter {
  readonly #file: AtomicFile;
  readonly #hash: Hash = createHash("sha256");
  #offset = 0;
  #text = "";

  constructor(root: string, relativePath: string) {
    this.#file = new AtomicFile(root, relativePath);
  }

  text(text: string): void {
    this.#text += text;
    if (this.#text.length >= TEXT_BUFFER) this.#flushText();
  }

  /** A JSON list under a key; the pieces are runs of values separated by commas, and may be empty. */
  list(key: string, pieces: Iterable<Uint8Array>): ByteRange[] {
    this.text(`,\n${JSON.stringify(key)}:[`);
    const ranges: ByteRange[] = [];
    let isFirst = true;
    for (const piece of pieces) {
      if (piece.length > 0) this.text(isFirst ? "\n" : ",\n");
      if (piece.length > 0) isFirst = false;
      this.#flushText();
      ranges.push([this.#offset, piece.length]);
      this.#bytes(piece);
    }
    this.text("\n]");
    return ranges;
  }

  /** Puts the file in its place and gives the digest of its bytes. */
  commit(): string {
    this.#flushText();
    this.#file.commit();
    return this.#hash.digest("hex");
  }

  abandon(): void {
    this.#file.abandon();
  }

  #flushText(): void {
    if (this.#text === "") return;
    const bytes = Buffer.from(this.#text);
    this.#text = "";
    this.#bytes(bytes);
  }

  #bytes(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.#hash.update(bytes);
    this.#file.write(bytes);
    this.#offset += bytes.length;
  }
}

/** The digest of a graph file's bytes. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
