/**
 * Runs the action in `dist/` while GitHub fails in every known way, and kills it at random moments.
 *
 *   node bench/action-faults.ts [--github all] [--jobs 4] [--kills 200] [--seed 1]
 *
 * `github` is `all`, `none`, or a part of the names of the failures to run. The time limits are those that users have, so that some
 * failures take more than a minute. `--kills 0` leaves the kills out.
 */
import { parseArgs } from "node:util";
import { failGitHub } from "./faults/github-modes.ts";
import { killAction } from "./faults/kill-action.ts";
import { Tally } from "./faults/tally.ts";

const { values } = parseArgs({
  options: {
    github: { type: "string", default: "all" },
    jobs: { type: "string", default: "4" },
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
  },
});
if (values.github !== "none") {
  const tally = new Tally();
  await failGitHub(Number(values.jobs), values.github === "all" ? "" : values.github, tally);
  if (!tally.report("GitHub fails:")) process.exitCode = 1;
}
if (values.kills !== "0") {
  const tally = new Tally();
  await killAction(Number(values.kills), Number(values.seed), tally);
  if (!tally.report(`${values.kills} kills of the action:`)) process.exitCode = 1;
}
