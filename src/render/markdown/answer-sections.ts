import type { UseItem } from "../../model/result.ts";
import type { Review, ReviewQuery, ReviewSummary } from "../../model/review.ts";
import { groupBy } from "../../util/multimap.ts";
import { cellCodeSpan, codeSpan } from "../code-span.ts";
import { escapeHtml } from "../html/escape.ts";
import { type LinkContext, permalink } from "../links.ts";
import { shortenEnd, shortenMiddle } from "../shorten.ts";
import { count } from "../words.ts";
import { cutRows, type Part } from "./table.ts";

/** Characters that fit into a line of a comment. */
const MAX_NAME = 60;
const MAX_PATH = 80;
const MAX_SUMMARY = 300;
/** Lines of one file that are named; beyond these the file is worth opening. */
const MAX_LINES = 12;

/** The users of each changed symbol, one part per symbol: the tool's answers in a form for people. */
export function answerSections(
  { queries, summaries }: Review,
  limit: number,
  links: LinkContext | undefined,
): readonly Part[] {
  const told = new Map(summaries.map((summary) => [summary.changeId, summary]));
  const worth = queries.filter(({ changeId, result }) => result.items.length > 0 || told.has(changeId));
  const shown = worth.slice(0, limit);
  const parts = shown.map((query) => answerPart(query, told.get(query.changeId), limit, links));
  const rest = worth.length - shown.length;
  if (rest === 0 || shown.length === 0) return parts;
  return [...parts, { title: `${count(rest, "more changed symbol")} with users`, lines: ["They are in the summary."] }];
}

function answerPart(
  { result }: ReviewQuery,
  summary: ReviewSummary | undefined,
  limit: number,
  links: LinkContext | undefined,
): Part {
  const { meta, items } = result;
  const [first] = items;
  const name = first?.symbol.qualname ?? (meta.query ?? "").replace(/^.*#/, "");
  const tests = items.filter(({ isTest }) => isTest).length;
  const inTests = tests > 0 ? `, ${tests} in tests` : "";
  const title = `<code>${escapeHtml(shortenMiddle(name, MAX_NAME))}</code>: ${count(meta.total, "use")}${inTests}`;
  // Items come production first, surest first: the order of their files is that of the first item of each.
  const rows = [...groupBy<string, UseItem>(items, ({ file }) => file)].map(([file, uses]) =>
    fileRow(file, uses, links),
  );
  const head = ["| file | lines |", "|---|---|"];
  const leftOut = (more: number) => `${count(more, "more file")}.`;
  const said = summary && [
    `${codeSpan(shortenEnd(summary.text, MAX_SUMMARY))}${summary.isStale ? " (describes an older body)" : ""}`,
    "",
  ];
  const labels = `<sub>where-used · ${meta.status} · ${meta.source} · ${meta.freshnessState}</sub>`;
  const missing = meta.total - items.length;
  const cut = missing > 0 ? ["", `${count(missing, "more use")}.`] : [];
  return { title, lines: [...(said ?? []), ...cutRows({ head, rows, leftOut }, limit), ...cut, "", labels] };
}

function fileRow(file: string, uses: readonly UseItem[], links: LinkContext | undefined): string {
  const shown = uses.slice(0, MAX_LINES).map((use) => {
    const line = links === undefined ? String(use.line) : `[${use.line}](${permalink(links, file, use.line)})`;
    const through = use.through === undefined ? "" : ` through ${cellCodeSpan(shortenMiddle(use.through, MAX_NAME))}`;
    const doubt = use.confidence === "exact" ? "" : `, ${use.confidence}${through}`;
    return `${line} ${use.role}${doubt}`;
  });
  const more = uses.length > shown.length ? ` and ${uses.length - shown.length} more` : "";
  const isTest = uses[0]?.isTest === true ? " (test)" : "";
  return `| ${cellCodeSpan(shortenMiddle(file, MAX_PATH))}${isTest} | ${shown.join(" · ")}${more} |`;
}
