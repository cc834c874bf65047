import { createHash } from "node:crypto";
import type { Review } from "../../model/review.ts";
import { printable } from "../../util/printable.ts";
import { digits } from "../../util/text.ts";
import { comparedWords, indexNote, indexWords } from "../facts-words.ts";
import type { LinkContext } from "../links.ts";
import { blobUrl, repositoryUrl } from "../links.ts";
import { type Verdict, verdictOf } from "../verdict.ts";
import { count } from "../words.ts";
import { answersHtml } from "./answers.ts";
import { codeHtml, escapeHtml, sentenceHtml } from "./escape.ts";
import { graphData } from "./graph-data.ts";
import { graphSection } from "./graph-section.ts";
import { graphScript } from "./script.ts";
import {
  affectedHtml,
  brokenHtml,
  changesHtml,
  configHtml,
  docsHtml,
  type HtmlSection,
  indexHtml,
  notComparedHtml,
  testsHtml,
} from "./sections.ts";
import { STYLE } from "./style.ts";

const MARKS: Readonly<Record<Verdict["level"], string>> = {
  broken: "✕",
  config: "!",
  unsure: "!",
  fine: "✓",
  nothing: "✓",
};

export interface HtmlOptions {
  readonly links?: LinkContext | undefined;
  /** Keys of the broken uses that the last report had. */
  readonly previous?: ReadonlySet<string> | undefined;
  /** The origin of the change, so that a page that is opened next week still names it. */
  readonly about?: AboutChange | undefined;
}

/** The change that a page is about, in the repository's own words. */
export interface AboutChange {
  readonly repository: string;
  readonly branch: string | undefined;
  /** The first line of the message of the head commit. */
  readonly subject: string | undefined;
}

/**
 * The review as one page that needs nothing else. Its policy lets only its own style and script run, known by their hashes, and
 * reaches no network at all.
 */
export function renderHtml(review: Review, { links, previous, about }: HtmlOptions = {}): string {
  const hadBroken = previous !== undefined && previous.size > 0;
  const verdict = verdictOf(review, hadBroken, asSpan);
  const title = verdictOf(review, hadBroken, printable).text;
  const data = graphData(review);
  const hasGraph = data.nodes.length > 0;
  const script = hasGraph ? graphScript(links === undefined ? "" : blobUrl(links)) : undefined;
  const sections = [
    brokenHtml(review, links, previous),
    notComparedHtml(review),
    testsHtml(review),
    changesHtml(review, links),
    affectedHtml(review, links),
    answersHtml(review, links),
    docsHtml(review, links),
    configHtml(review, links),
    indexHtml(review),
  ].filter((section) => section.count !== 0);
  const [first, ...others] = sections;
  const leads = first?.id === "broken" ? [first] : [];
  const rest = leads.length > 0 ? others : sections;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} · llmc-nav</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${about === undefined ? "" : aboutHtml(review, about, links)}
<h1 class="${verdict.level}"><span class="mark" aria-hidden="true">${MARKS[verdict.level]}</span><span>${sentenceHtml(verdict.text)}</span></h1>
<div class="soft">${comparedWords(review, codeHtml)}${review.range === undefined ? "" : ` ${sentenceHtml(review.range)}`}</div>
${navigation(sections, hasGraph)}
${leads.map(sectionHtml).join("\n")}
${hasGraph ? graphSection(data) : ""}
${rest.map(sectionHtml).join("\n")}
${footer(review)}
</main>
${script === undefined ? "" : `<script>${script}</script>`}
</body>
</html>
`;
}

/** A name as part of a sentence that marks code with backticks. */
function asSpan(name: string): string {
  return `\`${printable(name).replaceAll("`", "'")}\``;
}

/** Repository, branch and subject, linked to where they are hosted. */
function aboutHtml(
  { head }: Review,
  { repository, branch, subject }: AboutChange,
  links: LinkContext | undefined,
): string {
  const page = links && repositoryUrl(links);
  const linked = (url: string | undefined, text: string) =>
    url === undefined ? escapeHtml(text) : `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
  const parts = [
    linked(page, links === undefined ? printable(repository) : `${links.owner}/${links.repo}`),
    ...(branch === undefined ? [] : [codeHtml(branch)]),
    ...(subject === undefined
      ? []
      : [linked(page && `${page}/commit/${encodeURIComponent(head)}`, printable(subject))]),
  ];
  return `<p class="about">${parts.join(" · ")}</p>`;
}

function policy(script: string | undefined): string {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const scripts = script === undefined ? "'none'" : hash(script);
  return `default-src 'none'; style-src ${hash(STYLE)}; script-src ${scripts}; base-uri 'none'; form-action 'none'`;
}

function navigation(sections: readonly HtmlSection[], hasGraph: boolean): string {
  if (sections.length < 2) return "";
  const links = sections.map(({ id, title, count }) => {
    return `<a href="#${id}">${title} ${count === undefined ? "" : `(${digits(count)})`}</a>`;
  });
  if (hasGraph) links.splice(1, 0, `<a href="#graph">Graph</a>`);
  return `<nav aria-label="Parts of the report">${links.join("\n")}</nav>`;
}

function sectionHtml({ id, title, count, html, isFolded }: HtmlSection): string {
  const heading = `<h2 id="${id}">${title}${count === undefined ? "" : `<span class="count">${digits(count)}</span>`}</h2>`;
  // A link to something inside of a closed part opens it.
  const closed = `<h2>${title}${count === undefined ? "" : `<span class="count">${digits(count)}</span>`}</h2>`;
  return isFolded
    ? `<details><summary>${closed}</summary>\n<div id="${id}">${html}</div>\n</details>`
    : `<section aria-labelledby="${id}">${heading}\n${html}</section>`;
}

function footer(review: Review): string {
  const timings = review.timings.map(
    ({ phase, milliseconds }) => `${escapeHtml(phase)} ${Math.round(milliseconds)} ms`,
  );
  return `<footer>
<p>${sentenceHtml([indexWords(review), indexNote(review) ?? ""].filter((part) => part !== "").join(" · "))}</p>
<p>${count(review.filesChanged, "file")} changed${timings.length > 0 ? ` · ${timings.join(", ")}` : ""}</p>
</footer>`;
}
