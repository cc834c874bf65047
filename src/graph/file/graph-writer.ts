import { createHash } from "node:crypto";
import { AtomicFile } from "./atomic-file.ts";

/** Text is gathered up to this length, because encoding many short strings one by one is slow. */
const TEXT_BUFFER = 1 << 18;

/** Writes a graph file value by value, so that it is never in memory as one string. */
export class GraphWriter {
  readonly #file: AtomicFile;
  readonly #hash = createHash("sha256");
  #text = "";

  constructor(root: string, relativePath: string) {
    this.#file = new AtomicFile(root, relativePath);
  }

  text(text: string): void {
    this.#text += text;
    if (this.#text.length >= TEXT_BUFFER) this.#flush();
  }

  /** A list of JSON values under a key, one value per line. */
  list(key: string, values: Iterable<string>): void {
    this.text(`,\n${JSON.stringify(key)}:[`);
    let isFirst = true;
    for (const value of values) {
      this.text(`${isFirst ? "\n" : ",\n"}${value}`);
      isFirst = false;
    }
    this.text("\n]");
  }

  /** Moves the file into place and returns the digest of its bytes. */
  commit(): string {
    this.#flush();
    this.#file.commit();
    return this.#hash.digest("hex");
  }

  abandon(): void {
    this.#file.abandon();
  }

  #flush(): void {
    const bytes = Buffer.from(this.#text);
    this.#text = "";
    this.#hash.update(bytes);
    this.#file.write(bytes);
  }
}
