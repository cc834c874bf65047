import { runAction } from "./run.ts";

await runAction(process.env);
