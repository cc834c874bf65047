import { runAction } from "./run.ts";

/** What may still be under way then is a connection that nobody waits for any more. */
const LINGER_MS = 2000;

await runAction(process.env);
setTimeout(() => process.exit(), LINGER_MS).unref();
