import type { RoutingConfig } from "../../config/routing-config.ts";
import type { FusionMethod, QueryClassification, RouteFallback, WeightedRoute } from "../../model/routing.ts";
import { classifyQuery } from "../../routing/classify-query.ts";
import { planQuery } from "../../routing/fan-out.ts";
import { requireDocsRoute } from "../../routing/resolve-route.ts";

/** The routes that a query goes to, and the method that merges the answers into one list. */
export interface SearchPlan {
  readonly classification: QueryClassification;
  readonly routes: readonly WeightedRoute[];
  readonly fallbacks: readonly RouteFallback[];
  readonly method: FusionMethod;
}

/** The method for searching every route; the built-in configuration chooses it, because it finds more than an index without routes. */
const EVERY_ROUTE: FusionMethod = "shared_scale";
/** The documented method for a configuration that fans out and chooses none. */
const DOCUMENTED_METHOD: FusionMethod = "minmax";
/** The share of its score that a hit on the least likely route keeps: the wording of a query is a hint, not a proof. */
const LEAST_PRIOR = 0.7;

/**
 * Classifies a query and decides which routes it goes to, with which weights: `search` uses these and no others, `route` shows them. Without
 * `enable_multi_route` that is exactly one. Throws for a configuration without a usable route `docs`, whatever the query.
 */
export function planSearch(config: RoutingConfig, query: string, toolId: string | undefined): SearchPlan {
  requireDocsRoute(config, "query");
  const { defaultRoute, preferCodeOnConflict, conflictMargin } = config;
  const classification = classifyQuery(query, { toolId, defaultRoute, preferCodeOnConflict, conflictMargin });
  const { method } = config.fusion;
  if (config.enableQueryRouting && config.enableMultiRoute && method === EVERY_ROUTE) {
    return { classification, method, ...planAll(config, classification) };
  }
  const plan = planQuery(config, classification.routeName);
  // The scores of a single route are already on one scale.
  const otherwise = plan.routes.length > 1 ? DOCUMENTED_METHOD : EVERY_ROUTE;
  return { classification, method: method ?? otherwise, ...plan };
}

/**
 * The weight of a hit on a route, by the likelihood that the query is for that route. A route unknown to the classifier is as likely
 * as the default route of queries without any evidence.
 */
export function priorOf(config: RoutingConfig, { likelihoods }: QueryClassification, routeName: string): number {
  const most = Math.max(...likelihoods.map((each) => each.likelihood));
  return LEAST_PRIOR + (1 - LEAST_PRIOR) * (likelihoodOf(config, likelihoods, routeName) / most);
}

/** Every route that holds slices, weighted by likelihood. Routes ruled out by the calling tool are not searched. */
function planAll(config: RoutingConfig, classification: QueryClassification): Pick<SearchPlan, "routes" | "fallbacks"> {
  const alone = { ...config, enableMultiRoute: false };
  const names = new Set([classification.routeName, ...config.sliceTypeToRoute.values()]);
  const fallbacks = new Map<string, RouteFallback>();
  const routes = new Map<string, WeightedRoute>();
  for (const name of names) {
    if (likelihoodOf(config, classification.likelihoods, name) === 0) continue;
    const weight = priorOf(config, classification, name);
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

function likelihoodOf(
  { defaultRoute }: RoutingConfig,
  likelihoods: QueryClassification["likelihoods"],
  routeName: string,
): number {
  const known = (name: string) => likelihoods.find((each) => each.routeName === name)?.likelihood;
  return known(routeName) ?? known(defaultRoute) ?? 0;
}
