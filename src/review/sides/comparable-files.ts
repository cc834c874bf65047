import type { FileChange } from "../../git/tree-diff.ts";
import { languageOfPath } from "../../languages/registry.ts";
import type { SkippedFile } from "../../model/review.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { isMinified, standsForOther } from "./noise.ts";

/** The result of reading one side of a change: files by path, and the reasons why others could not be read. */
export interface ReadSide {
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly unread: ReadonlyMap<string, string>;
}

/** The role of a changed file in the comparison: the sides that are compared, or the reason why they are not. */
interface Judgement {
  /** The side of base, unless nothing that it had may be called lost. */
  readonly old: SourceFile | undefined;
  readonly now: SourceFile | undefined;
  /** Nobody need compare it. */
  readonly skipped?: SkippedFile;
  /** It should have been compared, and could not be. */
  readonly notCompared?: SkippedFile;
  /** Minified, as it was at base. */
  readonly isNoise?: true;
}

/** The reason why a file was not read in a review that took too long. */
export const OUT_OF_TIME = "not read, because time ran out";
/** Content that is there, and that this clone, this file system or the time does not give: no side of a change decides that. */
const KEPT_BACK: ReadonlySet<string> = new Set(["absent", "unreadable", OUT_OF_TIME]);
const NO_CODE = "no longer read as code";
/** The change brought errors of syntax: what is behind them is not seen, so that nothing is said of it. */
export const READ_IN_PART = "read in part, because of errors in it";
/** No parser takes a file with a NUL byte in it, so what it had is lost. */
const LOSES_ALL = "binary";

/**
 * Judges a change by its base side: what was code there is compared whatever the change makes of it, and where head cannot be read
 * that is said. Only a file that has no code at base may be passed over for its looks.
 */
export function judgeChange(change: FileChange, before: ReadSide, after: ReadSide): Judgement {
  const { path, oldPath = path } = change;
  const wasThere = change.oldBlobId !== undefined;
  const old = wasThere ? before.files.get(oldPath) : undefined;
  const now = change.newBlobId === undefined ? undefined : after.files.get(path);
  const wasUnread = wasThere ? before.unread.get(oldPath) : undefined;
  const wasCode = old !== undefined && old.facts.language !== "text" && unlikeCode(old) === undefined;
  if (wasUnread !== undefined && KEPT_BACK.has(wasUnread)) {
    return { old: undefined, now, notCompared: { path, reason: `${wasUnread} at base` } };
  }
  const problem = now === undefined ? missing(change, after) : unlikeCode(now);
  if (problem === undefined) {
    if (!wasCode || now === undefined) return { old, now };
    if (now.facts.language === "text" && path !== oldPath) return { old, now, notCompared: { path, reason: NO_CODE } };
    const isDamaged = now.facts.errors.length > 0 && old.facts.errors.length === 0;
    return { old, now, ...(isDamaged && { notCompared: { path, reason: READ_IN_PART } }) };
  }
  if (problem === "minified") {
    return wasCode || (old && unlikeCode(old) !== "minified")
      ? { old, now }
      : { old: undefined, now: undefined, skipped: { path, reason: problem }, isNoise: true };
  }
  const isNews = wasCode || (!wasThere && languageOfPath(path) !== "text");
  const reason = { path, reason: problem };
  if (!isNews) return { old, now: undefined, skipped: reason };
  // A link and a binary have nothing of what was there; of the others nobody knows.
  const hasLost = now === undefined && (problem === LOSES_ALL || change.newBlobId === undefined);
  return { old: hasLost ? old : undefined, now: undefined, skipped: reason, notCompared: reason };
}

/** The reason why there is no text of a file that head has; undefined when head has no such file. */
function missing({ path, status, newBlobId }: FileChange, { unread }: ReadSide): string | undefined {
  if (newBlobId === undefined && status !== "type-changed") return undefined;
  return unread.get(path) ?? (newBlobId === undefined ? "no file at head" : "unreadable");
}

function unlikeCode({ path, text }: SourceFile): string | undefined {
  return standsForOther(path, text) ?? (isMinified(text) ? "minified" : undefined);
}
