/**
 * Alters the stored files of a repository in every way that damage, a restored cache or an attacker can, and compares every answer with
 * the answer from the sources alone.
 *
 *   node bench/index-faults.ts [--altered 200] [--forged 200] [--histories 2000] [--flips 500] [--shapes 500] [--kind TITLE] [--seed 1]
 *
 * `altered` is the number of damaged or forged indexes, each followed by a review; `forged` indexes have correct digests. `histories`
 * consist of edits, restores and rebuilds. `flips` and `shapes` apply to every kind of stored file, or to kinds with TITLE in their name. 0
 * leaves a part out.
 */
import { parseArgs } from "node:util";
import { alterIndexes } from "./faults/altered-indexes.ts";
import { passHistories } from "./faults/histories.ts";
import { alterStoredFiles } from "./faults/stored-files.ts";
import { Tally } from "./faults/tally.ts";

const { values } = parseArgs({
  options: {
    altered: { type: "string", default: "200" },
    forged: { type: "string", default: "200" },
    histories: { type: "string", default: "2000" },
    flips: { type: "string", default: "500" },
    shapes: { type: "string", default: "500" },
    kind: { type: "string", default: "" },
    seed: { type: "string", default: "1" },
  },
});
const seed = Number(values.seed);

async function run(title: string, count: string, work: (count: number, tally: Tally) => Promise<void>): Promise<void> {
  if (Number(count) === 0) return;
  const tally = new Tally();
  const started = performance.now();
  await work(Number(count), tally);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (!tally.report(`${count} ${title}, ${seconds} s:`)) process.exitCode = 1;
}

await run("altered indexes", values.altered, (count, tally) => alterIndexes(count, seed, false, tally));
await run("forged indexes", values.forged, (count, tally) => alterIndexes(count, seed, true, tally));
await run("histories", values.histories, (count, tally) => passHistories(count, seed, tally));
await run("bit flips in every kind of stored file, and as many changes of shape", values.flips, (flips, tally) =>
  alterStoredFiles({ flips, shapes: Number(values.shapes), seed, only: values.kind }, tally),
);
