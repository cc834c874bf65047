import type { FileFacts } from "../../model/facts.ts";
import type { NotCompared, SkippedFile } from "../../model/review.ts";
import { findUses } from "../../nav/symbols/find-uses.ts";
import { lastPart } from "../../util/last-part.ts";
import { READ_IN_PART } from "./comparable-files.ts";
import type { Sides } from "./sides.ts";

/** The number of a file's definitions that are checked for uses; one that is used is enough. */
const MAX_ASKED = 200;
/** The number of files that are checked; files after these are assumed to matter. */
const MAX_ASKED_FILES = 50;
/** Changes of a symbol that its unchanged users may notice. */
const IS_LOSS: ReadonlySet<string> = new Set([
  "deleted",
  "renamed",
  "relocated",
  "relocated_renamed",
  "visibility",
  "signature",
]);

/**
 * Determines whether each file that was not compared may contain or cause broken uses that the review does not see, as far as base
 * shows. A file that was read in part is included only if this is possible.
 */
export async function judgeNotCompared(sides: Sides): Promise<NotCompared[]> {
  const { notCompared, newFiles } = sides.files;
  if (notCompared.length === 0) return [];
  const lost = lostNames(sides);
  const news = new Map(newFiles.map(({ path, facts }) => [path, facts]));
  return sides.base.ask((world, names) => {
    const isUsed = (path: string, kept: ReadonlySet<string>): boolean => {
      const all = world.file(path)?.facts.definitions ?? [];
      const asked = [...all.keys()].filter((index) => !kept.has(all[index]?.qualname ?? ""));
      const isUsedAt = (index: number) =>
        findUses(world, names, { path, index }).some((use) => use.path !== path && use.confidence !== "possible");
      return asked.slice(0, MAX_ASKED).some(isUsedAt) || asked.length > MAX_ASKED;
    };
    const mayBreak = (path: string): boolean => {
      const oldPath = sides.oldPath(path);
      const kept = new Set(news.get(path)?.definitions.map(({ qualname }) => qualname));
      const facts = world.file(oldPath)?.facts;
      return (facts !== undefined && usesAny(facts, lost)) || isUsed(oldPath, kept);
    };
    return notCompared.flatMap(({ path, reason }: SkippedFile, at): NotCompared[] => {
      const wasThere = sides.base.project.entries.has(sides.oldPath(path));
      const isRisk = wasThere && (at >= MAX_ASKED_FILES || mayBreak(path));
      return reason === READ_IN_PART && !isRisk ? [] : [{ path, reason, mayBreak: isRisk }];
    });
  });
}

/** The same list if there is no time to check: files that existed at base may matter. */
export function notComparedUnjudged(sides: Sides): NotCompared[] {
  const { entries } = sides.base.project;
  return sides.files.notCompared
    .filter(({ reason }) => reason !== READ_IN_PART)
    .map((each) => ({ ...each, mayBreak: entries.has(sides.oldPath(each.path)) }));
}

/** The last names of symbols that unchanged users may miss at head. */
function lostNames({ symbols }: Sides): ReadonlySet<string> {
  return new Set(
    symbols.changes.flatMap(({ before, kinds }) =>
      before && kinds.some((kind) => IS_LOSS.has(kind)) ? [lastPart(before.qualname)] : [],
    ),
  );
}

function usesAny({ references, imports }: FileFacts, names: ReadonlySet<string>): boolean {
  return references.some(({ name }) => names.has(name)) || imports.some(({ name }) => names.has(name));
}
