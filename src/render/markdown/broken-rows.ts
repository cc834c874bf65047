import type { BrokenUse, Review } from "../../model/review.ts";
import { append, groupBy } from "../../util/multimap.ts";
import { brokenKeys } from "../broken-key.ts";

/** The uses in one file that one change breaks: what a reader fixes at one go. */
export interface BrokenFile {
  readonly changeId: string;
  readonly path: string;
  readonly uses: readonly BrokenUse[];
  /** One of them was not in the report before. */
  readonly isNew: boolean;
}

/** The broken uses file by file, cause by cause, in the review's order; within a file in the order of its lines. */
export function brokenFiles(review: Review, previous: ReadonlySet<string> | undefined): BrokenFile[] {
  const keys = brokenKeys(review);
  const fresh = new Set(review.broken.filter((_, index) => previous !== undefined && !previous.has(keys[index] ?? "")));
  const byCause = new Map<string, BrokenUse[]>();
  for (const use of review.broken) append(byCause, use.changeId, use);
  return [...byCause].flatMap(([changeId, uses]) =>
    [...groupBy<string, BrokenUse>(uses, ({ path }) => path)].map(([path, own]) => ({
      changeId,
      path,
      uses: own.toSorted((a, b) => a.line - b.line || a.column - b.column),
      isNew: own.some((use) => fresh.has(use)),
    })),
  );
}
