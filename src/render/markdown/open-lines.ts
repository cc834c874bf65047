import type { ChangedSymbol, Review } from "../../model/review.ts";
import { nameOf, whatHappened } from "../change-words.ts";
import { codeSpan } from "../code-span.ts";
import { shortenMiddle } from "../shorten.ts";
import { reachesMoreTests } from "../test-lines.ts";

/** Things that a line names; the rest is counted. */
const MAX_NAMED = 3;
const MAX_PATH = 60;
/** A longer command is not read, but copied from where it stands whole. */
const MAX_COMMAND = 160;

/** The lines that a report without problems shows at first sight: the changes that others can see, and the tests to run. */
export function openLines(review: Review): string[] {
  const { changes, testsToRun, testCommands } = review;
  const seen = changes
    .filter(isSeenOutside)
    .map((change) => `${nameOf(change, codeSpan)} ${whatHappened(change, codeSpan)}`);
  const tests = testsToRun.map((path) => codeSpan(shortenMiddle(path, MAX_PATH)));
  const [only, ...others] = testCommands;
  const isShort = only !== undefined && others.length === 0 && only.command.length <= MAX_COMMAND;
  const first = reachesMoreTests(review) ? "all, and first " : "";
  const command = isShort ? codeSpan(only.command) : listed(tests, ", ");
  return [
    ...(seen.length === 0 ? [] : [`**Public interface:** ${listed(seen, "; ")}`, ""]),
    ...(tests.length === 0 ? [] : [`**Tests to run:** ${first}${command}`, ""]),
  ];
}

/** Whether those who use the code from outside can notice the change without running it. */
function isSeenOutside({ isPublic, isTest, change }: ChangedSymbol): boolean {
  return isPublic && !isTest && change !== "body";
}

function listed(items: readonly string[], separator: string): string {
  const rest = items.length - MAX_NAMED;
  return `${items.slice(0, MAX_NAMED).join(separator)}${rest > 0 ? `${separator}${rest} more` : ""}`;
}
