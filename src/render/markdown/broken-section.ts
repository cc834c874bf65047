import type { ChangedSymbol, Review } from "../../model/review.ts";
import { nameOf, whatHappened } from "../change-words.ts";
import { cellCodeSpan, codeSpan } from "../code-span.ts";
import { type LinkContext, permalink } from "../links.ts";
import { cellSentence } from "../sentence.ts";
import { shortenEnd } from "../shorten.ts";
import { count } from "../words.ts";
import { type BrokenRow, brokenCauses, usesIn } from "./broken-rows.ts";
import { cellPlace } from "./place.ts";

/** Characters that fit into a line of a comment. */
const MAX_CODE = 90;
const MAX_WHY = 200;
/** Further lines of a file that an import fixes are counted. */
const MAX_LINES = 6;

/**
 * What no longer works, cause by cause, in the review's order. `limit` is the number of rows in all. With `previous`, the keys of
 * the last report, what is not among them is marked as new.
 */
export function brokenSection(
  review: Review,
  limit: number,
  links: LinkContext | undefined,
  previous: ReadonlySet<string> | undefined,
): string[] {
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const lines: string[] = [];
  let left = limit;
  let hidden = 0;
  for (const { changeId, rows } of brokenCauses(review, previous)) {
    const shown = rows.slice(0, left);
    left -= shown.length;
    hidden += usesIn(rows.slice(shown.length));
    if (shown.length > 0) lines.push(...causeLines(changes.get(changeId), shown, links), "");
  }
  if (hidden > 0) lines.push(`${count(hidden, "more broken use is", "more broken uses are")} not shown here.`, "");
  return lines;
}

function causeLines(
  change: ChangedSymbol | undefined,
  rows: readonly BrokenRow[],
  links: LinkContext | undefined,
): string[] {
  const title =
    change === undefined ? "A changed symbol" : `${nameOf(change, codeSpan)} ${whatHappened(change, codeSpan)}`;
  const notes = rows.map((row) => noteOf(row, links));
  const hasNotes = notes.some((note) => note !== "");
  const cells = rows.map(({ use }, index) => [
    cellPlace(use.path, use.line, links),
    cellCodeSpan(shortenEnd(use.text, MAX_CODE)),
    ...(hasNotes ? [notes[index] ?? ""] : []),
  ]);
  const head = hasNotes
    ? ["| still used at | code | note |", "|---|---|---|"]
    : ["| still used at | code |", "|---|---|"];
  return [`**${title}**`, "", ...head, ...cells.map((row) => `| ${row.join(" | ")} |`)];
}

/** What is worth saying besides the place: nothing, for most. */
function noteOf({ use, isNew, fixedWith }: BrokenRow, links: LinkContext | undefined): string {
  const notes = [
    ...(isNew ? ["🆕"] : []),
    ...(use.confidence === "exact" ? [] : [use.confidence]),
    ...(use.isTest ? ["test"] : []),
    ...(use.reason === "signature" ? [cellSentence(shortenEnd(use.message, MAX_WHY))] : []),
  ];
  if (fixedWith.length > 0) {
    const lines = fixedWith.slice(0, MAX_LINES).map(({ path, line }) => {
      return links === undefined ? `${line}` : `[${line}](${permalink(links, path, line)})`;
    });
    const rest = fixedWith.length - lines.length;
    notes.push(`then used in line ${lines.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`);
  }
  return notes.join(" · ");
}
