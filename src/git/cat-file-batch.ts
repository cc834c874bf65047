import { explainFailure } from "./failure.ts";
import { isObjectId } from "./object-id.ts";
import type { Git, GitProcess } from "./runner.ts";

/** The answer for one object. */
export type BlobRead =
  | { readonly kind: "blob"; readonly bytes: Buffer }
  | { readonly kind: "missing" }
  | { readonly kind: "too-large"; readonly size: number };

interface Request {
  readonly resolve: (blob: BlobRead) => void;
  readonly reject: (error: Error) => void;
}

/** The object whose content is being received. */
interface Incoming {
  /** `undefined` when the content is thrown away. */
  readonly bytes: Buffer | undefined;
  readonly answer: BlobRead;
  received: number;
  /** Size of the content plus the newline after it. */
  readonly length: number;
}

const NEWLINE = 0x0a;

/** One `git cat-file --batch` process that answers all blob requests in the order in which they were made. */
export class CatFileBatch {
  readonly #process: GitProcess;
  readonly #maxSize: number;
  readonly #requests: Request[] = [];
  #header = "";
  #incoming: Incoming | undefined;
  #failure: Error | undefined;

  constructor(git: Git, maxSize: number) {
    this.#maxSize = maxSize;
    this.#process = git.start(["cat-file", "--batch"], { task: "read files" });
    this.#process.keepAlive(false);
    this.#process.stdout.on("data", (chunk: Buffer) => this.#receive(chunk));
    void this.#process.ended.then((exit) => this.#fail(explainFailure("read files", git.directory, exit)));
  }

  /** Reads one blob. Requests may overlap: git works on the next one while the caller uses this one. */
  read(blobId: string): Promise<BlobRead> {
    if (!isObjectId(blobId)) return Promise.reject(new Error(`not an object id: ${JSON.stringify(blobId)}`));
    return new Promise((resolve, reject) => {
      if (this.#failure !== undefined) {
        reject(this.#failure);
        return;
      }
      if (this.#requests.length === 0) this.#process.keepAlive(true);
      this.#requests.push({ resolve, reject });
      this.#process.stdin.write(`${blobId}\n`);
    });
  }

  /** Ends the process; pending requests fail. */
  async close(): Promise<void> {
    this.#fail(new Error("the reader of git objects was closed"));
    this.#process.keepAlive(true);
    this.#process.kill();
    await this.#process.ended;
  }

  #receive(chunk: Buffer): void {
    let position = 0;
    while (position < chunk.length) {
      position = this.#incoming === undefined ? this.#readHeader(chunk, position) : this.#readContent(chunk, position);
    }
  }

  #readHeader(chunk: Buffer, start: number): number {
    const end = chunk.indexOf(NEWLINE, start);
    this.#header += chunk.toString("latin1", start, end === -1 ? chunk.length : end);
    if (end === -1) return chunk.length;
    const [, type, sizeText] = this.#header.split(" ");
    this.#header = "";
    if (sizeText === undefined) {
      this.#answer({ kind: "missing" });
      return end + 1;
    }
    this.#incoming = incomingObject(type === "blob", Number(sizeText), this.#maxSize);
    return end + 1;
  }

  #readContent(chunk: Buffer, start: number): number {
    const incoming = this.#incoming as Incoming;
    const end = Math.min(chunk.length, start + incoming.length - incoming.received);
    // copy() drops the part that does not fit: the newline after the content.
    if (incoming.bytes !== undefined) chunk.copy(incoming.bytes, incoming.received, start, end);
    incoming.received += end - start;
    if (incoming.received === incoming.length) {
      this.#incoming = undefined;
      this.#answer(incoming.answer);
    }
    return end;
  }

  #answer(blob: BlobRead): void {
    this.#requests.shift()?.resolve(blob);
    if (this.#requests.length === 0) this.#process.keepAlive(false);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const request of this.#requests.splice(0)) request.reject(this.#failure);
  }
}

function incomingObject(isBlob: boolean, size: number, maxSize: number): Incoming {
  const rest = { received: 0, length: size + 1 };
  if (!isBlob) return { ...rest, bytes: undefined, answer: { kind: "missing" } };
  if (size > maxSize) return { ...rest, bytes: undefined, answer: { kind: "too-large", size } };
  const bytes = Buffer.allocUnsafe(size);
  return { ...rest, bytes, answer: { kind: "blob", bytes } };
}
