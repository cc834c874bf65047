import type { BrokenUse, Review } from "../../model/review.ts";
import { append } from "../../util/multimap.ts";
import { brokenKeys } from "../broken-key.ts";

/** A broken use, and the uses below it in the same file that are fixed with it. */
export interface BrokenRow {
  readonly use: BrokenUse;
  readonly isNew: boolean;
  readonly fixedWith: BrokenUse[];
}

/** The uses that one change breaks. */
export interface BrokenCause {
  readonly changeId: string;
  readonly rows: readonly BrokenRow[];
}

/** The broken uses, cause by cause in the review's order. A use that comes through a broken import of its file stands with that import. */
export function brokenCauses(review: Review, previous: ReadonlySet<string> | undefined): BrokenCause[] {
  const keys = brokenKeys(review);
  const imports = new Map<string, BrokenRow>();
  const rows = new Map<string, BrokenRow[]>();
  const isNew = (index: number) => previous !== undefined && !previous.has(keys[index] ?? "");
  const addRow = (use: BrokenUse, index: number): BrokenRow => {
    const row = { use, isNew: isNew(index), fixedWith: [] };
    append(rows, use.changeId, row);
    return row;
  };
  const hostKey = ({ changeId, path }: BrokenUse) => `${changeId}\0${path}`;
  review.broken.forEach((use, index) => {
    if (use.isThroughImport === true) return;
    const row = addRow(use, index);
    if (use.role === "import" && !imports.has(hostKey(use))) imports.set(hostKey(use), row);
  });
  review.broken.forEach((use, index) => {
    if (use.isThroughImport !== true) return;
    const host = imports.get(hostKey(use));
    if (host === undefined) addRow(use, index);
    else host.fixedWith.push(use);
  });
  return [...rows].map(([changeId, ofCause]) => ({ changeId, rows: ofCause }));
}

/** How many uses rows stand for. */
export function usesIn(rows: readonly BrokenRow[]): number {
  return rows.reduce((sum, { fixedWith }) => sum + 1 + fixedWith.length, 0);
}
