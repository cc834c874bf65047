import type { BrokenUse, ChangedSymbol } from "../../model/review.ts";
import { CHANGE_KINDS } from "../../model/review.ts";
import { isSpecialName } from "../../model/symbol-id.ts";
import { readingRank } from "../../nav/path-role.ts";
import { lastPart } from "../../util/last-part.ts";
import type { ChangeDraft } from "./change-list.ts";

/** The number of uses, with tests counted separately. */
export interface UseCounts {
  readonly production: number;
  readonly tests: number;
}

/** Sorts changes: those that break something first, then by kind; symbols usable by other code before the rest; tests late, and examples last. */
export function rank(changes: readonly ChangeDraft[], breaks: readonly BrokenUse[] = []): ChangeDraft[] {
  const broken = new Map<string, number>();
  for (const { changeId } of breaks) broken.set(changeId, (broken.get(changeId) ?? 0) + 1);
  const order = (each: ChangeDraft) => [
    -(broken.get(each.id) ?? 0),
    Math.max(Number(each.isTest), readingRank((each.after ?? each.before)?.path ?? "")),
    CHANGE_KINDS.indexOf(each.change),
    Number(!each.isPublic),
  ];
  return changes.toSorted((a, b) => {
    const [left, right] = [order(a), order(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at >= 0 ? (left[at] ?? 0) - (right[at] ?? 0) : a.id < b.id ? -1 : 1;
  });
}

/** The names by which other code knows the changed symbols, before and after. */
export function namesOf(changes: readonly ChangeDraft[]): Set<string> {
  return new Set(
    changes.flatMap(({ before, after }) => [before, after].flatMap((each) => (each ? [lastPart(each.qualname)] : []))),
  );
}

/** Adds to each change the uses that were counted, and those that it breaks. */
export function withUses(
  changes: readonly ChangeDraft[],
  uses: ReadonlyMap<string, UseCounts>,
  broken: readonly BrokenUse[],
): ChangedSymbol[] {
  const left = new Map<string, { production: number; tests: number }>();
  for (const { changeId, isTest } of broken) {
    const counts = left.get(changeId) ?? { production: 0, tests: 0 };
    counts[isTest ? "tests" : "production"]++;
    left.set(changeId, counts);
  }
  const none = { production: 0, tests: 0 };
  return changes.map((each) => {
    const found = uses.get(each.id);
    if (each.change === "deleted") return { ...each, uses: left.get(each.id) ?? none };
    const more = each.change === "signature" ? none : (left.get(each.id) ?? none);
    const total = found && { production: found.production + more.production, tests: found.tests + more.tests };
    return { ...each, uses: total };
  });
}

/** Changes of public symbols that are not used in this repository. */
export function unusedPublic(changes: readonly ChangedSymbol[]): string[] {
  return changes
    .filter(({ isPublic, isTest, change, uses, before, after }) => {
      // Code that creates or indexes an object calls such a method without naming it.
      if (isSpecialName((after ?? before)?.qualname ?? "")) return false;
      const isUnused = uses !== undefined && uses.production + uses.tests === 0;
      return isPublic && !isTest && isUnused && change !== "added" && change !== "body";
    })
    .map(({ id }) => id);
}
