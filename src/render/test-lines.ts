import type { Review } from "../model/review.ts";
import { printable } from "../util/printable.ts";

/** The tests to run, one a line, for programs: no path can be taken for an option, and one that a line would not show as it is is left out. */
export function testLines({ testsToRun }: Pick<Review, "testsToRun">): string[] {
  return testsToRun
    .filter((path) => printable(path) === path)
    .map((path) => (path.startsWith("-") ? `./${path}` : path));
}
