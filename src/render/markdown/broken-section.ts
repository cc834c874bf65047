import type { BrokenUse, ChangedSymbol, Review } from "../../model/review.ts";
import { groupBy } from "../../util/multimap.ts";
import { nameOf, whatHappened } from "../change-words.ts";
import { cellCodeSpan, codeSpan } from "../code-span.ts";
import type { LinkContext } from "../links.ts";
import { cellSentence } from "../sentence.ts";
import { shortenEnd, shortenMiddle } from "../shorten.ts";
import { count } from "../words.ts";
import { type BrokenFile, brokenFiles } from "./broken-rows.ts";
import { lineLink } from "./place.ts";
import { folded } from "./table.ts";

/** Characters that fit into a line of a comment. */
const MAX_CODE = 90;
const MAX_PATH = 80;
const MAX_WHY = 200;
/** Lines of a file that are named; whoever fixes one of them sees the others. */
const MAX_LINES = 8;
/** Rows that stand open; readers unfold the rest. */
const OPEN_ROWS = 10;

/**
 * The broken uses: one row per file, cause by cause, in the review's order. `limit` is the number of rows in all. With `previous`, the
 * keys of the last report, a file with a use that is not among them is marked as new.
 */
export function brokenSection(
  review: Review,
  limit: number,
  links: LinkContext | undefined,
  previous: ReadonlySet<string> | undefined,
): string[] {
  const files = brokenFiles(review, previous);
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const shown = files.slice(0, limit);
  const rest = shown.slice(OPEN_ROWS);
  const tables = (rows: readonly BrokenFile[]) =>
    [...groupBy<string, BrokenFile>(rows, ({ changeId }) => changeId)].flatMap(([changeId, own]) => [
      // The title of the report names a single cause.
      ...(isSingle(files) ? [] : [`**${causeWords(changes.get(changeId))}**`, ""]),
      ...fileTable(own, links, hasReasons(files.filter((file) => file.changeId === changeId))),
      "",
    ]);
  const hidden = usesIn(files.slice(shown.length));
  return [
    ...tables(shown.slice(0, OPEN_ROWS)),
    ...(rest.length === 0 ? [] : folded({ title: restWords(rest), lines: tables(rest) })),
    ...(hidden > 0 ? [`${count(hidden, "more broken use is", "more broken uses are")} not shown here.`, ""] : []),
  ];
}

function isSingle(files: readonly BrokenFile[]): boolean {
  return new Set(files.map(({ changeId }) => changeId)).size === 1;
}

function usesIn(files: readonly BrokenFile[]): number {
  return files.reduce((sum, { uses }) => sum + uses.length, 0);
}

function restWords(files: readonly BrokenFile[]): string {
  const paths = new Set(files.map(({ path }) => path)).size;
  return `${count(usesIn(files), "more broken use")} in ${count(paths, "file")}`;
}

function causeWords(change: ChangedSymbol | undefined): string {
  return change === undefined ? "A changed symbol" : `${nameOf(change, codeSpan)} ${whatHappened(change, codeSpan)}`;
}

function fileTable(files: readonly BrokenFile[], links: LinkContext | undefined, isExplained: boolean): string[] {
  const rows = files.map((file) => {
    const marks = [...(file.isNew ? ["🆕"] : []), ...(file.uses.every(({ isTest }) => isTest) ? ["test"] : [])];
    const path = [cellCodeSpan(shortenMiddle(file.path, MAX_PATH)), ...marks].join(" ");
    return `| ${path} | ${linesOf(file, links)} | ${codeOf(file, isExplained)} |`;
  });
  return ["| still used in | line | code |", "|---|---|---|", ...rows];
}

function linesOf({ path, uses }: BrokenFile, links: LinkContext | undefined): string {
  const lines = [...new Set(uses.map(({ line }) => line))];
  const shown = lines.slice(0, MAX_LINES).map((line) => lineLink(path, line, links));
  const rest = lines.length - shown.length;
  return `${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** A line of a list of imports, which says no more than the name. */
const BARE_NAME = /^[\p{L}\p{N}_$]+,?$/u;

/** The code of the first use that says something, and what is worth saying of the uses besides: nothing, for most. */
function codeOf({ uses }: BrokenFile, isExplained: boolean): string {
  const first = uses.find(({ text }) => !BARE_NAME.test(text)) ?? uses[0];
  if (first === undefined) return "";
  const levels = new Set(uses.map(({ confidence }) => confidence));
  const doubts = levels.has("exact") && levels.size === 1 ? [] : [[...levels].join(" and ")];
  return [cellCodeSpan(shortenEnd(first.text, MAX_CODE)), ...doubts, ...(isExplained ? reasonsOf(uses) : [])].join(
    " · ",
  );
}

/** Whether calls fail for several reasons; a single one is that of the title. */
function hasReasons(files: readonly BrokenFile[]): boolean {
  return new Set(files.flatMap(({ uses }) => uses.map(({ message }) => message))).size > 1;
}

/** The reasons why calls no longer fit; calls that fail for one reason say it once. */
function reasonsOf(uses: readonly BrokenUse[]): string[] {
  const messages = new Set(uses.flatMap(({ reason, message }) => (reason === "signature" ? [message] : [])));
  const [only] = messages;
  if (only === undefined) return [];
  return messages.size === 1 ? [cellSentence(shortenEnd(only, MAX_WHY))] : ["they no longer fit"];
}
