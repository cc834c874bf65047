import { isMainThread } from "node:worker_threads";
import { processIo } from "./io.ts";
import { runCli } from "./run.ts";

/** Runs the command line with the arguments of the process. Threads run the same bundle, so that the parsers are there only once. */
export async function start(): Promise<void> {
  if (isMainThread) process.exitCode = await runCli(process.argv.slice(2), processIo());
  else await import("../facts/worker.ts");
}
