import type { QueryClassification, QueryContext, RouteLikelihood } from "../model/routing.ts";
import { codeSigns, fenceSign } from "./query-code-signs.ts";
import { docsSigns } from "./query-docs-signs.ts";
import { erpSigns } from "./query-erp-signs.ts";
import { queryWords } from "./query-features.ts";
import { leanQuery, type QueryLeaning } from "./query-model.ts";
import type { QuerySign } from "./query-sign.ts";

/** What decides between code and product data when a query shows both: `[routing.erp_vs_code]`. */
export interface QueryOptions extends QueryContext {
  /** Whether code wins a tie with product data; true unless the configuration says otherwise. */
  readonly preferCodeOnConflict?: boolean | undefined;
  /** How near two likelihoods are a tie. */
  readonly conflictMargin?: number | undefined;
}

type KnownRoute = QuerySign["route"];

/** Nobody types more; a pasted file must not cost more than a question. */
const MAX_CHARACTERS = 2000;
/** A pasted block may be longer; only its ends are looked for. */
const MAX_FENCED = 100_000;
const DEFAULT_ROUTE = "docs";
const DEFAULT_MARGIN = 0.1;
const EMPTY_CONFIDENCE = 0.2;
/** Wording alone, without any sign, takes a query away from the default route only when it is clearer than this. */
const LEAST_LEAD = 0.1;
/** Log-odds against product data before any sign: most queries to a repository are not about goods. */
const ERP_PRIOR = -3;
/** The model has seen headings, docstrings and commits, not questions: signs that are sure weigh more. */
const MODEL_SCALE = 0.8;
const MOST_SIGNS = 5;

const TOOL_WORDS: ReadonlyMap<string, KnownRoute> = new Map([
  ["code", "code"],
  ["refactor", "code"],
  ["analyze", "code"],
  ["erp", "erp"],
  ["product", "erp"],
  ["lookup", "erp"],
  ["docs", "docs"],
]);

/** Says where a query should look first, how sure that is, and by which signs. */
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
  const words = queryWords(text);
  const fence = fenceSign((query ?? "").slice(0, MAX_FENCED));
  const signs = [
    ...(fence ? [fence] : []),
    ...codeSigns(text, words),
    ...erpSigns(text, words.lowered),
    ...docsSigns(text, words.lowered),
  ];
  return decide(leanQuery(text, words), signs, defaultRoute, options);
}

function decide(
  leaning: QueryLeaning,
  signs: readonly QuerySign[],
  defaultRoute: string,
  options: QueryOptions,
): QueryClassification {
  const isAboutGoods = signs.some((sign) => sign.route === "erp" && sign.isPlain === true);
  const lean = leaning.logit * MODEL_SCALE;
  const logits = { code: lean / 2, docs: -lean / 2, erp: ERP_PRIOR };
  for (const sign of signs) {
    logits[sign.route] += sign.weight;
    // What is asked as a question is asked about who it names.
    if (sign.isManner === true && isAboutGoods) logits.erp += sign.weight;
  }
  const shares = softmax(logits);
  const { route, policy } = strongest(shares, signs, options);
  const own = signs.filter((sign) => sign.route === route).sort((a, b) => b.weight - a.weight);
  const reasons = [...policy, ...own.slice(0, MOST_SIGNS).map((sign) => sign.reason)];
  if (leaning.features.length > 0 && route === (leaning.logit > 0 ? "code" : "docs"))
    reasons.push(`wording=${leaning.features.join(",")}`);
  // What nothing speaks for goes to the default route, which is docs unless the configuration says otherwise.
  const standIn = route === "docs" && own.length > 0 ? "docs" : defaultRoute;
  const routeName = route === "docs" ? standIn : route;
  if (route === "docs" && routeName === defaultRoute) reasons.push(`default=${defaultRoute}`);
  const likelihoods = byName(shares, standIn);
  const confidence = likelihoods.find((entry) => entry.routeName === routeName)?.likelihood ?? 0;
  return { routeName, confidence, reasons, likelihoods };
}

/** The likeliest route; when code and product data both show and are near each other, the policy decides. */
function strongest(
  shares: Readonly<Record<KnownRoute, number>>,
  signs: readonly QuerySign[],
  options: QueryOptions,
): { route: KnownRoute; policy: readonly string[] } {
  const order: readonly KnownRoute[] = ["docs", "code", "erp"];
  const isShown = signs.some((sign) => sign.route === "code");
  const lead = (route: KnownRoute) => shares[route] - (route === "code" && !isShown ? LEAST_LEAD : 0);
  const route = order.reduce((best, next) => (lead(next) > lead(best) ? next : best));
  const isConflict = isShown && signs.some((sign) => sign.route === "erp");
  if (route === "docs" || !isConflict) return { route, policy: [] };
  if (Math.abs(shares.code - shares.erp) > (options.conflictMargin ?? DEFAULT_MARGIN))
    return { route, policy: [`conflict-policy:${route}-stronger`] };
  const preferred = (options.preferCodeOnConflict ?? true) ? "code" : "erp";
  return { route: preferred, policy: [`conflict-policy:prefer-${preferred}`] };
}

function softmax(logits: Readonly<Record<KnownRoute, number>>): Record<KnownRoute, number> {
  const most = Math.max(logits.code, logits.docs, logits.erp);
  const code = Math.exp(logits.code - most);
  const docs = Math.exp(logits.docs - most);
  const erp = Math.exp(logits.erp - most);
  const sum = code + docs + erp;
  return { code: code / sum, docs: docs / sum, erp: erp / sum };
}

/** Likelihoods by route name, in falling order; `standIn` is the route that answers for docs. */
function byName({ code, docs, erp }: Readonly<Record<KnownRoute, number>>, standIn: string): RouteLikelihood[] {
  const isCode = standIn === "code";
  const isErp = standIn === "erp";
  const named = [
    { routeName: "code", likelihood: isCode ? code + docs : code },
    { routeName: "erp", likelihood: isErp ? erp + docs : erp },
  ];
  if (!isCode && !isErp) named.push({ routeName: standIn, likelihood: docs });
  return named.sort((a, b) => b.likelihood - a.likelihood || (a.routeName < b.routeName ? -1 : 1));
}

/** The route that a tool's name asks for, by its words: `barcode_lookup` is no code tool. */
function routeOfTool(toolId: string | undefined): KnownRoute | undefined {
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
