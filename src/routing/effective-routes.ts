import { ConfigError } from "../config/config-error.ts";
import { DOCS_ROUTE, type RoutingConfig, type SecondaryRoute, sliceTypesOf } from "../config/routing-config.ts";
import type { ResolvedRoute, RouteFallback } from "../model/routing.ts";
import { groupBy } from "../util/multimap.ts";
import { fanOut } from "./fan-out.ts";
import { resolveRoute, routeOfSliceType } from "./resolve-route.ts";

/** The result of resolving the name of a route. */
export interface EffectiveRoute {
  readonly routeName: string;
  /** The slice types that it receives. */
  readonly sliceTypes: readonly string[];
  /** Undefined when it cannot be used; `problem` says why. */
  readonly route: ResolvedRoute | undefined;
  readonly problem: string | undefined;
  /** Routes that are searched for its queries as well. */
  readonly secondaries: readonly SecondaryRoute[];
  readonly fallbacks: readonly RouteFallback[];
}

/** Every route that is defined or mentioned, with its resolution; `docs` is always included. */
export function effectiveRoutes(config: RoutingConfig): readonly EffectiveRoute[] {
  const sliceTypes = new Set<string>([...sliceTypesOf(config), ...config.sliceTypeToRoute.keys()]);
  const mapped = groupBy(sliceTypes, (sliceType) => routeOfSliceType(config, sliceType).routeName);
  const names = new Set([DOCS_ROUTE, config.defaultRoute, ...config.routes.keys(), ...mapped.keys()]);
  return [...names].sort().map((name) => effectiveRoute(config, name, mapped.get(name) ?? []));
}

function effectiveRoute(config: RoutingConfig, routeName: string, sliceTypes: readonly string[]): EffectiveRoute {
  const { routes, fallbacks } = fanOut(config, routeName);
  const common = { routeName, sliceTypes, secondaries: routes.slice(1) };
  try {
    const resolved = resolveRoute(config, routeName, "query");
    return { ...common, route: resolved.route, problem: undefined, fallbacks: [...resolved.fallbacks, ...fallbacks] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { ...common, route: undefined, problem: error.reason, fallbacks };
  }
}
