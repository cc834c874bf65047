import type { Review } from "../../model/review.ts";
import { brokenKeys } from "../broken-key.ts";
import { codeSpan } from "../code-span.ts";
import { comparedWords, indexNote, indexWords } from "../facts-words.ts";
import type { LinkContext } from "../links.ts";
import { blastRadius } from "../mermaid.ts";
import { sentence } from "../sentence.ts";
import { shortenEnd } from "../shorten.ts";
import { type Verdict, verdictOf } from "../verdict.ts";
import { answerSections } from "./answer-sections.ts";
import { brokenSection } from "./broken-section.ts";
import { stateLine } from "./comment-state.ts";
import { findingsSection, routingSection } from "./config-section.ts";
import { openLines } from "./open-lines.ts";
import {
  affectedSection,
  changesSection,
  docsSection,
  limitsSection,
  notComparedSection,
  testsSection,
} from "./sections.ts";
import { folded, foldedTogether, type Part } from "./table.ts";

/** The first line of the comment, by which it is found again. */
export const COMMENT_MARKER = "<!-- llmc-nav -->";

/** GitHub's limit is 65,536 characters; the rest is room for what it may count differently. */
export const COMMENT_BUDGET = 60_000;
/** GitHub drops a job summary above 1 MiB; other steps may write into the same file. */
export const SUMMARY_BUDGET = 1_000_000;

const ICONS: Readonly<Record<Verdict["level"], string>> = {
  broken: "❌",
  config: "⚠️",
  unsure: "⚠️",
  fine: "✅",
  nothing: "✅",
};
/** Rows of each section, from what anyone would read to nothing at all. */
const ROW_LIMITS = [1000, 300, 100, 50, 25, 10, 3, 0];
/** A comment is read at once; whoever wants every row opens the summary or the page. */
const COMMENT_ROWS = 50;
const MAX_REASON = 200;
const MAX_STATE = 300;
/** Changed symbols whose users a comment lists; the summary has all. */
const COMMENT_ANSWERS = 10;
const COMMENT_MENTIONS = 10;

export interface MarkdownOptions {
  readonly links?: LinkContext | undefined;
  /** Keys of the broken uses that the push before this one had, to tell what is new; undefined for a first report. */
  readonly previous?: ReadonlySet<string> | undefined;
  /** The address of the whole report, if it has one. */
  readonly fullReportUrl?: string | undefined;
  /** The report was made by a job that is not ours, such as that of a fork. */
  readonly isForeign?: boolean | undefined;
  /** Changed symbols whose users are listed at most. */
  readonly maxAnswers?: number | undefined;
  /** Mentions in docs that are listed at most. */
  readonly maxMentions?: number | undefined;
}

/** The pull request's comment: its marker first, never above the budget, and the keys by which the next one knows what is new. */
export function renderComment(review: Review, options: MarkdownOptions = {}): string {
  const state = stateLine({ head: review.head, broken: brokenKeys(review), before: options.previous });
  const fits = (text: string) => text.length <= COMMENT_BUDGET;
  const around = (lines: readonly string[]) => [COMMENT_MARKER, ...lines, "", state].join("\n");
  return firstThatFits(
    review,
    { maxAnswers: COMMENT_ANSWERS, maxMentions: COMMENT_MENTIONS, ...options },
    ROW_LIMITS.filter((limit) => limit <= COMMENT_ROWS),
    around,
    fits,
  );
}

/** The job's summary. */
export function renderSummary(review: Review, options: MarkdownOptions = {}): string {
  const fits = (text: string) => Buffer.byteLength(text) <= SUMMARY_BUDGET;
  return firstThatFits(review, options, ROW_LIMITS, (lines) => `${lines.join("\n")}\n`, fits);
}

function firstThatFits(
  review: Review,
  options: MarkdownOptions,
  limits: readonly number[],
  around: (lines: readonly string[]) => string,
  fits: (text: string) => boolean,
): string {
  let text = "";
  for (const limit of limits) {
    text = around(reportLines(review, options, limit));
    if (fits(text)) break;
  }
  return text;
}

function reportLines(review: Review, options: MarkdownOptions, limit: number): string[] {
  const { links, previous } = options;
  const verdict = verdictOf(review, previous !== undefined && previous.size > 0, codeSpan);
  const heading = `### ${ICONS[verdict.level]} ${verdict.text}`;
  const state = stateLineOf(review, options);
  const news = newsLine(review, previous);
  const findings = findingsSection(review, limit, links);
  const hasError = review.config.findings.some(({ severity }) => severity === "error");
  const asides = [
    ...(hasError ? [] : [findings]),
    routingSection(review, limit),
    docsSection(review, Math.min(limit, options.maxMentions ?? limit), links),
    limitsSection(review, limit, links),
  ].filter((part) => part !== undefined);
  const main = [testsSection(review, limit), reachSection(review, limit, links), changesSection(review, limit, links)];
  const answers = answerSections(review, Math.min(limit, options.maxAnswers ?? limit), links);
  const parts = [
    ...(news === "" ? [] : [news, ""]),
    ...(verdict.level === "fine" ? openLines(review) : []),
    ...brokenSection(review, limit, links, previous),
    ...notComparedSection(review, limit),
    ...(hasError && findings !== undefined ? [`**${findings.title}**`, "", ...findings.lines, ""] : []),
    ...main.filter((part) => part !== undefined).flatMap(folded),
    ...foldedAnswers(answers),
    ...foldedTogether(asides),
  ];
  // Nothing to read is said in one line.
  if (verdict.level === "nothing" && parts.length === 0) return [heading, "", state];
  return [heading, "", state, "", ...parts, footer(review, options)];
}

/** The source of the answers and its freshness; a report that somebody else's job made says so. */
function stateLineOf(review: Review, { isForeign = false }: MarkdownOptions): string {
  const note = indexNote(review);
  return [
    indexWords(review, codeSpan),
    ...(note === undefined ? [] : [sentence(shortenEnd(note, MAX_STATE))]),
    ...(isForeign ? ["reported by the fork's own run"] : []),
  ].join(" · ");
}

/** The answers about changed symbols; several stand behind one line. */
function foldedAnswers(answers: readonly Part[]): string[] {
  if (answers.length < 2) return answers.flatMap(folded);
  const lines = answers.flatMap(({ title, lines: own }) => [`**${title}**`, "", ...own, ""]);
  return folded({ title: "Where each changed symbol is used", lines });
}

/** The users of what changed, and a picture of them. */
function reachSection(review: Review, limit: number, links: LinkContext | undefined): Part | undefined {
  const picture = limit > 0 ? blastRadius(review) : undefined;
  const affected = affectedSection(review, limit, links);
  if (picture === undefined) return affected;
  const lines = ["```mermaid", picture, "```"];
  return affected === undefined
    ? { title: "Picture", lines }
    : { ...affected, lines: [...lines, "", ...affected.lines] };
}

/** The numbers of broken uses that are new or fixed since the last report. */
function newsLine(review: Review, previous: ReadonlySet<string> | undefined): string {
  if (previous === undefined || previous.size === 0) return "";
  const keys = new Set(brokenKeys(review));
  const added = [...keys].filter((key) => !previous.has(key)).length;
  const fixed = [...previous].filter((key) => !keys.has(key)).length;
  if (keys.size === 0 || added + fixed === 0) return "";
  return `Since the last report: ${[...(added > 0 ? [`${added} new`] : []), ...(fixed > 0 ? [`${fixed} fixed`] : [])].join(", ")}.`;
}

function footer(review: Review, { fullReportUrl }: MarkdownOptions): string {
  const how = review.range === undefined ? "" : ` ${sentence(shortenEnd(review.range, MAX_REASON))}`;
  const all = fullReportUrl === undefined ? "" : ` · [Whole report](${fullReportUrl})`;
  return `<sub>${comparedWords(review, codeSpan)}${how}${all}</sub>`;
}
