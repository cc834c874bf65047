import type { QueryClassification, QueryContext, RouteLikelihood } from "../model/routing.ts";
import { GOODS_REASON, type QueryFeatures, queryFeatures } from "./query-features.ts";
import { type ByRoute, type QueryRoute, type WeighedFeature, weighQuery } from "./query-model.ts";

/** The options that decide between code and product data when a query suggests both: `[routing.erp_vs_code]`. */
export interface QueryOptions extends QueryContext {
  /** Whether code wins a tie with product data; true unless the configuration says otherwise. */
  readonly preferCodeOnConflict?: boolean | undefined;
  /** The largest difference between two likelihoods that is still a tie. */
  readonly conflictMargin?: number | undefined;
}

/** Typed queries are shorter; a pasted file must not cost more than a question. */
const MAX_CHARACTERS = 2000;
/** A pasted block may be longer; only its fences are looked for. */
const MAX_FENCED = 100_000;
const DEFAULT_ROUTE = "docs";
const DEFAULT_MARGIN = 0.1;
const EMPTY_CONFIDENCE = 0.2;
/** A closed fence means code, whatever else the query contains: LLMC's figure. */
const FENCED: ByRoute = { code: 0.95, docs: 0.025, erp: 0.025 };
/** Words that move a route by less than this, in log-odds, explain nothing; hints (`signs`) always do. */
const LEAST_OF_WORDS = 0.4;
const MOST_SIGNS = 5;
const MOST_WORDS = 4;
const FENCE_OPENING = /(`{3,}|~{3,})[^`\n]*\n/;

const TOOL_WORDS: ReadonlyMap<string, QueryRoute> = new Map([
  ["code", "code"],
  ["refactor", "code"],
  ["analyze", "code"],
  ["erp", "erp"],
  ["product", "erp"],
  ["lookup", "erp"],
  ["docs", "docs"],
]);

/** Determines where a query should look first, with a confidence and the reasons. */
export function classifyQuery(query: string | null | undefined, options: QueryOptions = {}): QueryClassification {
  const defaultRoute = options.defaultRoute ?? DEFAULT_ROUTE;
  const text = (query ?? "").slice(0, MAX_CHARACTERS);
  if (text.trim() === "") {
    const likelihoods = byName({ code: 1 / 3, docs: 1 / 3, erp: 1 / 3 }, defaultRoute);
    return { routeName: defaultRoute, confidence: EMPTY_CONFIDENCE, reasons: ["empty-or-none-input"], likelihoods };
  }
  const tool = routeOfTool(options.toolId);
  if (tool !== undefined) {
    const likelihoods = [{ routeName: tool, likelihood: 1 }];
    return { routeName: tool, confidence: 1, reasons: [`tool-context=${tool}`], likelihoods };
  }
  if (hasFence((query ?? "").slice(0, MAX_FENCED))) {
    const likelihoods = byName(FENCED, defaultRoute);
    return { routeName: "code", confidence: FENCED.code, reasons: ["heuristic=fenced-code"], likelihoods };
  }
  return decide(queryFeatures(text), defaultRoute, options);
}

/** Whether a fenced block is closed, however long it is. */
function hasFence(query: string): boolean {
  const opening = FENCE_OPENING.exec(query);
  if (opening === null) return false;
  const mark = opening[1] as string;
  const start = opening.index + opening[0].length;
  return query.startsWith(mark, start) || query.includes(`\n${mark}`, start);
}

function decide(found: QueryFeatures, defaultRoute: string, options: QueryOptions): QueryClassification {
  const { features, likelihoods: shares } = weighQuery(found);
  const { route, policy } = strongest(shares, features, found, options);
  const own = reasonsOf(route, features, found);
  const reasons = [...policy, ...own];
  // A query without evidence goes to the default route, which is docs unless the configuration says otherwise.
  const standIn = route === "docs" && own.length > 0 ? "docs" : defaultRoute;
  const routeName = route === "docs" ? standIn : route;
  if (route === "docs" && routeName === defaultRoute) reasons.push(`default=${defaultRoute}`);
  const likelihoods = byName(shares, standIn);
  const confidence = likelihoods.find((entry) => entry.routeName === routeName)?.likelihood ?? 0;
  return { routeName, confidence, reasons, likelihoods };
}

/** The likeliest route; when a query suggests both code and product data and they are close, the policy decides. */
function strongest(
  shares: ByRoute,
  features: readonly WeighedFeature[],
  found: QueryFeatures,
  options: QueryOptions,
): { route: QueryRoute; policy: readonly string[] } {
  const order: readonly QueryRoute[] = ["docs", "code", "erp"];
  const route = order.reduce((best, next) => (shares[next] > shares[best] ? next : best));
  const isConflict =
    route !== "docs" &&
    features.some((feature) => found.signs.has(feature.name) && speaksFor("code", feature, found)) &&
    features.some((feature) => speaksFor("erp", feature, found));
  if (!isConflict) return { route, policy: [] };
  if (Math.abs(shares.code - shares.erp) > (options.conflictMargin ?? DEFAULT_MARGIN))
    return { route, policy: [`conflict-policy:${route}-stronger`] };
  const preferred = (options.preferCodeOnConflict ?? true) ? "code" : "erp";
  return { route: preferred, policy: [`conflict-policy:prefer-${preferred}`] };
}

/** Whether a feature moves a route more than the others. A hint always counts; a word must move it enough to explain something. */
function speaksFor(route: QueryRoute, { name, weights }: WeighedFeature, { signs }: QueryFeatures): boolean {
  const weight = weights[route];
  if (weight < LEAST_OF_WORDS && !signs.has(name)) return false;
  return weight > 0 && weight >= weights.code && weight >= weights.docs && weight >= weights.erp;
}

/** The strongest reasons for a route: first the hints, then the words, strongest first. */
function reasonsOf(route: QueryRoute, features: readonly WeighedFeature[], found: QueryFeatures): string[] {
  const telling = features
    .filter((feature) => speaksFor(route, feature, found))
    .sort((a, b) => b.weights[route] - a.weights[route] || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
  const signs = telling.flatMap((name) => found.signs.get(name) ?? []);
  const goods = signs.filter((sign) => sign.startsWith(GOODS_REASON)).map((sign) => sign.slice(GOODS_REASON.length));
  const reasons = signs.filter((sign) => !sign.startsWith(GOODS_REASON)).slice(0, MOST_SIGNS);
  const wording = telling.filter((name) => !found.signs.has(name));
  // Marks and lengths are not keywords.
  const words = [
    ...new Set([...goods, ...(route === "erp" ? wording.filter((name) => /^[\p{L} ]+$/u.test(name)) : wording)]),
  ];
  if (words.length === 0) return reasons;
  const name = route === "erp" ? `erp:kw${Math.min(words.length, 2)}` : "wording";
  return [...reasons, `${name}=${words.slice(0, MOST_WORDS).join(",")}`];
}

/** Likelihoods by route name, in descending order; `standIn` is the route that answers for docs. */
function byName({ code, docs, erp }: ByRoute, standIn: string): RouteLikelihood[] {
  const isCode = standIn === "code";
  const isErp = standIn === "erp";
  const named = [
    { routeName: "code", likelihood: isCode ? code + docs : code },
    { routeName: "erp", likelihood: isErp ? erp + docs : erp },
  ];
  if (!isCode && !isErp) named.push({ routeName: standIn, likelihood: docs });
  return named.sort((a, b) => b.likelihood - a.likelihood || (a.routeName < b.routeName ? -1 : 1));
}

/** The route suggested by the words in a tool's name: `barcode_lookup` is not a code tool. */
function routeOfTool(toolId: string | undefined): QueryRoute | undefined {
  if (toolId === undefined) return undefined;
  const words = toolId
    .slice(0, MAX_CHARACTERS)
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z]+/);
  for (const word of words) {
    const route = TOOL_WORDS.get(word);
    if (route !== undefined) return route;
  }
  return undefined;
}
