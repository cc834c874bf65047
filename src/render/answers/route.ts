import type { FileRouting, QueryRouting } from "../../api/routing.ts";
import { printable } from "../../util/printable.ts";
import type { TextFormat } from "../format.ts";
import { escapeCell, markdownTable } from "../markdown/cells.ts";
import { columns } from "../terminal/columns.ts";

const HEADINGS = ["route", "profile", "provider", "model", "dimension", "index", "weight"];

/** A classification with its reasons, the routes it leads to, and what is said about them. */
export function renderRouting(
  format: TextFormat,
  routing: QueryRouting | FileRouting,
  said: readonly string[],
): string {
  const rows = routing.plan.routes.map(({ route, weight }) => {
    const { profile, index } = route;
    const { name, provider, model, dimension } = profile;
    return [route.routeName, name, provider, model, String(dimension), index, String(weight)].map(printable);
  });
  const verdict = verdictOf(routing);
  const reasons = `Signs: ${routing.classification.reasons.map(printable).join("; ") || "none"}.`;
  const notes = said.map(printable);
  if (format === "markdown") {
    const lines = [`**${escapeCell(verdict)}**`, "", escapeCell(reasons), "", ...markdownTable(HEADINGS, rows)];
    return `${[...lines, ...(notes.length === 0 ? [] : ["", ...notes.map((note) => `- ${escapeCell(note)}`)])].join("\n")}\n`;
  }
  return `${[verdict, reasons, "", ...columns([HEADINGS, ...rows]), ...(notes.length === 0 ? [] : ["", ...notes])].join("\n")}\n`;
}

function verdictOf(routing: QueryRouting | FileRouting): string {
  const confidence = Math.round(routing.classification.confidence * 100) / 100;
  if (routing.kind === "query") {
    return `A query for ${printable(routing.classification.routeName)}, with confidence ${confidence}.`;
  }
  const { sliceType, sliceLanguage } = routing.classification;
  const language = sliceLanguage === undefined ? "" : ` (${sliceLanguage})`;
  return `${printable(routing.path)} holds ${sliceType}${language}, with confidence ${confidence}.`;
}
