import { LEFT_OUT } from "../model/left-out.ts";
import type { Review } from "../model/review.ts";
import { printable } from "../util/printable.ts";

/** The tests to run, one a line, for programs: no path can be taken for an option, and one that a line would not show as it is is left out. */
export function testLines({ testsToRun }: Pick<Review, "testsToRun">): string[] {
  return testsToRun
    .filter((path) => printable(path) === path)
    .map((path) => (path.startsWith("-") ? `./${path}` : path));
}

/** Whether the change reaches more tests than were looked for, so that the listed ones are only the first to run. */
export function reachesMoreTests({ leftOut }: Pick<Review, "leftOut">): boolean {
  return leftOut.some(({ what }) => what === LEFT_OUT.tests);
}
