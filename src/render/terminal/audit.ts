import type { Audit } from "../../model/audit.ts";
import { isBad } from "../../model/audit.ts";
import { NO_GRAPH, NO_GRAPH_ADVICE } from "../../model/index-absence.ts";
import { auditRows, auditVerdict, changeWords, isAbsent } from "../audit-words.ts";
import { line, type Piece, padded } from "./line.ts";
import { PLAIN_STYLE, type TerminalStyle } from "./style.ts";

/** Rows of a list; whoever wants more asks for JSON. */
const MAX_ROWS = 20;

/** An audit for a terminal. */
export function renderAuditText(audit: Audit, style: TerminalStyle = PLAIN_STYLE): string {
  const rows = auditRows(audit);
  const width = Math.max(...rows.map(([name]) => name.length));
  const bad = isBad(audit);
  const lines: Piece[][] = [
    [
      isAbsent(audit) ? { text: "- ", look: "dim" } : { text: bad ? "✗ " : "✓ ", look: bad ? "red" : "green" },
      { text: auditVerdict(audit), look: "bold" },
    ],
    ...audit.problems.map(({ area, severity, message }): Piece[] => [
      area === "index" && isAbsent(audit)
        ? { text: "  note  ", look: "dim" }
        : { text: `  ${severity}  `, look: severity === "error" ? "red" : "yellow" },
      // The verdict has said already that there is none.
      { text: isAbsent(audit) && message === NO_GRAPH ? NO_GRAPH_ADVICE : message },
    ]),
    [],
    ...rows.map(([name, value]): Piece[] => [{ text: `  ${padded(name, width)}  `, look: "dim" }, { text: value }]),
    ...symbolLines(audit),
    ...trendLines(audit),
  ];
  return `${lines.map((pieces) => line(pieces, style)).join("\n")}\n`;
}

function symbolLines({ symbols }: Audit): Piece[][] {
  if (!symbols.isKnown || symbols.listed.length === 0) return [];
  const rows = symbols.listed.slice(0, MAX_ROWS).map(({ path, qualname, status, now }): Piece[] => {
    const is = now ? ` → ${now.path}:${now.line} ${now.qualname}` : "";
    return [
      { text: `  ${padded(status.replace("_", " and "), "relocated and renamed".length)}  ` },
      { text: `${path} ${qualname}${is}` },
    ];
  });
  const rest = symbols.listed.length - rows.length;
  return [[], ...rows, ...(rest > 0 ? [[{ text: `  and ${rest} more`, look: "dim" as const }]] : [])];
}

function trendLines({ trend }: Audit): Piece[][] {
  if (!trend) return [];
  const changes =
    trend.changes.length === 0
      ? [[{ text: "  nothing changed" }]]
      : trend.changes.map((change) => [{ text: `  ${changeWords(change)}` }]);
  return [[], [{ text: `Since the audit of ${trend.since}`, look: "bold" }], ...changes];
}
