import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { Extractors } from "../languages/extractors.ts";
import { type ExtractionJob, type ExtractionResult, extractBytes } from "./extract-bytes.ts";

/** Runs extraction. `size` is how many batches it can work on at once. */
export interface ExtractionPool {
  readonly size: number;
  run(jobs: readonly ExtractionJob[]): Promise<readonly ExtractionResult[]>;
  close(): Promise<void>;
}

/** Below this amount of work, in bytes of Python, a thread costs more to start than it saves. */
const WORK_WORTH_THREADS = 4 << 20;
const DONE_BEFORE_TURN = 4;
/** Memory grows with every thread, and with more of them the main thread cannot feed them all. */
const MAX_THREADS = 8;

/**
 * A pool that suits the amount of work. The calling thread takes its share, so there is one thread per other core, and
 * none when there is little to do.
 */
export function createPool(work: number, threads?: number): ExtractionPool {
  const others = Math.min(availableParallelism() - 1, MAX_THREADS);
  const wanted = threads ?? (work < WORK_WORTH_THREADS ? 0 : others);
  return wanted > 0 ? new SharedPool(wanted) : new InlinePool();
}

/** Runs in the calling thread. */
class InlinePool implements ExtractionPool {
  readonly size = 1;
  readonly #extractors = new Extractors();

  async run(jobs: readonly ExtractionJob[]): Promise<readonly ExtractionResult[]> {
    const results: ExtractionResult[] = [];
    for (const job of jobs) results.push(await extractBytes(this.#extractors, job));
    return results;
  }

  async close(): Promise<void> {}
}

interface Pending {
  resolve(results: readonly ExtractionResult[]): void;
  reject(error: Error): void;
}

/** A thread and the batches that it was given; it answers them in order. */
class Thread {
  readonly worker: Worker;
  readonly pending: Pending[] = [];

  constructor() {
    // The calling program's options must not reach the thread: `--input-type` of `node -e` would keep it from starting.
    this.worker = new Worker(workerPath(), { execArgv: [] });
    this.worker.on("message", (results: readonly ExtractionResult[]) => this.pending.shift()?.resolve(results));
    this.worker.on("error", (error) => this.#fail(error));
    this.worker.on("exit", () => this.#fail(new Error("A worker thread ended unexpectedly.")));
  }

  #fail(error: unknown): void {
    for (const waiting of this.pending.splice(0)) {
      waiting.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

/** Distributes batches over threads and the calling thread. */
class SharedPool implements ExtractionPool {
  readonly size: number;
  readonly #threads: Thread[];
  readonly #own = new InlinePool();
  #isBusy = false;

  constructor(threads: number) {
    // Two batches for each thread, so that none idles while the calling thread works on its own batch; plus some
    // finished out of order, so that the calling thread need not wait for a thread's earlier batches.
    this.size = threads * 2 + DONE_BEFORE_TURN;
    this.#threads = Array.from({ length: threads }, () => new Thread());
  }

  run(jobs: readonly ExtractionJob[]): Promise<readonly ExtractionResult[]> {
    const thread = this.#threads.reduce((least, other) =>
      other.pending.length < least.pending.length ? other : least,
    );
    if (thread.pending.length >= 2 && !this.#isBusy) return this.#runHere(jobs);
    return new Promise((resolve, reject) => {
      thread.pending.push({ resolve, reject });
      thread.worker.postMessage(jobs);
    });
  }

  async #runHere(jobs: readonly ExtractionJob[]): Promise<readonly ExtractionResult[]> {
    this.#isBusy = true;
    try {
      return await this.#own.run(jobs);
    } finally {
      this.#isBusy = false;
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.worker.terminate()));
  }
}

/** The worker's file: next to this one in the sources, the command line itself in the bundles. */
function workerPath(): string {
  const candidates = ["./worker.ts", "../cli/index.js"];
  const paths = candidates.map((candidate) => fileURLToPath(new URL(candidate, import.meta.url)));
  const path = paths.find((each) => existsSync(each));
  if (!path) throw new Error(`The worker is missing; looked for ${paths.join(", ")}.`);
  return path;
}
