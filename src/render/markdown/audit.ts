import type { Audit, AuditedTables, DriftedSymbol } from "../../model/audit.ts";
import { isBad } from "../../model/audit.ts";
import { auditRows, auditVerdict, changeWords } from "../audit-words.ts";
import { cellCodeSpan, codeSpan, escapePipes } from "../code-span.ts";
import type { LinkContext } from "../links.ts";
import { cellSentence, sentence } from "../sentence.ts";
import { shortenMiddle } from "../shorten.ts";
import { count } from "../words.ts";
import { place } from "./place.ts";
import { cutRows, folded } from "./table.ts";

/** Characters that fit into a cell of a table. */
const MAX_NAME = 80;
const SHORT_ID_LENGTH = 9;
/** Rows of each list, from all that an audit has to none. */
const ROW_LIMITS = [200, 50, 10, 0];

export interface AuditMarkdownOptions {
  readonly links?: LinkContext | undefined;
  /** The most characters that there is room for. */
  readonly budget?: number;
}

/** An audit as Markdown: the verdict, what to do, the facts, then lists to open. */
export function renderAudit(audit: Audit, options: AuditMarkdownOptions = {}): string {
  const { links, budget = Number.POSITIVE_INFINITY } = options;
  let text = "";
  for (const limit of ROW_LIMITS) {
    text = `${auditLines(audit, links, limit).join("\n")}\n`;
    if (text.length <= budget) break;
  }
  return text;
}

function auditLines(audit: Audit, links: LinkContext | undefined, limit: number): string[] {
  return [
    `### ${isBad(audit) ? "⚠️" : "✅"} ${auditVerdict(audit)}`,
    "",
    ...problemLines(audit),
    "| | |",
    "|---|---|",
    ...auditRows(audit, { code: cellCodeSpan, sentence }).map(([name, value]) => `| ${name} | ${escapePipes(value)} |`),
    "",
    ...trendLines(audit),
    ...fileLines(audit, limit),
    ...symbolLines(audit, links, limit),
    ...findingLines(audit, links, limit),
    ...tableLines(audit.tables),
    ...adviceLines(audit),
  ];
}

function problemLines({ problems }: Audit): string[] {
  if (problems.length === 0) return [];
  return [
    ...problems.map(({ severity, message }) => `- ${severity === "error" ? "❌" : "⚠️"} ${sentence(message)}`),
    "",
  ];
}

function trendLines({ trend, index }: Audit): string[] {
  if (!trend) return [];
  const state = trend.stateBefore === index.state ? [] : [`state: ${index.state}, was ${trend.stateBefore}`];
  const changes = [...state, ...trend.changes.map(changeWords)];
  const since = codeSpan(trend.since.slice(0, SHORT_ID_LENGTH));
  return [changes.length === 0 ? `Nothing changed since ${since}.` : `Since ${since}: ${changes.join("; ")}.`, ""];
}

function fileLines({ files }: Audit, limit: number): string[] {
  if (!files || files.listed.length === 0) return [];
  const all = files.changed + files.added + files.deleted;
  const rows = files.listed.map(({ path, change }) => `- ${codeSpan(shortenMiddle(path, MAX_NAME))} ${change}`);
  const leftOut = (rest: number) => `${count(rest + all - rows.length, "more file")}.`;
  return folded({ title: count(all, "drifted file"), lines: cutRows({ head: [], rows, leftOut }, limit) });
}

function symbolLines({ symbols }: Audit, links: LinkContext | undefined, limit: number): string[] {
  if (!symbols.isKnown || symbols.listed.length === 0) return [];
  const rows = symbols.listed.map((symbol) => `- ${symbolWords(symbol, links)}`);
  const leftOut = (rest: number) => `${count(rest, "more symbol")}.`;
  const title = `${count(symbols.listed.length, "indexed symbol")} with another name or file, or gone`;
  return folded({ title, lines: cutRows({ head: [], rows, leftOut }, limit) });
}

function symbolWords({ path, qualname, status, now }: DriftedSymbol, links: LinkContext | undefined): string {
  const name = codeSpan(shortenMiddle(qualname, MAX_NAME));
  const was = `${name} of ${codeSpan(shortenMiddle(path, MAX_NAME))} is ${status.replace("_", " and ")}`;
  if (!now) return was;
  return `${was}: ${codeSpan(shortenMiddle(now.qualname, MAX_NAME))}, ${place(now.path, now.line, links)}`;
}

function findingLines({ config }: Audit, links: LinkContext | undefined, limit: number): string[] {
  const { findings } = config;
  if (findings.length === 0) return [];
  const rows = findings.map(({ severity, path, line, message }) => {
    return `- ${severity}, ${place(path, line, links)}: ${sentence(message)}`;
  });
  const leftOut = (rest: number) => `${count(rest, "more finding")}.`;
  const title = `${count(findings.length, "finding")} in the configuration`;
  return folded({ title, lines: cutRows({ head: [], rows, leftOut }, limit) });
}

function tableLines(tables: AuditedTables): string[] {
  if (tables.kind !== "open" || tables.tables.length === 0) return [];
  const rows = tables.tables.map(({ name, routes, rows: size, orphans, problem }) => {
    const asked = routes.length === 0 ? "none" : routes.map((route) => cellCodeSpan(route)).join(", ");
    const said = problem === undefined ? "" : cellSentence(problem);
    return `| ${cellCodeSpan(name)} | ${asked} | ${size ?? "missing"} | ${orphans} | ${said} |`;
  });
  return ["| table | routes | rows | orphans | problem |", "|---|---|---|---|---|", ...rows, ""];
}

function adviceLines({ problems, index }: Audit): string[] {
  if (!problems.some(({ area, severity }) => area === "index" && severity === "error")) return [];
  return [
    index.isCommitted
      ? "The index is committed: run `llmc-nav build-graph` on the default branch and commit `.llmc`."
      : "Run `llmc-nav build-graph`, or let this job do it with `index: build`.",
    "",
  ];
}
