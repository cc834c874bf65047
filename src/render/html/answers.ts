import type { Review, ReviewQuery, ReviewSummary } from "../../model/review.ts";
import type { LinkContext } from "../links.ts";
import { count } from "../words.ts";
import { codeHtml, escapeHtml } from "./escape.ts";
import type { HtmlSection } from "./sections.ts";
import { placeHtml, tableHtml, tagHtml } from "./table.ts";

/** The users of each changed symbol, as the tool itself answered, with the index's summary of the symbol. */
export function answersHtml({ queries, summaries }: Review, links: LinkContext | undefined): HtmlSection {
  const told = new Map(summaries.map((summary) => [summary.changeId, summary]));
  const worth = queries.filter(({ changeId, result }) => result.items.length > 0 || told.has(changeId));
  const html = worth.map((query) => answerHtml(query, told.get(query.changeId), links)).join("\n");
  return { id: "where-used", title: "Where-used", count: worth.length, html, isFolded: true };
}

function answerHtml(
  { result }: ReviewQuery,
  summary: ReviewSummary | undefined,
  links: LinkContext | undefined,
): string {
  const { meta, items } = result;
  const name = items[0]?.symbol.qualname ?? (meta.query ?? "").replace(/^.*#/, "");
  const rows = items.map(({ file, line, role, confidence, isTest, enclosing }) => [
    placeHtml(file, line, links),
    enclosing === undefined ? "" : codeHtml(enclosing.qualname),
    [escapeHtml(role), tagHtml(confidence), ...(isTest ? [tagHtml("test")] : [])].join(" "),
  ]);
  const said = summary
    ? `<p>${escapeHtml(summary.text)}${summary.isStale ? ` ${tagHtml("describes an older body", "possible")}` : ""}</p>`
    : "";
  const rest = meta.total - items.length;
  const more = rest > 0 ? `<p class="soft">${count(rest, "more use")}.</p>` : "";
  const table = rows.length > 0 ? tableHtml({ name: `Uses of ${name}`, headings: ["At", "In", "How"], rows }) : "";
  const labels = `<p class="soft">${meta.status} · ${meta.source} · ${meta.freshnessState}</p>`;
  return `<h3>${codeHtml(name)}: ${count(meta.total, "use")}</h3>\n${said}${table}${more}${labels}`;
}
