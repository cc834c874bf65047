import { BUILT_IN_NOTICE } from "../config/built-in-config.ts";
import type { RoutingConfig } from "../config/routing-config.ts";
import type { QueryClassification, RoutingPlan, SliceClassification } from "../model/routing.ts";
import { printable } from "../util/printable.ts";
import type { Format } from "./command.ts";
import { columns, markdownTable } from "./render-table.ts";
import { resolvedRouteToWire } from "./route-wire.ts";
import { escapeCell } from "./status-output.ts";

interface Routed {
  readonly config: RoutingConfig;
  readonly plan: RoutingPlan;
}

/** Where a query is put. */
export interface QueryRouting extends Routed {
  readonly kind: "query";
  readonly query: string;
  readonly tool: string | undefined;
  readonly classification: QueryClassification;
}

/** Where a file is kept. */
export interface FileRouting extends Routed {
  readonly kind: "file";
  readonly path: string;
  readonly classification: SliceClassification;
  /** The route that the configuration gives to slices of this type. */
  readonly routeName: string;
}

const HEADINGS = ["route", "profile", "provider", "model", "dimension", "index", "weight"];
const ROUTING_OFF = "Query routing is off (routing.options.enable_query_routing): all queries go to docs.";

/** A classification with its reasons, the routes it leads to, and the fallbacks taken. */
export function renderRouting(format: Format, routing: QueryRouting | FileRouting): string {
  if (format === "json" || format === "jsonl") return `${JSON.stringify(toWire(routing))}\n`;
  const rows = routing.plan.routes.map(({ route, weight }) => {
    const { profile, index } = route;
    const { name, provider, model, dimension } = profile;
    return [route.routeName, name, provider, model, String(dimension), index, String(weight)].map(printable);
  });
  const verdict = verdictOf(routing);
  const reasons = `Signs: ${routing.classification.reasons.map(printable).join("; ") || "none"}.`;
  const notes = notesOf(routing).map(printable);
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

function notesOf(routing: QueryRouting | FileRouting): readonly string[] {
  const { config, plan } = routing;
  return [
    ...(config.isBuiltIn ? [BUILT_IN_NOTICE] : []),
    ...(routing.kind === "query" && !config.enableQueryRouting ? [ROUTING_OFF] : []),
    ...plan.fallbacks.map(({ message }) => message),
  ];
}

function toWire(routing: QueryRouting | FileRouting) {
  const { config, plan } = routing;
  return {
    ...(routing.kind === "query" ? queryToWire(routing) : fileToWire(routing)),
    routes: plan.routes.map(({ route, weight }) => ({ ...resolvedRouteToWire(route), weight })),
    fallbacks: plan.fallbacks.map(({ code, message }) => ({ code, message })),
    source: config.isBuiltIn ? "built-in" : "file",
    notes: notesOf(routing),
  };
}

function queryToWire({ query, tool, classification, config }: QueryRouting) {
  return {
    query,
    tool: tool ?? null,
    route_name: classification.routeName,
    confidence: classification.confidence,
    reasons: classification.reasons,
    likelihoods: classification.likelihoods.map(({ routeName, likelihood }) => ({ route_name: routeName, likelihood })),
    query_routing: config.enableQueryRouting,
  };
}

function fileToWire({ path, classification, routeName }: FileRouting) {
  return {
    file: path,
    slice_type: classification.sliceType,
    slice_language: classification.sliceLanguage ?? null,
    confidence: classification.confidence,
    reasons: classification.reasons,
    route_name: routeName,
  };
}
