import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { pathToFileURL } from "node:url";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[] };
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

const HEADER_END = "\r\n\r\n";

/** A client of a language server, connected to its standard streams. */
export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  #buffer = Buffer.alloc(0);
  #lastId = 0;

  constructor(program: string, args: readonly string[], cwd: string) {
    this.#process = spawn(program, args, { cwd });
    this.#process.stdout.on("data", (bytes: Buffer) => this.#receive(bytes));
    this.#process.on("exit", (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`the language server ended with ${code}`));
    });
  }

  /** Opens a folder as the workspace. */
  async open(root: string): Promise<void> {
    const uri = pathToFileURL(root).href;
    const capabilities = { workspace: { workspaceFolders: true, configuration: true } };
    const workspaceFolders = [{ uri, name: "workspace" }];
    await this.request("initialize", { processId: process.pid, rootUri: uri, capabilities, workspaceFolders });
    this.notify("initialized", {});
  }

  request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#lastId;
    this.#send({ id, method, params });
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  notify(method: string, params: unknown): void {
    this.#send({ method, params });
  }

  async close(): Promise<void> {
    await this.request("shutdown", undefined);
    const ended = new Promise((resolve) => this.#process.on("exit", resolve));
    this.notify("exit", undefined);
    await ended;
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}${HEADER_END}${text}`);
  }

  #receive(bytes: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, bytes]);
    for (;;) {
      const end = this.#buffer.indexOf(HEADER_END);
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#buffer.toString("latin1", 0, end))?.[1]);
      const start = end + HEADER_END.length;
      if (this.#buffer.length < start + length) return;
      const text = this.#buffer.toString("utf8", start, start + length);
      this.#buffer = this.#buffer.subarray(start + length);
      this.#handle(JSON.parse(text));
    }
  }

  #handle({ id, method, params, result, error }: Message): void {
    if (id === undefined) return;
    if (method !== undefined) {
      // The server asks for settings and expects one answer for each item. We have no settings.
      this.#send({ id, result: method === "workspace/configuration" ? (params?.items ?? []).map(() => null) : null });
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(new Error(error.message));
    else waiting?.resolve(result);
  }
}
