import { parentPort } from "node:worker_threads";
import { Extractors } from "../languages/extractors.ts";
import { type ExtractionJob, type ExtractionResult, extractBytes } from "./extract-bytes.ts";

/** The thread behind `WorkerPool`: answers each list of jobs with the list of their results. */
const port = parentPort;
if (!port) throw new Error("This file is started as a worker thread.");
const extractors = new Extractors();

port.on("message", async (jobs: readonly ExtractionJob[]) => {
  const results: ExtractionResult[] = [];
  for (const job of jobs) results.push(await extractBytes(extractors, job));
  port.postMessage(
    results,
    results.flatMap((result) => (result === "binary" ? [] : [result.buffer])),
  );
});
