import { breakRulesOf, languageOfPath } from "../../languages/registry.ts";
import type { BrokenUse, ChangedSymbol, Review } from "../../model/review.ts";
import { lastPart } from "../../util/last-part.ts";
import { linesOf } from "../../util/lines.ts";
import { groupBy } from "../../util/multimap.ts";
import type { Renaming } from "./doubts.ts";
import { placeKey } from "./place.ts";
import { type LineEdit, unifiedDiff } from "./unified-diff.ts";

/** A broken use that the patch does not fix, with the reason. */
export interface Refusal extends Pick<BrokenUse, "path" | "line"> {
  readonly why: string;
}

/** A patch that updates the uses of renamed symbols to the new name, and the uses that people must fix themselves. */
export interface NamePatch {
  readonly patch: string;
  /** The number of uses that the patch fixes. */
  readonly fixed: number;
  readonly refused: readonly Refusal[];
}

/** The use stays unchanged: either fixing the import that it comes through also fixes the use, or the use is not wrong. */
const FIXED_BY_IMPORT = Symbol("fixed by its import");

/** A place that gets the new name: a broken use, or a member that must be renamed too, or a use of such a member. */
interface Spot extends Pick<BrokenUse, "changeId" | "path" | "line" | "column" | "endColumn" | "role"> {
  readonly broken?: BrokenUse | undefined;
  readonly isOptional?: boolean;
}

/** One place with its new text. */
interface Replacement {
  readonly use: Spot;
  readonly from: string;
  readonly to: string;
}

/** The facts about head that a patch needs. */
export interface Head {
  textOf(path: string): string | undefined;
  /** What is known about renaming the uses of a changed symbol. */
  renamingOf(changeId: string): Renaming | undefined;
}

/**
 * Fixes the uses of renamed symbols. For each symbol, either all uses are fixed or none, because half a rename is worse than none. Each
 * refused use has a reason.
 */
export function fixNames(review: Pick<Review, "broken" | "changes">, head: Head): NamePatch {
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const spots = spotsOf(review, changes, head);
  const texts = new Map(spots.map(({ path }) => [path, plain(head.textOf(path))]));
  const judged = spots.map((use) => {
    const text = texts.get(use.path);
    const found =
      text === undefined ? "the file cannot be read" : replacementFor(use, changes.get(use.changeId), text, head);
    return { use, found };
  });
  const doubtful = new Set(judged.filter(({ found }) => typeof found === "string").map(({ use }) => use.changeId));
  const refused = judged
    .filter(({ use }) => doubtful.has(use.changeId))
    .map(({ use, found }) => ({
      path: use.path,
      line: use.line,
      why: typeof found === "string" ? found : "another use of the same symbol cannot be fixed",
    }));
  const sure = judged.filter(({ use }) => !doubtful.has(use.changeId));
  const replacements = sure.flatMap(({ found }) => (typeof found === "object" ? [found] : []));
  const parts = [...groupBy<string, Replacement>(replacements, ({ use }) => use.path)].map(([path, own]) => {
    const text = texts.get(path) ?? "";
    return unifiedDiff(path, text, editsOf(text, own));
  });
  return { patch: parts.join(""), fixed: sure.length, refused };
}

/** The broken uses, followed by the places that must be renamed too, each only once. */
function spotsOf(
  { broken }: Pick<Review, "broken">,
  changes: ReadonlyMap<string, ChangedSymbol>,
  head: Head,
): readonly Spot[] {
  const spots: Spot[] = broken.map((use) => ({ ...use, broken: use }));
  const known = new Set(broken.map(placeKey));
  for (const changeId of new Set(broken.map((use) => use.changeId))) {
    const width = lastPart(changes.get(changeId)?.before?.qualname ?? "").length;
    for (const place of head.renamingOf(changeId)?.along ?? []) {
      if (!known.has(placeKey(place))) spots.push({ changeId, ...place, endColumn: place.column + width });
      known.add(placeKey(place));
    }
  }
  return spots;
}

/**
 * The text, if its lines and columns match its bytes; undefined if it starts with a byte order mark or if a carriage return alone ends a
 * line.
 */
function plain(text: string | undefined): string | undefined {
  return text === undefined || text.startsWith("\ufeff") || /\r(?!\n)/.test(text) ? undefined : text;
}

/** The new text of a use, or the reason why there is none. */
function replacementFor(
  use: Spot,
  change: ChangedSymbol | undefined,
  text: string,
  head: Head,
): Replacement | string | typeof FIXED_BY_IMPORT {
  const { before, after } = change ?? {};
  if (before === undefined || after === undefined) return "nothing is known to stand in its place";
  const renaming = head.renamingOf(use.changeId);
  const [from, to] = [lastPart(before.qualname), renaming?.to ?? lastPart(after.qualname)];
  if (from === to && renaming?.doubt === undefined) {
    const isHere = before.path === after.path;
    return isHere
      ? `something else is called ${before.qualname}`
      : `it moved to ${after.path}: imports are for you to decide`;
  }
  const { broken } = use;
  const { doubt, kept, along } = renaming ?? {};
  if (doubt !== undefined) return doubt;
  if (kept?.has(placeKey(use))) return FIXED_BY_IMPORT;
  const isOfForm = renaming?.to !== undefined && along?.some((each) => placeKey(each) === placeKey(use));
  if (renaming?.to !== undefined && !isOfForm) return `another ${from} is meant`;
  if (!isOfForm && (broken?.reason === "signature" || broken?.reason === "not_exported")) return "its name is the same";
  // Base already told whether a use means the symbol. A doubt at head is only about what else may have the name there.
  if (broken?.confidence === "possible") return `it is only possible that ${before.qualname} is meant`;
  if (before.path !== after.path) return `it moved to ${after.path}, too`;
  const line = linesOf(text)[use.line - 1] ?? "";
  if (line.slice(use.column - 1, use.endColumn - 1) !== from) {
    const quoted = quotedAt(line, use, from);
    if (quoted) return { use: { ...use, ...quoted }, from, to };
    // An import under another name keeps that name. An override mark is correct again when the overridden member is renamed too.
    const isMark = broken?.role === "inherit" && along?.some((each) => each.isOptional !== true) === true;
    return broken?.isThroughImport === true || use.isOptional === true || isMark
      ? FIXED_BY_IMPORT
      : `${from} is not what stands there`;
  }
  const isMember = before.qualname.includes(".");
  if (!isMember && use.path !== after.path && hasWord(text, to))
    return `${use.path} already has something called ${to}`;
  const [again, between] = sameName(line.slice(use.endColumn - 1), from);
  if (between !== undefined) {
    return { use: { ...use, endColumn: use.endColumn + again.length }, from, to: `${to}${between}${to}` };
  }
  return { use, from, to: isShorthand(text, use) ? shorthand(isMember, from, to) : to };
}

/** The columns of a name in quotes, as in the list of names that a module offers. */
function quotedAt(line: string, { column }: Spot, name: string): Pick<Spot, "column" | "endColumn"> | undefined {
  const [quote = ""] = line.slice(column - 1);
  if (!/["'`]/.test(quote) || !line.startsWith(`${quote}${name}${quote}`, column - 1)) return undefined;
  return { column: column + 1, endColumn: column + 1 + name.length };
}

/** The rest of `import login as login`, which passes a name on by writing it twice, and the text between the two. */
function sameName(rest: string, name: string): readonly [again: string, between: string | undefined] {
  const [again = "", between, alias] = /^(\s+as\s+)([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(rest) ?? [];
  return [again, alias === name ? between : undefined];
}

function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[$]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}_$])${escaped}(?![\\p{L}\\p{N}_$])`, "u").test(text);
}

/** `{ login }` names a field and its value at once; only one of the two is renamed. */
function shorthand(isMember: boolean, from: string, to: string): string {
  return isMember ? `${to}: ${from}` : `${from}: ${to}`;
}

/**
 * Whether a name is a shorthand entry of an object, between a brace or comma and the next one, in a language where such an entry is both
 * field and value.
 */
function isShorthand(text: string, { path, line, column, endColumn, role }: Spot): boolean {
  if (role === "import" || role === "reexport" || !breakRulesOf(languageOfPath(path)).hasShorthand) return false;
  const lines = linesOf(text);
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? "").slice(0, column - 1)].join("\n");
  const after = [(lines[line - 1] ?? "").slice(endColumn - 1), ...lines.slice(line)].join("\n");
  return /[{,]\s*$/.test(before) && /^\s*[,}]/.test(after) && openSign(before) === "{";
}

/** The last bracket in a text that is not closed before the text ends. */
function openSign(text: string): string | undefined {
  let depth = 0;
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at] ?? "";
    if (")]}".includes(sign)) depth++;
    else if ("([{".includes(sign) && depth-- === 0) return sign;
  }
  return undefined;
}

/** The lines that the replacements change. Within a line they are made from the end to the start, so that the columns stay right. */
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
