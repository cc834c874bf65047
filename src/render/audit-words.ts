import type { Audit, AuditedLinks, AuditedTables, Figure, FigureChange, SymbolDrift } from "../model/audit.ts";
import { isBad } from "../model/audit.ts";
import { isAbsence } from "../model/index-absence.ts";
import { BINDING_STATUSES } from "../model/result.ts";
import { digits } from "../util/text.ts";
import { count } from "./words.ts";

const SHORT_ID_LENGTH = 9;
const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

const FIGURE_WORDS: Readonly<Record<Figure, string>> = {
  commits_behind: "commits behind",
  drifted_files: "drifted files",
  moved_symbols: "moved symbols",
  gone_symbols: "gone symbols",
  config_errors: "configuration errors",
  table_problems: "tables with a problem",
  symbols: "symbols",
  enriched_symbols: "enriched symbols",
  stale_enrichment: "stale enrichments",
};

/** The one line that a reader in a hurry takes away; plain text without anything from the repository. */
export function auditVerdict(audit: Audit): string {
  const { index, problems } = audit;
  if (!isBad(audit)) {
    const also = problems.length === 0 ? "" : `, with ${count(problems.length, "remark")}`;
    return index.isEquivalent
      ? `The index holds every file as it is${also}`
      : `The index is true for this commit${also}`;
  }
  const others = problems.filter(({ area, severity }) => area !== "index" && severity === "error").length;
  const also = others === 0 ? "" : `, and there ${others === 1 ? "is" : "are"} ${count(others, "other problem")}`;
  if (!problems.some(({ area }) => area === "index"))
    return count(others, "problem beside the index", "problems beside the index");
  if (isAbsent(audit)) return `There is no index yet; one makes lineage and large reviews faster${also}`;
  if (index.state === "UNKNOWN") return `The index cannot be relied on${also}`;
  const { commitsBehind = 0 } = index;
  return `The index is stale${commitsBehind > 0 ? `, ${count(commitsBehind, "commit")} behind` : ""}${also}`;
}

/** Whether an audit found no index at all, where nothing is to fix: one is made when somebody wants it. */
export function isAbsent({ index }: Audit): boolean {
  return index.state === "UNKNOWN" && index.indexedCommit === undefined && isAbsence(index.reason);
}

/** Marks for text that is not our own in a row: for a name as code, and for a sentence that holds names. */
export interface AuditQuotes {
  readonly code: (text: string) => string;
  readonly sentence: (text: string) => string;
}

const AS_IS: AuditQuotes = { code: (text) => text, sentence: (text) => text };

/** Rows that say nothing where there is no index. */
const OF_INDEX: ReadonlySet<string> = new Set(["files", "links", "symbols", "enrichment"]);

/** The findings of an audit, one per row: name and value, in which the quotes mark text that comes from the repository. */
export function auditRows(audit: Audit, quotes = AS_IS): (readonly [name: string, value: string])[] {
  const { index, files, config, enrichment } = audit;
  const short = (commit: string) => quotes.code(commit.slice(0, SHORT_ID_LENGTH));
  const relation = index.relation === "unknown" ? "" : `, ${index.relation}`;
  const age = index.ageSeconds === undefined || index.ageSeconds === 0 ? "" : `, ${duration(index.ageSeconds)} older`;
  const made = index.indexedCommit === undefined ? "of an unknown commit" : `made of ${short(index.indexedCommit)}`;
  const errors = config.findings.filter(({ severity }) => severity === "error").length;
  const rows: (readonly [name: string, value: string])[] = [
    ["commit", short(audit.commit)],
    [
      "index",
      isAbsent(audit)
        ? "no index"
        : `${index.state}: ${made}${relation}${age}${index.isCommitted ? ", committed" : ""}`,
    ],
    ["files", files ? filesWords(files) : "not known"],
    ["links", index.links ? linksWords(index.links) : "not looked at"],
    ["symbols", symbolWords(audit.symbols, quotes)],
    [
      "configuration",
      config.isPresent ? `${count(errors, "error")}, ${count(config.findings.length - errors, "warning")}` : "built-in",
    ],
    ["tables", tablesWords(audit.tables)],
    ["enrichment", enrichment ? enrichmentWords(enrichment) : "not known"],
  ];
  return isAbsent(audit) ? rows.filter(([name]) => !OF_INDEX.has(name)) : rows;
}

/** The change of a figure in words: `drifted files: 3, was 1`. */
export function changeWords({ figure, before, now }: FigureChange): string {
  const word = (value: number | undefined) => (value === undefined ? "not known" : digits(value));
  return `${FIGURE_WORDS[figure]}: ${word(now)}, was ${word(before)}`;
}

function filesWords({ fresh, changed, added, deleted }: NonNullable<Audit["files"]>): string {
  return `${fresh} fresh, ${changed} changed, ${added} added, ${deleted} deleted`;
}

function linksWords({ checked, wrong }: AuditedLinks): string {
  const agreed = wrong === 0 ? "all as the index has them" : `${wrong} not as the index has them`;
  return `${count(checked, "file")} linked again, ${agreed}`;
}

function symbolWords(symbols: SymbolDrift, { sentence }: AuditQuotes): string {
  if (!symbols.isKnown) return sentence(symbols.reason);
  const said = BINDING_STATUSES.flatMap((status) => {
    const number = symbols.counts.get(status) ?? 0;
    return number === 0 ? [] : [`${number} ${status.replace("_", " and ")}`];
  });
  if (said.length === 0) return "none in changed files";
  return `in changed files: ${said.join(", ")}; ${count(symbols.changedBodies, "changed body", "changed bodies")}`;
}

function tablesWords(tables: AuditedTables): string {
  if (tables.kind === "absent") return "there is no index of embeddings";
  if (tables.kind === "unusable") return "not usable";
  const rows = tables.tables.reduce((sum, table) => sum + (table.rows ?? 0), 0);
  return `${count(tables.tables.length, "table")}, ${count(rows, "row")}`;
}

function enrichmentWords({ symbols, enriched, stale, lost }: NonNullable<Audit["enrichment"]>): string {
  if (enriched === 0) return `none of ${count(symbols, "symbol")}`;
  const share = symbols === 0 ? 0 : Math.floor((100 * enriched) / symbols);
  return `${enriched} of ${count(symbols, "symbol")} (${share} %), ${stale} stale, ${lost} of gone symbols`;
}

function duration(seconds: number): string {
  if (seconds >= DAY_SECONDS) return count(Math.floor(seconds / DAY_SECONDS), "day");
  if (seconds >= HOUR_SECONDS) return count(Math.floor(seconds / HOUR_SECONDS), "hour");
  return "less than an hour";
}
