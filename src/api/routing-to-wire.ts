import { BUILT_IN_NOTICE } from "../config/built-in-config.ts";
import type { ResolvedRoute, RouteFallback } from "../model/routing.ts";
import type { FileRouting, QueryRouting } from "./routing.ts";

const ROUTING_OFF = "Query routing is off (routing.options.enable_query_routing): all queries go to docs.";

/** The JSON of where a query is put or a file is kept. */
export function routingToWire(routing: QueryRouting | FileRouting): QueryRoutingWire | FileRoutingWire {
  return routing.kind === "query" ? queryRoutingToWire(routing) : fileRoutingToWire(routing);
}

/** The JSON of where a query is put; docs/schemas/route.json describes its fields. */
export type QueryRoutingWire = ReturnType<typeof queryRoutingToWire>;
/** The JSON of where a file is kept; docs/schemas/route.json describes its fields. */
export type FileRoutingWire = ReturnType<typeof fileRoutingToWire>;

function queryRoutingToWire(routing: QueryRouting) {
  const { query, tool, classification, fusion, config } = routing;
  return {
    query,
    tool: tool ?? null,
    route_name: classification.routeName,
    confidence: classification.confidence,
    reasons: classification.reasons,
    likelihoods: classification.likelihoods.map(({ routeName, likelihood }) => ({ route_name: routeName, likelihood })),
    query_routing: config.enableQueryRouting,
    fusion: fusion ?? null,
    ...planToWire(routing),
  };
}

function fileRoutingToWire(routing: FileRouting) {
  const { path, classification, routeName } = routing;
  return {
    file: path,
    slice_type: classification.sliceType,
    slice_language: classification.sliceLanguage ?? null,
    confidence: classification.confidence,
    reasons: classification.reasons,
    route_name: routeName,
    ...planToWire(routing),
  };
}

function planToWire(routing: QueryRouting | FileRouting) {
  const { config, plan } = routing;
  return {
    routes: plan.routes.map(({ route, weight }) => ({ ...resolvedRouteToWire(route), weight })),
    fallbacks: plan.fallbacks.map(fallbackToWire),
    source: config.isBuiltIn ? ("built-in" as const) : ("file" as const),
    notes: routingNotes(routing),
  };
}

/** What else is to be said about a routing, in sentences. */
export function routingNotes(routing: QueryRouting | FileRouting): readonly string[] {
  const { config, plan } = routing;
  return [
    ...(config.isBuiltIn ? [BUILT_IN_NOTICE] : []),
    ...(routing.kind === "query" && !config.enableQueryRouting ? [ROUTING_OFF] : []),
    ...plan.fallbacks.map(({ message }) => message),
  ];
}

/** A resolved route as programs read it. Where a service answers is left out: answers may be public, addresses need not be. */
export function resolvedRouteToWire({ routeName, profile, index }: ResolvedRoute) {
  return {
    route_name: routeName,
    profile: profile.name,
    provider: profile.provider,
    model: profile.model,
    dimension: profile.dimension,
    cost_class: profile.costClass ?? null,
    capabilities: profile.capabilities,
    index,
  };
}

/** A fallback as programs read it. */
export function fallbackToWire({ code, message }: RouteFallback) {
  return { code, message };
}
