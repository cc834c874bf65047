import type { Validation } from "../../api/validation.ts";
import { BUILT_IN_NOTICE } from "../../config/built-in-config.ts";
import type { Finding } from "../../config/finding.ts";
import type { EffectiveRoute } from "../../routing/effective-routes.ts";
import { printable } from "../../util/printable.ts";
import type { TextFormat } from "../format.ts";
import { escapeCell, markdownTable } from "../markdown/cells.ts";
import { columns } from "../terminal/columns.ts";
import { count, findingWords } from "../words.ts";

/** A longer line of the file is cut around the finding. */
const MAX_EXCERPT = 120;

/**
 * Findings with their places, then what every route comes to. Why a route cannot be used or another takes its place is a finding already.
 * The routes of the built-in configuration are shown to those who want to know everything.
 */
export function renderValidation(format: TextFormat, validation: Validation, isVerbose: boolean): string {
  const { file, findings } = validation;
  if (file.path === undefined && !isVerbose) return `${BUILT_IN_NOTICE} --verbose shows its routes.\n`;
  const summary = file.path === undefined ? BUILT_IN_NOTICE : `${printable(file.path)}: ${countsOf(findings)}.`;
  return format === "markdown" ? markdown(summary, validation) : text(summary, validation);
}

function text(summary: string, { file, findings: found, routes }: Validation): string {
  const lines = found.length === 0 ? [] : new TextDecoder().decode(file.bytes).split("\n");
  const findings = found.flatMap((finding) => [
    `${printable(file.path ?? "")}:${finding.span.line}:${finding.span.column}: ${finding.severity} ${finding.code}: ${sentencesOf(finding)}`,
    ...excerpt(finding, lines[finding.span.line - 1] ?? ""),
  ]);
  const table = routes.length === 0 ? [] : ["", ...columns([HEADINGS, ...routes.map(row)])];
  return `${[...findings, summary, ...table].join("\n")}\n`;
}

function markdown(summary: string, { findings, routes }: Validation): string {
  const rows = findings.map((finding) => [
    `${finding.span.line}:${finding.span.column}`,
    finding.severity,
    finding.code,
    sentencesOf(finding),
  ]);
  const parts = [
    `**${escapeCell(summary)}**`,
    ...(rows.length === 0 ? [] : ["", ...markdownTable(["place", "severity", "code", "finding"], rows)]),
    ...(routes.length === 0 ? [] : ["", ...markdownTable(HEADINGS, routes.map(row))]),
  ];
  return `${parts.join("\n")}\n`;
}

/** The line of a finding with the place underlined. */
function excerpt({ span }: Finding, line: string): string[] {
  const start = span.column > MAX_EXCERPT / 2 ? span.column - 1 - MAX_EXCERPT / 2 : 0;
  const shown = printable(line.slice(start, start + MAX_EXCERPT).replace(/[\t\r]/g, " "));
  const end = span.endLine === span.line ? span.endColumn : line.trimEnd().length + 1;
  const length = Math.min(Math.max(1, end - span.column), MAX_EXCERPT - (span.column - 1 - start));
  const gutter = " ".repeat(String(span.line).length);
  return [`  ${span.line} | ${shown}`, `  ${gutter} | ${" ".repeat(span.column - 1 - start)}${"^".repeat(length)}`];
}

function sentencesOf(finding: Finding): string {
  return printable(findingWords(finding));
}

function countsOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  return `${count(errors, "error")}, ${count(findings.length - errors, "warning")}`;
}

const HEADINGS = ["route", "slice types", "profile", "model", "dimension", "good at", "index", "also asks"];

function row({ routeName, sliceTypes, route, secondaries, fallbacks }: EffectiveRoute): readonly string[] {
  const name = route !== undefined && route.routeName !== routeName ? `${routeName} → ${route.routeName}` : routeName;
  const also = secondaries.map(({ routeName: secondary, weight }) => `${secondary} × ${weight}`).join(", ");
  if (route === undefined) return [name, sliceTypes.join(", "), "cannot be used", "", "", "", "", also].map(printable);
  const { profile, index } = route;
  const mark = fallbacks.length === 0 ? "" : " (fallback)";
  const model = profile.model === profile.provider ? profile.model : `${profile.provider} ${profile.model}`;
  const { dimension, capabilities } = profile;
  const described = [profile.name, model, String(dimension), capabilities.join(", ")];
  return [`${name}${mark}`, sliceTypes.join(", "), ...described, index, also].map(printable);
}
