import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAudit } from "../../src/envelope/audit-document.ts";
import { parseReview } from "../../src/envelope/review-document.ts";
import type { Audit } from "../../src/model/audit.ts";
import { UserError } from "../../src/model/errors.ts";
import type { Review } from "../../src/model/review.ts";
import { annotationsOf } from "../../src/render/annotations.ts";
import { renderHtml } from "../../src/render/html/page.ts";
import { renderAudit } from "../../src/render/markdown/audit.ts";
import { renderAuditIssue } from "../../src/render/markdown/audit-issue.ts";
import { renderComment, renderSummary } from "../../src/render/markdown/report.ts";
import { renderSarif } from "../../src/render/sarif/sarif.ts";
import { renderAuditText } from "../../src/render/terminal/audit.ts";
import { renderText } from "../../src/render/terminal/text.ts";
import { verdictOf } from "../../src/render/verdict.ts";
import { HOSTILE_TEXTS } from "./hostile-texts.ts";
import { LINKS, liveInLine, liveInMarkdown, pageStructure, structureOf } from "./live-text.ts";
import { toHtml } from "./rendered-markdown.ts";
import { type FieldPath, fullDocument, leavesOf, withValues } from "./schema-walk.ts";

/** Texts that end a comment, a cell, a code span, an element or a line, or that are an address, a mention or a command. */
const WORST = [
  "x -->\n\n### approved by @octo/security\n\n[here](https://evil.example) Fixes #1\n\n<!-- </script><script>window.hacked = true</script>",
  '`](https://evil.example) @octocat #1 <img src=x onerror=alert(1)>` a | b " onmouseover="alert(1) \u001b]8;;https://evil.example\u0007\u202e \\',
  "\n::error::hacked ##[error]@octocat",
];
/** The number of other texts that each field gets. They are used in turn, so that all of them are used. */
const OTHERS_PER_FIELD = 1;

const COMMITS = new Set(["base", "head", "commit", "indexed_commit"]);
const COMMIT = "1".repeat(40);
/** Whether a field is the id of a change, by which parts of a report refer to it. These fields only have a meaning together. */
const isChangeId = (path: FieldPath) => {
  const name = path.join(".");
  return name === "changes.0.id" || name === "unused_public.0" || path.at(-1) === "change_id";
};

function schemaOf(name: string): Parameters<typeof fullDocument>[0] {
  return JSON.parse(readFileSync(new URL(`../../docs/schemas/${name}.json`, import.meta.url), "utf8"));
}

/** Documents with all fields, in all forms that decide what is shown: with different states, and with reasons that hide other fields. */
function harmless(name: string): unknown[] {
  return [false, true, false].map((isNull, enumAt) =>
    fullDocument(schemaOf(name), {
      textAt: (path) => (COMMITS.has(path.at(-1) ?? "") ? COMMIT : isChangeId(path) ? "id" : harmlessText(path)),
      enumAt,
      flag: enumAt !== 1,
      isNull: (path) => isNull && HIDING.has(path.join(".")),
    }),
  );
}

/** A different text for each field, so that fields cannot be confused. A relation must be one of the allowed words. */
function harmlessText(path: FieldPath): string {
  return path.at(-1) === "relation" ? "diverged" : `harmless${path.filter((name) => name !== "0").join("")}`;
}

/** Fields that hide the other fields of their object if they have a value. */
const HIDING = new Set(["symbols.reason"]);

/** The fields of a document. Fields that belong together are one group. */
function fieldsOf(document: unknown): FieldPath[][] {
  const leaves = leavesOf(document);
  const ids = leaves.filter(isChangeId);
  return [...(ids.length > 0 ? [ids] : []), ...leaves.filter((path) => !isChangeId(path)).map((path) => [path])];
}

/** Puts hostile texts into every field, one after the other. Returns the problems, and the fields that are not read. */
function walk<T>(
  documents: readonly unknown[],
  parse: (document: unknown) => T,
  problemsOf: (usual: T) => (parsed: T) => string[],
): { readonly found: string[]; readonly unread: string[] } {
  const found: string[] = [];
  const isRead = new Map<string, boolean>();
  let next = 0;
  for (const [at, document] of documents.entries()) {
    const usual = attempt(() => parse(document));
    if (usual === undefined) continue;
    const problemsIn = problemsOf(usual);
    for (const field of fieldsOf(document)) {
      const name = field[0]?.join(".") ?? "";
      const others = Array.from({ length: OTHERS_PER_FIELD }, () => HOSTILE_TEXTS[next++ % HOSTILE_TEXTS.length] ?? "");
      // The other forms show other fields, but escape texts in the same way.
      for (const text of at === 0 ? [...WORST, ...others] : WORST.slice(0, 1)) {
        const parsed = attempt(() => parse(withValues(document, field, text)));
        const isNow =
          parsed === undefined || JSON.stringify(parsed, withMaps).includes(JSON.stringify(WORST[0]).slice(1, -1));
        isRead.set(name, isNow || (isRead.get(name) ?? false));
        if (parsed === undefined) continue;
        found.push(...problemsIn(parsed).map((problem) => `${name} = ${JSON.stringify(text)}: ${problem}`));
      }
    }
  }
  return { found, unread: [...isRead].flatMap(([name, is]) => (is ? [] : [name])).sort() };
}

function withMaps(_key: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}

/** The parsed document; undefined when it is rejected with a sentence. */
function attempt<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Finds hostile texts that have an effect in any rendering of a review. */
function liveInReview(usual: Review): (review: Review) => string[] {
  const markdownOf = (review: Review) => [
    renderComment(review, { links: LINKS, isForeign: true }),
    renderSummary(review, { links: LINKS }),
  ];
  const pageOf = (review: Review) => renderHtml(review, { links: LINKS });
  const harmlessMarkdown = markdownOf(usual);
  const expected = harmlessMarkdown.map((markdown) => structureOf(toHtml(markdown)));
  const page = pageStructure(pageOf(usual));
  return (review) => {
    const sarif = JSON.parse(renderSarif(review, { links: LINKS })).runs[0];
    const annotations = annotationsOf(review).flatMap(({ title, message }) => [title, message]);
    return [
      ...markdownOf(review).flatMap((markdown, at) => {
        if (markdown === harmlessMarkdown[at]) return [];
        const html = toHtml(markdown);
        const shape = structureOf(html) === expected[at] ? [] : ["another structure"];
        return [...liveInMarkdown(markdown, html), ...shape].map((each) => `${["comment", "summary"][at]}: ${each}`);
      }),
      ...(pageStructure(pageOf(review)) === page ? [] : ["page: another structure"]),
      ...renderText(review)
        .split("\n")
        .flatMap(liveInLine)
        .map((each) => `terminal: ${each}`),
      ...liveInLine(verdictOf(review).text).map((each) => `title: ${each}`),
      ...annotations
        .flatMap(liveInLine)
        .filter((each) => each === "controls")
        .map((each) => `annotation: ${each}`),
      ...sarifMessages(sarif)
        .flatMap(liveInSarif)
        .map((each) => `SARIF: ${each}`),
    ];
  };
}

function liveInSarif(text: string): string[] {
  return [
    ...liveInLine(text).filter((each) => each === "controls"),
    ...(/(?<!\\)\]\(/.test(text) ? [`a link: ${text}`] : []),
  ];
}

function sarifMessages(run: {
  results: { message: { text: string } }[];
  invocations: { toolExecutionNotifications?: { message: { text: string } }[] }[];
}): string[] {
  const notes = run.invocations.flatMap(({ toolExecutionNotifications = [] }) => toolExecutionNotifications);
  return [...run.results, ...notes].map(({ message }) => message.text);
}

/** Finds hostile texts that have an effect in any rendering of an audit. */
function liveInAudit(usual: Audit): (audit: Audit) => string[] {
  const issueOf = (audit: Audit) => renderAuditIssue(audit, undefined, LINKS).body;
  const expected = structureOf(toHtml(issueOf(usual)));
  return (audit) => {
    const body = issueOf(audit);
    return [
      ...liveInMarkdown(renderAudit(audit, { links: LINKS })).map((each) => `summary: ${each}`),
      ...liveInMarkdown(body).map((each) => `issue: ${each}`),
      ...(structureOf(toHtml(body)) === expected ? [] : ["issue: another structure"]),
      ...renderAuditText(audit)
        .split("\n")
        .flatMap(liveInLine)
        .map((each) => `terminal: ${each}`),
    ];
  };
}

/** Fields that are computed from other fields instead of being read, so that they cannot contradict each other. New fields must be read. */
const UNREAD_OF_REVIEW: readonly string[] = [
  "queries.0.items.0.binding.score",
  "queries.0.items.0.binding.status",
  "queries.0.items.0.enrichment_stale",
  "queries.0.items.0.symbol_enrichment_stale",
  "queries.0.meta.direction",
  "queries.0.meta.elapsed_ms",
  "queries.0.meta.error_code",
  "queries.0.meta.source",
  "queries.0.meta.truncated",
];
/** The unread fields of an audit. The trend is among them, because the reader of an audit chooses what to compare it with. */
const UNREAD_OF_AUDIT: readonly string[] = [
  "bad",
  "trend.changes.0.before",
  "trend.changes.0.figure",
  "trend.changes.0.now",
  "trend.since",
  "trend.state_before",
];

describe("render: every field of a document from outside", () => {
  it("of a review is rejected or stays text in comment, summary, page, SARIF, annotations and terminal", {
    timeout: 120_000,
  }, () => {
    const { found, unread } = walk(harmless("review"), parseReview, liveInReview);
    expect(found).toEqual([]);
    expect(unread).toEqual(UNREAD_OF_REVIEW);
  });

  it("of an audit is rejected or stays text in summary, issue and terminal", () => {
    const parse = (value: unknown) => parseAudit(JSON.stringify(value));
    const { found, unread } = walk(harmless("audit"), parse, liveInAudit);
    expect(found).toEqual([]);
    expect(unread).toEqual(UNREAD_OF_AUDIT);
  });

  it("is detected by this check when it is not escaped", () => {
    for (const attack of ["@octocat", "#12", "[x](https://evil.example)", "<img src=x>", "# heading"])
      expect(liveInMarkdown(attack)).not.toEqual([]);
    expect(["\u001b[2J", "::error::x", "##[x]y"].filter((text) => liveInLine(text).length === 0)).toEqual([]);
  });
});
