import { readTexts } from "../../git/read-text.ts";
import type { BrokenUse, IgnoredUse } from "../../model/review.ts";
import { compareConfidence, comparePlaces } from "../../model/use.ts";
import { readingRank } from "../../nav/path-role.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { linesOf } from "../../util/lines.ts";
import { ignoreMark } from "../ignore/marks.ts";
import type { IgnoreRules } from "../ignore/rules.ts";
import type { Sides } from "../sides/sides.ts";
import type { FoundBreak } from "./found-break.ts";
import { oneAPlace } from "./precedence.ts";

/** A line longer than this is generated code, and people cannot read it anyway, so it is cut. */
const MAX_LINE_LENGTH = 300;

/** Broken uses that are reported, and those that the author accepts, so that they are ignored. */
export interface BrokenUses {
  readonly broken: readonly BrokenUse[];
  readonly ignored: readonly IgnoredUse[];
}

/** Reads the lines of code, and sorts the most important uses first: production code before tests, certain findings before likely ones. */
export async function toBrokenUses(
  sides: Sides,
  breaks: readonly FoundBreak[],
  isIgnored: IgnoreRules,
): Promise<BrokenUses> {
  const { project } = sides.head;
  const entries = [...new Set(breaks.map(({ path }) => path))].map((path) => project.entries.get(path));
  const lines = new Map<string, readonly string[]>();
  const here = entries.filter((entry) => entry !== undefined);
  for await (const { entry, text } of readTexts(project.tree, here)) lines.set(entry.path, linesOf(text ?? ""));
  const meant = new MarksAtBase(sides, isMeantToFail);
  const marked = new MarksAtBase(sides, (own, line) => ignoreMark(own, line) !== undefined);
  const broken: BrokenUse[] = [];
  const ignored: IgnoredUse[] = [];
  for (const each of oneAPlace(breaks)) {
    const { path, line, reason } = each;
    const own = lines.get(path) ?? [];
    const isTest = sides.tests.isTest(path);
    const use = toBrokenUse(each, own[line - 1] ?? "", isTest);
    const ignore = (by: IgnoredUse["by"], note: string | undefined, isOfChange: boolean) =>
      ignored.push({ changeId: use.changeId, path, line, reason, by, note: note || undefined, isOfChange });
    const mark = ignoreMark(own, line);
    const rule = isIgnored(use);
    if (reason === "signature" && isMeantToFail(own, line, isTest)) {
      // If base already had the mark for the type checker, there is no finding at all.
      if (!meant.had(path, own[line - 1] ?? "")) ignore("comment", undefined, true);
    } else if (rule !== undefined) ignore(rule.by, rule.note, false);
    else if (mark !== undefined) ignore("comment", mark, !marked.had(path, own[line - 1] ?? ""));
    else broken.push(use);
  }
  return { broken: broken.sort(byRank), ignored };
}

/** Says whether a line is marked. Lines count from 1. */
type IsMarked = (lines: readonly string[], line: number, isTest: boolean) => boolean;

/**
 * The lines that were marked before the change. A mark that the change adds is different: with it, the change itself states what it breaks.
 */
class MarksAtBase {
  readonly #sides: Sides;
  readonly #isMarked: IsMarked;
  readonly #changed: ReadonlySet<string>;
  readonly #old: ReadonlyMap<string, SourceFile>;
  readonly #marked = new Map<string, ReadonlySet<string>>();

  constructor(sides: Sides, isMarked: IsMarked) {
    this.#sides = sides;
    this.#isMarked = isMarked;
    this.#changed = new Set(sides.files.newFiles.map(({ path }) => path));
    this.#old = new Map(sides.files.oldFiles.map((file) => [file.path, file]));
  }

  had(path: string, line: string): boolean {
    if (!this.#changed.has(path)) return true;
    return this.#markedAt(this.#sides.oldPath(path)).has(line.trim());
  }

  #markedAt(path: string): ReadonlySet<string> {
    const known = this.#marked.get(path);
    if (known) return known;
    const lines = linesOf(this.#old.get(path)?.text ?? "");
    const isTest = this.#sides.tests.isTest(path);
    const marked = new Set(lines.filter((_, at) => this.#isMarked(lines, at + 1, isTest)).map((line) => line.trim()));
    this.#marked.set(path, marked);
    return marked;
  }
}

function toBrokenUse(found: FoundBreak, line: string, isTest: boolean): BrokenUse {
  const { changeId, path, column, role, confidence, reason, message, enclosing, isThroughImport, written } = found;
  return {
    changeId,
    path,
    line: found.line,
    column,
    endColumn: column + written.length,
    text: line.trim().slice(0, MAX_LINE_LENGTH),
    role,
    confidence,
    reason,
    message,
    enclosing,
    isTest,
    isThroughImport,
  };
}

/** Production code comes before tests, tests before examples; certain uses come before likely ones. */
function byRank(a: BrokenUse, b: BrokenUse): number {
  return (
    readingRank(a.path) - readingRank(b.path) || compareConfidence(a.confidence, b.confidence) || comparePlaces(a, b)
  );
}

/** The number of lines around a call in which a test may state that it expects an error. */
const LINES_BEFORE = 3;
const LINES_AFTER = 2;
const SILENCED_ABOVE = /@ts-(?:expect-error|ignore)\b/;
const SILENCED_BESIDE = /#\s*type:\s*ignore\b|#\s*pyright:\s*ignore\b/;
const EXPECTS_ERROR = /\b(?:assertRaises\w*|raises|throws|toThrow\w*|rejects)\b/;

/**
 * Whether a call that no longer fits its function is wrong on purpose: a mark for the type checker says so, or a test expects an error from
 * the call. Lines count from 1.
 */
export function isMeantToFail(lines: readonly string[], line: number, isTest: boolean): boolean {
  if (SILENCED_ABOVE.test(lines[line - 2] ?? "") || SILENCED_BESIDE.test(lines[line - 1] ?? "")) return true;
  return (
    isTest &&
    lines.slice(Math.max(0, line - 1 - LINES_BEFORE), line + LINES_AFTER).some((each) => EXPECTS_ERROR.test(each))
  );
}
