import { readTexts } from "../git/read-text.ts";
import type { SymbolRef } from "../model/result.ts";
import type { BrokenUse } from "../model/review.ts";
import { type Confidence, compareConfidence, comparePlaces, type UseRole } from "../model/use.ts";
import { isTestPath } from "../nav/is-test.ts";
import type { LiveProject } from "../resolve/live-project.ts";
import type { Attribution } from "./attribute.ts";
import { asksWhetherDefined, isMeantToFail } from "./meant-to-fail.ts";

/** A line longer than this is generated; what matters of it is not readable anyway. */
const MAX_LINE_LENGTH = 300;

/** A broken use before its line of code was read. */
export interface FoundBreak extends Omit<Attribution, "change"> {
  readonly changeId: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly written: string;
  readonly role: UseRole;
  readonly confidence: Confidence;
  readonly enclosing: SymbolRef | undefined;
  readonly isThroughImport: boolean;
}

/** Reads the lines of code, and puts first what matters most: production code, what is sure, what others follow from. */
export async function toBrokenUses(project: LiveProject, breaks: readonly FoundBreak[]): Promise<BrokenUse[]> {
  const unique = new Map(breaks.map((each) => [`${each.path}:${each.line}:${each.column}`, each]));
  const entries = [...new Set(breaks.map(({ path }) => path))].map((path) => project.entries.get(path));
  const lines = new Map<string, readonly string[]>();
  const here = entries.filter((entry) => entry !== undefined);
  for await (const { entry, text } of readTexts(project.tree, here)) {
    lines.set(entry.path, (text ?? "").split(/\r\n|\r|\n/));
  }
  const isMeant = ({ reason, path, line }: FoundBreak) =>
    reason === "signature"
      ? isMeantToFail(lines.get(path) ?? [], line, isTestPath(path))
      : asksWhetherDefined(path, lines.get(path)?.[line - 1] ?? "");
  return [...unique.values()]
    .filter((each) => !isMeant(each))
    .map((each) => toBrokenUse(each, lines.get(each.path)?.[each.line - 1] ?? ""))
    .sort(byRank);
}

function toBrokenUse(found: FoundBreak, line: string): BrokenUse {
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
    isTest: isTestPath(path),
    isThroughImport,
  };
}

function byRank(a: BrokenUse, b: BrokenUse): number {
  return Number(a.isTest) - Number(b.isTest) || compareConfidence(a.confidence, b.confidence) || comparePlaces(a, b);
}
