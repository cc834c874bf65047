import { breakRulesOf, languageOfPath } from "../../languages/registry.ts";
import type { BrokenUse, ChangedSymbol, Review } from "../../model/review.ts";
import { lastPart } from "../../util/last-part.ts";
import { linesOf } from "../../util/lines.ts";
import { groupBy } from "../../util/multimap.ts";
import { type LineEdit, unifiedDiff } from "./unified-diff.ts";

/** A broken use that no patch is made for, and why. */
export interface Refusal extends Pick<BrokenUse, "path" | "line"> {
  readonly why: string;
}

/** A patch that gives renamed things their new name where they are used, and what it leaves to people. */
export interface NamePatch {
  readonly patch: string;
  /** Uses that it fixes. */
  readonly fixed: number;
  readonly refused: readonly Refusal[];
}

/** The use stays as it is: fixing the import that it comes through fixes it. */
const FIXED_BY_IMPORT = Symbol("fixed by its import");

/** One use with its new text. */
interface Replacement {
  readonly use: BrokenUse;
  readonly from: string;
  readonly to: string;
}

/** What a patch must know of the head. */
export interface Head {
  textOf(path: string): string | undefined;
  /** Whether something that may stand for the owner of a method, or the owner for it, has a method of the old name: one alone cannot be renamed. */
  isShared(changeId: string): boolean;
}

/** Fixes uses of what was renamed. What is not certain is refused, with a reason. */
export function fixNames(review: Pick<Review, "broken" | "changes">, head: Head): NamePatch {
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const refused: Refusal[] = [];
  const parts: string[] = [];
  let fixed = 0;
  for (const [path, uses] of groupBy<string, BrokenUse>(review.broken, (use) => use.path)) {
    const text = plain(head.textOf(path));
    const replacements: Replacement[] = [];
    for (const use of uses) {
      const found =
        text === undefined ? "the file cannot be read" : replacementFor(use, changes.get(use.changeId), text, head);
      if (found === FIXED_BY_IMPORT) fixed++;
      else if (typeof found === "string") refused.push({ path, line: use.line, why: found });
      else replacements.push(found);
    }
    if (text === undefined || replacements.length === 0) continue;
    fixed += replacements.length;
    parts.push(unifiedDiff(path, text, editsOf(text, replacements)));
  }
  return { patch: parts.join(""), fixed, refused };
}

/** A text whose lines and columns are those of its bytes: without a mark at its start and with usual line ends. */
function plain(text: string | undefined): string | undefined {
  return text === undefined || text.startsWith("\ufeff") || /\r(?!\n)/.test(text) ? undefined : text;
}

/** The new text of a use, or why there is none. */
function replacementFor(
  use: BrokenUse,
  change: ChangedSymbol | undefined,
  text: string,
  head: Head,
): Replacement | string | typeof FIXED_BY_IMPORT {
  const { before, after } = change ?? {};
  if (before === undefined || after === undefined) return "nothing is known to stand in its place";
  const [from, to] = [lastPart(before.qualname), lastPart(after.qualname)];
  if (from === to) return "it moved, and where it is imported is for you to decide";
  if (use.reason === "signature" || use.reason === "not_exported") return "its name is the same";
  if (use.confidence !== "exact") return `it is only ${use.confidence} that ${before.qualname} is meant`;
  if (before.path !== after.path) return `it moved to ${after.path}, too`;
  const line = linesOf(text)[use.line - 1] ?? "";
  if (line.slice(use.column - 1, use.endColumn - 1) !== from) {
    // An import under another name keeps that name.
    return use.isThroughImport === true ? FIXED_BY_IMPORT : `${from} is not what stands there`;
  }
  const isMember = before.qualname.includes(".");
  if (isMember && head.isShared(use.changeId)) return `others have a member ${from}, too: rename them together`;
  if (!isMember && use.path !== after.path && hasWord(text, to))
    return `${use.path} already has something called ${to}`;
  return { use, from, to: isShorthand(text, use) ? shorthand(isMember, from, to) : to };
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[$]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped}(?![\\p{L}\\p{N}_$])`, "u").test(text);
}

/** `{ login }` names a field and its value at once; only one of the two has another name now. */
function shorthand(isMember: boolean, from: string, to: string): string {
  return isMember ? `${to}: ${from}` : `${from}: ${to}`;
}

/** Whether a name stands alone between the signs of an object, in a language where it then means field and value. */
function isShorthand(text: string, { path, line, column, endColumn, role }: BrokenUse): boolean {
  if (role === "import" || role === "reexport" || !breakRulesOf(languageOfPath(path)).hasShorthand) return false;
  const lines = linesOf(text);
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? "").slice(0, column - 1)].join("\n");
  const after = [(lines[line - 1] ?? "").slice(endColumn - 1), ...lines.slice(line)].join("\n");
  return /[{,]\s*$/.test(before) && /^\s*[,}]/.test(after) && openSign(before) === "{";
}

/** The bracket that a text leaves open at its end. */
function openSign(text: string): string | undefined {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at] ?? "";
    if (")]}".includes(sign)) depth++;
    else if ("([{".includes(sign) && depth-- === 0) return sign;
  }
  return undefined;
}

/** The lines that the replacements change; within a line from its end, so that columns stay right. */
function editsOf(text: string, replacements: readonly Replacement[]): LineEdit[] {
  const lines = text.split("\n");
  return [...groupBy<number, Replacement>(replacements, ({ use }) => use.line)].map(([line, own]) => {
    let now = lines[line - 1] ?? "";
    const places = new Map(own.map((each) => [each.use.column, each]));
    for (const { use, to } of [...places.values()].sort((a, b) => b.use.column - a.use.column)) {
      now = now.slice(0, use.column - 1) + to + now.slice(use.endColumn - 1);
    }
    return { line, text: now };
  });
}
