import { spawnEngine } from "./engine/process.ts";
import { runAction } from "./run.ts";

/** What shells say of a program that was interrupted. */
const EXIT_CANCELLED = 130;
/** What may still be under way then is a connection that nobody waits for any more. */
const LINGER_MS = 2000;

// A cancelled job ends at once, and takes the engine with it: every report is written in one request, so none is half done.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(EXIT_CANCELLED));
await runAction(process.env, spawnEngine);
setTimeout(() => process.exit(), LINGER_MS).unref();
