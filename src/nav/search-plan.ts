import type { RoutingConfig } from "../config/routing-config.ts";
import type { FusionMethod, QueryClassification, RouteFallback, WeightedRoute } from "../model/routing.ts";
import { classifyQuery } from "../routing/classify-query.ts";
import { planQuery } from "../routing/fan-out.ts";

/** Where a query is put, and how the answers become one list. */
export interface SearchPlan {
  readonly classification: QueryClassification;
  readonly routes: readonly WeightedRoute[];
  readonly fallbacks: readonly RouteFallback[];
  readonly method: FusionMethod;
}

/** The method when the configuration chooses none: it finds more than any other, and more than an index without routes. */
const BEST_METHOD: FusionMethod = "shared_scale";
/** The method of the documentation for a configuration that fans out by the documentation's rules. */
const DOCUMENTED_METHOD: FusionMethod = "minmax";
/** What is left of the score of a hit on the least likely route: the wording of a query is a hint, not a proof. */
const LEAST_PRIOR = 0.7;

/** Classifies a query and decides which routes it goes to, with which weights. */
export function planSearch(config: RoutingConfig, query: string, toolId: string | undefined): SearchPlan {
  const { defaultRoute, preferCodeOnConflict, conflictMargin } = config;
  const classification = classifyQuery(query, { toolId, defaultRoute, preferCodeOnConflict, conflictMargin });
  const method = methodOf(config, classification.routeName);
  if (method !== BEST_METHOD || !config.enableQueryRouting) {
    return { classification, method, ...planQuery(config, classification.routeName) };
  }
  return { classification, method, ...planAll(config, classification) };
}

function methodOf(config: RoutingConfig, routeName: string): FusionMethod {
  if (config.fusion.method !== undefined) return config.fusion.method;
  const fansOut = config.enableQueryRouting && config.enableMultiRoute && config.multiRoutes.has(routeName);
  return fansOut ? DOCUMENTED_METHOD : BEST_METHOD;
}

/**
 * Every route that holds slices, weighed by how likely it is that the query means it. A route that the classifier does not know is
 * as likely as that of queries without any sign; one that is ruled out, because the tool says what it wants, is not asked.
 */
function planAll(
  config: RoutingConfig,
  { routeName, likelihoods }: QueryClassification,
): Pick<SearchPlan, "routes" | "fallbacks"> {
  const alone = { ...config, enableMultiRoute: false };
  const names = new Set([routeName, ...config.sliceTypeToRoute.values()]);
  const most = Math.max(...likelihoods.map((each) => each.likelihood));
  const likelihoodOf = (name: string) => likelihoods.find((each) => each.routeName === name)?.likelihood;
  const fallbacks = new Map<string, RouteFallback>();
  const routes = new Map<string, WeightedRoute>();
  for (const name of names) {
    const likelihood = likelihoodOf(name) ?? likelihoodOf(config.defaultRoute) ?? 0;
    if (likelihood === 0) continue;
    const weight = LEAST_PRIOR + (1 - LEAST_PRIOR) * (likelihood / most);
    const plan = planQuery(alone, name);
    for (const each of plan.fallbacks) fallbacks.set(each.message, each);
    for (const { route } of plan.routes) {
      const key = route.index.toLowerCase();
      if (weight > (routes.get(key)?.weight ?? 0)) routes.set(key, { route, weight });
    }
  }
  const byWeight = [...routes.values()].sort((a, b) => b.weight - a.weight);
  return { routes: byWeight, fallbacks: [...fallbacks.values()] };
}
