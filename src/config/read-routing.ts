import type { SliceTypePatterns } from "../model/routing.ts";
import { checkRouteName, type Routes } from "./check-route-name.ts";
import { nearestName } from "./findings.ts";
import { quote } from "./quote.ts";
import { readMultiRoutes } from "./read-multi-route.ts";
import { DOCS_ROUTE, type RoutingConfig, sliceTypesOf } from "./routing-config.ts";
import type { TableReader } from "./table-reader.ts";

/** The last two are LLMC's: they are checked to be tables, and otherwise ignored. */
const ROUTING_KEYS: readonly string[] = [
  "slice_type_to_route",
  "slice_types",
  "options",
  "multi_route",
  "default_route",
  "erp_vs_code",
  "code_detection",
  "classifier",
];
const OPTION_KEYS: readonly string[] = ["enable_query_routing", "enable_multi_route", "router_mode"];
const ROUTER_MODES: readonly string[] = ["deterministic"];

/** The settings of `[routing]`. */
export type Routing = Pick<
  RoutingConfig,
  | "sliceTypeToRoute"
  | "sliceTypes"
  | "enableQueryRouting"
  | "enableMultiRoute"
  | "multiRoutes"
  | "defaultRoute"
  | "preferCodeOnConflict"
  | "conflictMargin"
>;

/** Reads `[routing]`. Missing flags are off, as LLMC's document says. */
export function readRouting(routing: TableReader | undefined, routes: Routes): Routing {
  routing?.warnUnknown(ROUTING_KEYS);
  const options = routing?.table("options");
  options?.warnUnknown(OPTION_KEYS);
  checkRouterMode(options);
  for (const key of ["code_detection", "classifier"]) routing?.table(key);
  const sliceTypes = readSliceTypes(routing?.table("slice_types"));
  return {
    sliceTypeToRoute: readMapping(routing?.table("slice_type_to_route"), routes, sliceTypesOf({ sliceTypes })),
    sliceTypes,
    enableQueryRouting: options?.flag("enable_query_routing") ?? false,
    enableMultiRoute: options?.flag("enable_multi_route") ?? false,
    multiRoutes: readMultiRoutes(routing?.table("multi_route"), routes),
    defaultRoute: readDefaultRoute(routing, routes),
    ...readConflictPolicy(routing?.table("erp_vs_code")),
  };
}

function readDefaultRoute(routing: TableReader | undefined, routes: Routes): string {
  const routeName = routing?.text("default_route");
  if (routing === undefined || routeName === undefined) return DOCS_ROUTE;
  checkRouteName(routeName, routes, routing, "default_route");
  return routeName;
}

function readMapping(table: TableReader | undefined, routes: Routes, types: readonly string[]): Map<string, string> {
  const mapped = new Map<string, string>();
  if (table === undefined) return mapped;
  for (const sliceType of table.keys) {
    const routeName = table.text(sliceType);
    if (routeName !== undefined) {
      checkRouteName(routeName, routes, table, sliceType);
      mapped.set(sliceType, routeName);
    }
    if (types.includes(sliceType)) continue;
    const message =
      `No slice is classified as ${quote(sliceType)}: there are ${types.join(", ")}; ` +
      "[routing.slice_types] adds one by patterns of paths.";
    table.report("UNKNOWN_SLICE_TYPE", sliceType, message, {
      at: "key",
      suggest: () => nearestName(sliceType, types),
    });
  }
  return mapped;
}

function checkRouterMode(options: TableReader | undefined): void {
  const mode = options?.text("router_mode");
  if (mode === undefined || ROUTER_MODES.includes(mode)) return;
  const message = `There is no router ${quote(mode)}: the only one is "deterministic", and it is used.`;
  options?.report("UNKNOWN_ROUTER_MODE", "router_mode", message, { suggest: () => ROUTER_MODES[0] });
}

function readConflictPolicy(table: TableReader | undefined): Pick<Routing, "preferCodeOnConflict" | "conflictMargin"> {
  table?.warnUnknown(["prefer_code_on_conflict", "conflict_margin"]);
  const margin = table?.number("conflict_margin");
  const isMargin = margin !== undefined && margin >= 0 && margin <= 1;
  if (margin !== undefined && !isMargin) {
    table?.report("BAD_VALUE", "conflict_margin", `A margin is a number from 0 to 1, not ${margin}.`);
  }
  return {
    preferCodeOnConflict: table?.flag("prefer_code_on_conflict"),
    conflictMargin: isMargin ? margin : undefined,
  };
}

/** A type comes before a colon in the ids of slices and in answers, so it is a word. */
const TYPE_NAME = /^[a-z][a-z0-9_]{0,39}$/;
const MAX_TYPES = 50;
const MAX_PATTERNS = 100;
const MAX_PATTERN_LENGTH = 200;

/** Reads `[routing.slice_types]`: path patterns by the slice type of the files. Invalid entries are left out, with a finding. */
export function readSliceTypes(table: TableReader | undefined): SliceTypePatterns {
  const found = new Map<string, readonly string[]>();
  if (table === undefined) return found;
  for (const name of table.keys) {
    const patterns = table.texts(name);
    if (patterns === undefined) continue;
    const problem = problemOf(name, patterns, found.size);
    if (problem === undefined) found.set(name, patterns);
    else table.report("BAD_VALUE", name, `${problem} It is left out.`);
  }
  return found;
}

function problemOf(name: string, patterns: readonly string[], known: number): string | undefined {
  if (!TYPE_NAME.test(name)) {
    return `${quote(name)} cannot name a slice type: use up to 40 small letters, digits and "_", beginning with a letter.`;
  }
  if (known >= MAX_TYPES) return `There can be ${MAX_TYPES} slice types at most.`;
  if (patterns.length === 0) return `The slice type ${quote(name)} has no pattern.`;
  if (patterns.length > MAX_PATTERNS) return `A slice type has ${MAX_PATTERNS} patterns at most.`;
  const bad = patterns.find((pattern) => !isPattern(pattern));
  if (bad === undefined) return undefined;
  return `${quote(bad)} is no pattern of paths: write "*.sql", "db/**" or "schema/*.ddl", with "/" and from the top of the repository.`;
}

function isPattern(pattern: string): boolean {
  if (pattern.trim() === "" || pattern.length > MAX_PATTERN_LENGTH) return false;
  if (/^[!/]|[\\\0\r\n]/.test(pattern)) return false;
  return !pattern.split("/").some((part) => part === "." || part === "..");
}
