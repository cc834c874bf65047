import { ConfigError } from "../config/config-error.ts";
import { DOCS_ROUTE, type RoutingConfig, type SecondaryRoute } from "../config/routing-config.ts";
import type { ResolvedRoute, RouteFallback, RoutingPlan, WeightedRoute } from "../model/routing.ts";
import { fallback } from "./fallback.ts";
import { type RouteResolution, resolveRoute } from "./resolve-route.ts";

/** Names of routes with weights, the primary one first. */
export interface FanOut {
  readonly routes: readonly SecondaryRoute[];
  readonly fallbacks: readonly RouteFallback[];
}

/** The table that is searched when a route's own cannot be read. */
const GENERIC_INDEX = "embeddings";

/** The routes that a query for a primary route goes to. Without multi-route retrieval that is only the primary one. */
export function fanOut(config: RoutingConfig, primary: string): FanOut {
  const alone = [{ routeName: primary, weight: 1 }];
  const multiRoute = config.enableMultiRoute ? config.multiRoutes.get(primary) : undefined;
  if (multiRoute === undefined) return { routes: alone, fallbacks: [] };
  if (multiRoute.declaredPrimary === primary) return { routes: [...alone, ...multiRoute.secondaries], fallbacks: [] };
  const message =
    `Config: Mismatch in multi-route config for '${primary}_primary'. Expected primary='${primary}', ` +
    `found '${multiRoute.declaredPrimary ?? "None"}'. Ignoring secondary routes.`;
  return { routes: alone, fallbacks: [fallback("PRIMARY_MISMATCH", message)] };
}

/**
 * The routes for a query classified to one: that route and its secondary routes, or `docs` when query routing is off. A
 * route that cannot be resolved falls back to `docs`; no table is searched twice with the same model.
 */
export function planQuery(config: RoutingConfig, classifiedRoute: string): RoutingPlan {
  const { routes, fallbacks } = fanOut(config, config.enableQueryRouting ? classifiedRoute : DOCS_ROUTE);
  const taken: RouteFallback[] = [...fallbacks];
  const planned = new Map<string, WeightedRoute>();
  for (const { routeName, weight } of routes) {
    if (weight === 0) continue;
    const resolved = resolveSafely(config, routeName);
    taken.push(...resolved.fallbacks);
    const key = tableKey(resolved.route);
    if (weight > (planned.get(key)?.weight ?? 0)) planned.set(key, { route: resolved.route, weight });
  }
  return { routes: [...planned.values()], fallbacks: withoutRepeats(taken) };
}

/** Adapts a plan to the tables of an index: a route whose table is missing uses the generic one, if that exists. */
export function planForTables(plan: RoutingPlan, hasTable: (name: string) => boolean): RoutingPlan {
  const fallbacks: RouteFallback[] = [...plan.fallbacks];
  const planned = new Map<string, WeightedRoute>();
  for (const { route, weight } of plan.routes) {
    const isThere = hasTable(route.index);
    if (!isThere) fallbacks.push(missingTable(route, hasTable(GENERIC_INDEX)));
    if (!isThere && !hasTable(GENERIC_INDEX)) continue;
    const readable = isThere ? route : { ...route, index: GENERIC_INDEX };
    const key = tableKey(readable);
    if (weight > (planned.get(key)?.weight ?? 0)) planned.set(key, { route: readable, weight });
  }
  return { routes: [...planned.values()], fallbacks: withoutRepeats(fallbacks) };
}

function resolveSafely(config: RoutingConfig, routeName: string): RouteResolution {
  try {
    return resolveRoute(config, routeName, "query");
  } catch (error) {
    if (!(error instanceof ConfigError) || routeName === DOCS_ROUTE) throw error;
    const docs = resolveRoute(config, DOCS_ROUTE, "query");
    const unsafe = fallback("UNSAFE_ROUTE", `${error.message} Falling back to 'docs' route.`);
    return { route: docs.route, fallbacks: [unsafe, ...docs.fallbacks] };
  }
}

function missingTable({ routeName, index }: ResolvedRoute, hasGeneric: boolean): RouteFallback {
  const effect = hasGeneric
    ? `Falling back to the generic '${GENERIC_INDEX}' table.`
    : `There is no generic '${GENERIC_INDEX}' table either. Skipping this route.`;
  return fallback("INVALID_INDEX", `Query search against '${index}' (route '${routeName}') failed. ${effect}`);
}

function tableKey({ index, profile }: ResolvedRoute): string {
  return JSON.stringify([index.toLowerCase(), profile.name]);
}

function withoutRepeats(fallbacks: readonly RouteFallback[]): readonly RouteFallback[] {
  return [...new Map(fallbacks.map((each) => [each.message, each])).values()];
}
