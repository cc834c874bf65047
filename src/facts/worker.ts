import { parentPort } from "node:worker_threads";
import { Extractors } from "../languages/extractors.ts";
import { type ExtractionJob, type ExtractionResult, extractBytes } from "./extract-bytes.ts";

/** The thread behind `SharedPool`: answers each list of jobs with a list of results, in the order of arrival. */
const port = parentPort;
if (!port) throw new Error("This file is started as a worker thread.");
const extractors = new Extractors();
// A list that has to wait for a parser to load must not be overtaken by the next one.
let previous: Promise<void> = Promise.resolve();

port.on("message", (jobs: readonly ExtractionJob[]) => {
  previous = previous.then(() => answer(jobs));
});

async function answer(jobs: readonly ExtractionJob[]): Promise<void> {
  const results: ExtractionResult[] = [];
  for (const job of jobs) results.push(await extractBytes(extractors, job));
  const buffers = results.flatMap((result) => (result === "binary" ? [] : [result.buffer]));
  port?.postMessage(results, buffers);
}
