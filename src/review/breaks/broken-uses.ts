import { readTexts } from "../../git/read-text.ts";
import type { BrokenUse } from "../../model/review.ts";
import { compareConfidence, comparePlaces } from "../../model/use.ts";
import type { SourceFile } from "../../rebind/binding.ts";
import { linesOf } from "../../util/lines.ts";
import type { Sides } from "../sides/sides.ts";
import type { FoundBreak } from "./found-break.ts";
import { oneAPlace } from "./precedence.ts";

/** A line longer than this is generated; what matters of it is not readable anyway. */
const MAX_LINE_LENGTH = 300;

/** Broken uses, and how many are none because the change itself says that they are meant to fail. */
export interface BrokenUses {
  readonly broken: readonly BrokenUse[];
  readonly ignored: number;
}

/** Reads the lines of code, and puts first what matters most: production code, what is sure, what others follow from. */
export async function toBrokenUses(sides: Sides, breaks: readonly FoundBreak[]): Promise<BrokenUses> {
  const { project } = sides.head;
  const entries = [...new Set(breaks.map(({ path }) => path))].map((path) => project.entries.get(path));
  const lines = new Map<string, readonly string[]>();
  const here = entries.filter((entry) => entry !== undefined);
  for await (const { entry, text } of readTexts(project.tree, here)) lines.set(entry.path, linesOf(text ?? ""));
  const marks = new MarksAtBase(sides);
  let ignored = 0;
  const isMeant = ({ reason, path, line }: FoundBreak): boolean => {
    const own = lines.get(path) ?? [];
    if (reason !== "signature" || !isMeantToFail(own, line, sides.tests.isTest(path))) return false;
    if (!marks.had(path, own[line - 1] ?? "")) ignored++;
    return true;
  };
  const broken = oneAPlace(breaks)
    .filter((each) => !isMeant(each))
    .map((each) => toBrokenUse(each, lines.get(each.path)?.[each.line - 1] ?? "", sides.tests.isTest(each.path)))
    .sort(byRank);
  return { broken, ignored };
}

/** Which lines were marked as meant to fail before the change: a mark that the change brings is its own word for what it breaks. */
class MarksAtBase {
  readonly #sides: Sides;
  readonly #changed: ReadonlySet<string>;
  readonly #old: ReadonlyMap<string, SourceFile>;
  readonly #marked = new Map<string, ReadonlySet<string>>();

  constructor(sides: Sides) {
    this.#sides = sides;
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
    const marked = new Set(lines.filter((_, at) => isMeantToFail(lines, at + 1, isTest)).map((line) => line.trim()));
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

function byRank(a: BrokenUse, b: BrokenUse): number {
  return Number(a.isTest) - Number(b.isTest) || compareConfidence(a.confidence, b.confidence) || comparePlaces(a, b);
}

/** Lines around a call in which a test may say that it expects an error. */
const LINES_BEFORE = 3;
const LINES_AFTER = 2;
const SILENCED_ABOVE = /@ts-(?:expect-error|ignore)\b/;
const SILENCED_BESIDE = /#\s*type:\s*ignore\b|#\s*pyright:\s*ignore\b/;
const EXPECTS_ERROR = /\b(?:assertRaises\w*|raises|throws|toThrow\w*|rejects)\b/;

/**
 * Whether a call that no longer fits its function is meant not to: it is marked so for the type checker, or a test expects an
 * error of it. Lines count from 1.
 */
export function isMeantToFail(lines: readonly string[], line: number, isTest: boolean): boolean {
  if (SILENCED_ABOVE.test(lines[line - 2] ?? "") || SILENCED_BESIDE.test(lines[line - 1] ?? "")) return true;
  return (
    isTest &&
    lines.slice(Math.max(0, line - 1 - LINES_BEFORE), line + LINES_AFTER).some((each) => EXPECTS_ERROR.test(each))
  );
}
