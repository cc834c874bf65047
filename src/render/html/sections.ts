import type { BrokenUse, Review } from "../../model/review.ts";
import { append, groupBy } from "../../util/multimap.ts";
import { brokenKeys } from "../broken-key.ts";
import { describeSignature, kindsOf, nameOf, namesOf, usedBy, whatHappened } from "../change-words.ts";
import type { LinkContext } from "../links.ts";
import { rankAffected } from "../rank-affected.ts";
import { reachesMoreTests } from "../test-lines.ts";
import { count, findingWords } from "../words.ts";
import { codeHtml, escapeHtml, sentenceHtml } from "./escape.ts";
import { placeHtml, tableHtml, tagHtml } from "./table.ts";

/** Causes beyond these are folded, so that the graph is not far. */
const OPEN_CAUSES = 5;

/** A part of the page. */
export interface HtmlSection {
  readonly id: string;
  readonly title: string;
  /** The number in the title; undefined when there is nothing to count. */
  readonly count: number | undefined;
  readonly html: string;
  /** Closed at first. */
  readonly isFolded?: boolean;
}

/** The broken uses, cause by cause; the first ones are open. */
export function brokenHtml(
  review: Review,
  links: LinkContext | undefined,
  previous: ReadonlySet<string> | undefined,
): HtmlSection {
  const keys = brokenKeys(review);
  const changes = new Map(review.changes.map((change) => [change.id, change]));
  const byCause = new Map<string, string[][]>();
  const messages = groupBy<string, BrokenUse>(review.broken, ({ changeId }) => changeId);
  // What is said of all uses of a cause stands above them.
  const varied = new Set(
    [...messages].flatMap(([id, uses]) => (new Set(uses.map(({ message }) => message)).size > 1 ? [id] : [])),
  );
  review.broken.forEach((use, index) => {
    const isNew = previous !== undefined && !previous.has(keys[index] ?? "");
    const notes = [
      tagHtml(use.confidence),
      ...(use.isTest ? [tagHtml("test")] : []),
      ...(isNew ? [tagHtml("new")] : []),
      ...(use.reason === "signature" && varied.has(use.changeId) ? [sentenceHtml(use.message)] : []),
    ];
    append(byCause, use.changeId, [placeHtml(use.path, use.line, links), codeHtml(use.text), notes.join(" ")]);
  });
  const causes = [...byCause].map(([id, rows]) => {
    const change = changes.get(id);
    const name = change === undefined ? "a changed symbol" : nameOf(change, (text) => text);
    const title =
      change === undefined ? "A changed symbol" : `${nameOf(change, codeHtml)} ${whatHappened(change, codeHtml)}`;
    return `<h3>${title}</h3>\n${tableHtml({ name: `Uses of ${name}`, headings: ["Still used at", "Code", "How sure"], rows })}`;
  });
  const rest = causes.slice(OPEN_CAUSES);
  const more = `<details><summary>${count(rest.length, "more cause")}</summary>\n${rest.join("\n")}\n</details>`;
  const html = [...causes.slice(0, OPEN_CAUSES), ...(rest.length > 0 ? [more] : [])].join("\n");
  return { id: "broken", title: "Broken", count: review.broken.length, html };
}

/** Every changed symbol. */
export function changesHtml({ changes, unusedPublic }: Review, links: LinkContext | undefined): HtmlSection {
  const unused = new Set(unusedPublic);
  const rows = changes.map((change) => {
    const { after, before } = change;
    const where = after ? placeHtml(after.path, after.startLine, links) : codeHtml(before?.path ?? "");
    const details = change.signature.length > 0 ? `: ${describeSignature(change, codeHtml)}` : "";
    const written = change.signatures;
    const both =
      written === undefined
        ? ""
        : `<div class="sides"><del>${codeHtml(written.before)}</del><ins>${codeHtml(written.after)}</ins></div>`;
    return [
      `${kindsOf(change)}${details}${both}`,
      namesOf(change, codeHtml),
      where,
      unused.has(change.id) ? "nobody here; it is public" : usedBy(change),
    ];
  });
  const table = tableHtml({ name: "Changed symbols", headings: ["Change", "Symbol", "Where", "Used by"], rows });
  return { id: "changes", title: "Changed symbols", count: changes.length, html: table };
}

/** The users of what changed, code before tests, near before far. */
export function affectedHtml({ affected }: Review, links: LinkContext | undefined): HtmlSection {
  const rows = rankAffected(affected).map(({ symbol, path, line, depth, confidence, isTest }) => [
    `${symbol === undefined ? "the module itself" : codeHtml(symbol.qualname)}${isTest ? ` ${tagHtml("test")}` : ""}`,
    placeHtml(path, line, links),
    depth === 1 ? "directly" : `${depth} hops`,
    tagHtml(confidence, ""),
  ]);
  const table = tableHtml({ name: "Affected", headings: ["Who", "Uses it at", "How far", "How sure"], rows });
  return { id: "affected", title: "Affected", count: affected.length, html: table, isFolded: true };
}

/** Test files that reach a change, ready to be copied. */
export function testsHtml(review: Review): HtmlSection {
  const { testsToRun, testCommands } = review;
  const block = (label: string, lines: readonly string[]) =>
    `<pre tabindex="0" role="region" aria-label="${label}">${lines.map(escapeHtml).join("\n")}</pre>`;
  const commands = testCommands.map(({ command }) => command);
  const html = [...(commands.length > 0 ? [block("Commands", commands)] : []), block("Test files", testsToRun)].join(
    "\n",
  );
  const title = reachesMoreTests(review) ? "Tests to run first, then all" : "Tests to run";
  return { id: "tests", title, count: testsToRun.length, html };
}

/** Prose that names what is gone. */
export function docsHtml({ docMentions }: Review, links: LinkContext | undefined): HtmlSection {
  const rows = docMentions.map(({ path, line, text }) => [placeHtml(path, line, links), codeHtml(text)]);
  const table = tableHtml({ name: "Mentions in the docs", headings: ["Where", "Text"], rows });
  return { id: "docs", title: "Docs that mention what is gone", count: docMentions.length, html: table };
}

/** Findings in llmc.toml, and what else the change does to the routing. */
export function configHtml({ config }: Review, links: LinkContext | undefined): HtmlSection {
  const findings = config.findings.map((finding) => [
    tagHtml(finding.severity),
    placeHtml(finding.path, finding.line, links),
    sentenceHtml(findingWords(finding)),
  ]);
  const changes = config.routingChanges.map(({ text }) => [sentenceHtml(text)]);
  const routes = config.fileRoutes.map(({ path, sliceType, routeName, index }) =>
    [path, sliceType, routeName, index].map(codeHtml),
  );
  const parts = [
    { name: "Findings", headings: ["Level", "Where", "What"], rows: findings },
    { name: "Routing changes", headings: ["What"], rows: changes },
    { name: "Routes of changed files", headings: ["File", "Kind", "Route", "Index"], rows: routes },
  ].filter(({ rows }) => rows.length > 0);
  const html = parts.map((table) => `<h3>${table.name}</h3>\n${tableHtml(table)}`).join("\n");
  const isQuiet = findings.length + changes.length === 0;
  const total = findings.length + changes.length + routes.length;
  return { id: "config", title: "Configuration and routes", count: total, html, isFolded: isQuiet };
}

/** Changed files of code that nobody compared. */
export function notComparedHtml({ notCompared }: Review): HtmlSection {
  const rows = notCompared.map(({ path, reason, mayBreak }) => [
    codeHtml(path),
    escapeHtml(reason),
    mayBreak ? "something may be broken in it or by it" : "",
  ]);
  const table = tableHtml({ name: "Not compared", headings: ["File", "Why", "What follows"], rows });
  return { id: "not-compared", title: "Not compared", count: rows.length, html: table, isFolded: false };
}

/** Indexed symbols that the change moves, enrichment that it makes old, and what was not looked at. */
export function indexHtml({ freshness, skipped, notCompared, leftOut }: Review): HtmlSection {
  const unseen = new Set(notCompared.map(({ path }) => path));
  const rows = [
    ...leftOut.map((each) => ["left out", escapeHtml(each.what), String(each.count)]),
    ...freshness.rebound.map(({ id, status, to }) => [
      status.replace("_", " and "),
      codeHtml(id),
      to === undefined ? "" : codeHtml(`${to.path}:${to.startLine}`),
    ]),
    ...freshness.staleEnrichment.map((id) => ["enrichment is old", codeHtml(id), ""]),
    ...skipped
      .filter(({ path }) => !unseen.has(path))
      .map(({ path, reason }) => ["passed over", codeHtml(path), escapeHtml(reason)]),
  ];
  const table = tableHtml({ name: "Index and limits", headings: ["What", "Which", "More"], rows });
  return { id: "index", title: "Index and limits", count: rows.length, html: table, isFolded: true };
}
