import type { ResolvedRoute } from "../model/routing.ts";

/** A resolved route as programs read it. Where a service answers is left out: answers may be public, addresses need not be. */
export function resolvedRouteToWire({ routeName, profile, index }: ResolvedRoute) {
  return {
    route_name: routeName,
    profile: profile.name,
    provider: profile.provider,
    model: profile.model,
    dimension: profile.dimension,
    cost_class: profile.costClass ?? null,
    index,
  };
}
