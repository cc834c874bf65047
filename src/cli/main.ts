import { isMainThread } from "node:worker_threads";
import { processIo } from "./io.ts";
import { runCli } from "./run.ts";

// Threads run the same bundle, so that the parsers are there only once.
if (isMainThread) process.exitCode = await runCli(process.argv.slice(2), processIo());
else await import("../facts/worker.ts");
