import type { AffectedSymbol, ChangedSymbol, Review } from "../../model/review.ts";
import { printable } from "../../util/printable.ts";
import { describeSignature, kindsOf, namesOf, usedBy } from "../change-words.ts";
import { cellCodeSpan, codeSpan, fenceAround } from "../code-span.ts";
import { affectedWords } from "../facts-words.ts";
import type { LinkContext } from "../links.ts";
import { rankAffected } from "../rank-affected.ts";
import { sentence } from "../sentence.ts";
import { shortenEnd, shortenMiddle } from "../shorten.ts";
import { reachesMoreTests } from "../test-lines.ts";
import { count, ignoredWords } from "../words.ts";
import { cellPlace, place } from "./place.ts";
import { cutRows, type Part } from "./table.ts";

/** Characters that fit into a line of a comment. */
const MAX_TEXT = 90;
const MAX_NAME = 60;

/** Every changed symbol, as a table. */
export function changesSection({ changes }: Review, limit: number, links: LinkContext | undefined): Part | undefined {
  if (changes.length === 0) return undefined;
  const rows = changes.map((change) => changeRow(change, links));
  const head = ["| change | symbol | where | used by |", "|---|---|---|---|"];
  const leftOut = (rest: number) => `${count(rest, "more changed symbol")}.`;
  return { title: count(changes.length, "changed symbol"), lines: cutRows({ head, rows, leftOut }, limit) };
}

function changeRow(change: ChangedSymbol, links: LinkContext | undefined): string {
  const { before, after, signature } = change;
  // Head's lines can be linked to; a deleted symbol has none there.
  const where = after
    ? cellPlace(after.path, after.startLine, links)
    : cellCodeSpan(shortenMiddle(before?.path ?? "", MAX_NAME));
  const details = signature.length > 0 ? `: ${describeSignature(change, cellCodeSpan)}` : "";
  return `| ${kindsOf(change)}${details} | ${namesOf(change, cellCodeSpan)} | ${where} | ${usedBy(change)} |`;
}

/** The users of what changed, code before tests, near before far. */
export function affectedSection(review: Review, limit: number, links: LinkContext | undefined): Part | undefined {
  const { affected } = review;
  if (affected.length === 0) return undefined;
  const rows = rankAffected(affected).map((each) => affectedRow(each, links));
  const head = ["| who | at | how far |", "|---|---|---|"];
  const leftOut = (rest: number) => `${count(rest, "more place")}.`;
  return { title: affectedWords(review), lines: cutRows({ head, rows, leftOut }, limit) };
}

function affectedRow(
  { symbol, path, line, depth, confidence, isTest }: AffectedSymbol,
  links: LinkContext | undefined,
): string {
  const who = symbol === undefined ? "the module itself" : cellCodeSpan(shortenMiddle(symbol.qualname, MAX_NAME));
  const far = depth === 1 ? "directly" : `${depth} hops`;
  return `| ${who}${isTest ? " (test)" : ""} | ${cellPlace(path, line, links)} | ${far}, ${confidence} |`;
}

/** Test files that reach a change, ready to be copied. */
export function testsSection(review: Review, limit: number): Part | undefined {
  const { testsToRun, testCommands } = review;
  if (testsToRun.length === 0) return undefined;
  const rows = testsToRun.map(printable);
  const fence = fenceAround(rows);
  const leftOut = (rest: number) => `${count(rest, "more test file")}.`;
  const lines = cutRows({ head: [`${fence}text`], rows, tail: [fence], leftOut }, limit);
  const commands = limit > 0 ? testCommands.map(({ command }) => printable(command)) : [];
  const around = fenceAround(commands);
  const ready = commands.length === 0 ? [] : [`${around}text`, ...commands, around, ""];
  const title = `${count(testsToRun.length, "test file")} to run${reachesMoreTests(review) ? " first, then all" : ""}`;
  return { title, lines: [...ready, ...lines] };
}

/** Prose that names what is gone. */
export function docsSection({ docMentions }: Review, limit: number, links: LinkContext | undefined): Part | undefined {
  if (docMentions.length === 0) return undefined;
  const rows = docMentions.map(
    ({ path, line, text }) => `| ${cellPlace(path, line, links)} | ${cellCodeSpan(shortenEnd(text, MAX_TEXT))} |`,
  );
  const head = ["| where | text |", "|---|---|"];
  const leftOut = (rest: number) => `${count(rest, "more mention")}.`;
  const title = `${count(docMentions.length, "possible mention")} of what is gone, in the docs`;
  return { title, lines: cutRows({ head, rows, leftOut }, limit) };
}

/** A public symbol that nobody here uses may have users elsewhere. */
function unusedWords({ before, after }: ChangedSymbol, links: LinkContext | undefined): string {
  const name = codeSpan(shortenMiddle((after ?? before)?.qualname ?? "", MAX_NAME));
  if (after) return `${name} is public and nobody here uses it: ${place(after.path, after.startLine, links)}.`;
  return `${name} was public and nobody here used it: ${codeSpan(shortenMiddle(before?.path ?? "", MAX_NAME))}.`;
}

/** Changed files of code that nobody compared: what is broken in them or by them is not in the report. */
export function notComparedSection({ notCompared }: Review, limit: number): string[] {
  if (notCompared.length === 0) return [];
  const rows = notCompared.map(({ path, reason, mayBreak }) => {
    const risk = mayBreak ? " Something may be broken in it or by it." : "";
    return `- ${codeSpan(shortenMiddle(path, MAX_TEXT))}: ${sentence(reason)}.${risk}`;
  });
  const leftOut = (rest: number) => `${count(rest, "more file")}.`;
  return ["**Not compared**", "", ...cutRows({ head: [], rows, leftOut }, limit), ""];
}

/** Remarks: ignored uses, parts left out, unused public symbols, effects on the stored index, and files that were passed over. */
export function limitsSection(review: Review, limit: number, links: LinkContext | undefined): Part | undefined {
  const { leftOut, freshness, notCompared } = review;
  const unseen = new Set(notCompared.map(({ path }) => path));
  const skipped = review.skipped.filter(({ path }) => !unseen.has(path));
  const byId = new Map(review.changes.map((change) => [change.id, change]));
  const code = (text: string) => codeSpan(shortenMiddle(text, MAX_TEXT));
  const rows = [
    ...ignoredWords(review).map((words) => `- ${words}`),
    ...leftOut.map(({ what, count: left }) => `- Left out: ${sentence(what)}, ${left}.`),
    ...review.unusedPublic.flatMap((id) => {
      const change = byId.get(id);
      return change ? [`- ${unusedWords(change, links)}`] : [];
    }),
    ...freshness.rebound.map(({ id, status, to }) => {
      const now = to === undefined ? "" : `: ${place(to.path, to.startLine, links)}`;
      return `- Indexed ${code(id)} is ${status.replace("_", " and ")}${now}.`;
    }),
    ...freshness.staleEnrichment.map((id) => `- The enrichment of ${code(id)} describes an older body.`),
    ...skipped.map(({ path, reason }) => `- ${code(path)} was passed over: ${sentence(reason)}.`),
  ];
  if (rows.length === 0) return undefined;
  const more = (rest: number) => `${count(rest, "more remark")}.`;
  return { title: count(rows.length, "remark"), lines: cutRows({ head: [], rows, leftOut: more }, limit) };
}
