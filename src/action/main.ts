import { spawnEngine } from "./engine/process.ts";
import { runAction } from "./run.ts";

/** The exit code that shells report for an interrupted program. */
const EXIT_CANCELLED = 130;
/** Milliseconds before the process is ended at the latest: anything still open then is a connection that nobody waits for any more. */
const LINGER_MS = 2000;

// A cancelled job ends at once, and takes the engine with it: every report is written in one request, so none is half done.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(EXIT_CANCELLED));
await runAction(process.env, spawnEngine);
setTimeout(() => process.exit(), LINGER_MS).unref();
