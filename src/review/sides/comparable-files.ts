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

/** The role of a changed file in the comparison: the sides that are compared, or the reason why not. */
interface Judgement {
  /** The side of base, unless none of its symbols may be reported as lost. */
  readonly old: SourceFile | undefined;
  readonly now: SourceFile | undefined;
  /** The file needs no comparison. */
  readonly skipped?: SkippedFile;
  /** The file should have been compared, but could not be. */
  readonly notCompared?: SkippedFile;
  /** Minified, as it already was at base. */
  readonly isNoise?: true;
}

/** The reason why a file was not read in a review that took too long. */
export const OUT_OF_TIME = "not read, because time ran out";
/** Content that exists, but that this clone, this file system or the time limit withholds: neither side of a change controls that. */
const KEPT_BACK: ReadonlySet<string> = new Set(["absent", "unreadable", OUT_OF_TIME]);
const NO_CODE = "no longer read as code";
/** The change introduced syntax errors: code behind them is not seen, so nothing is reported about it. */
export const READ_IN_PART = "read in part, because of errors in it";
/** No parser accepts a file with a NUL byte, so everything in it is lost. */
const LOSES_ALL = "binary";

/**
 * Judges a change by its base side: a file that was code there is compared whatever the change turns it into, and it is reported
 * when head cannot be read. Only a file without code at base may be skipped because of its appearance.
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
  // A link or a binary has lost all earlier code; for the other cases that is not known.
  const hasLost = now === undefined && (problem === LOSES_ALL || change.newBlobId === undefined);
  return { old: hasLost ? old : undefined, now: undefined, skipped: reason, notCompared: reason };
}

/** The reason why a file at head has no text; undefined when head has no such file. */
function missing({ path, status, newBlobId }: FileChange, { unread }: ReadSide): string | undefined {
  if (newBlobId === undefined && status !== "type-changed") return undefined;
  return unread.get(path) ?? (newBlobId === undefined ? "no file at head" : "unreadable");
}

function unlikeCode({ path, text }: SourceFile): string | undefined {
  return standsForOther(path, text) ?? (isMinified(text) ? "minified" : undefined);
}
