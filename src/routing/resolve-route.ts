import { ConfigError } from "../config/config-error.ts";
import { sentence } from "../config/quote.ts";
import { DEFAULT_DOCS_PROFILE, DOCS_ROUTE, type RouteEntry, type RoutingConfig } from "../config/routing-config.ts";
import type { EmbeddingProfile, ResolvedRoute, RouteFallback } from "../model/routing.ts";
import { fallback } from "./fallback.ts";

/** The purpose for which a route is resolved: to store slices, or to answer a query. */
export type RouteOperation = "ingest" | "query";

/** A route with the fallbacks that led to it, in the order in which they were used. */
export interface RouteResolution {
  readonly route: ResolvedRoute;
  readonly fallbacks: readonly RouteFallback[];
}

/** A complete entry of `[embeddings.routes]`. */
interface CompleteRoute {
  readonly profile: string;
  readonly index: string;
}

/**
 * The profile and the index of a route. A missing or incomplete route falls back to `docs`, a missing profile of `docs` to
 * `default_docs`; when no fallback is left, a `ConfigError` is thrown. The wording of messages is LLMC's.
 */
export function resolveRoute(config: RoutingConfig, routeName: string, operation: RouteOperation): RouteResolution {
  const entry = config.routes.get(routeName);
  if (entry !== undefined && isComplete(entry)) return resolveComplete(config, routeName, entry, operation);
  if (routeName === DOCS_ROUTE) throw new ConfigError(sentence(noDocs(entry)));
  const docs = resolveRoute(config, DOCS_ROUTE, operation);
  return { route: docs.route, fallbacks: [toDocs(routeName, entry, operation), ...docs.fallbacks] };
}

/** Throws the documented error when `docs` is unusable: it receives everything that no other route takes, so nothing can be routed without it. */
export function requireDocsRoute(config: RoutingConfig, operation: RouteOperation): void {
  resolveRoute(config, DOCS_ROUTE, operation);
}

/** The route that stores slices of a type; a type without one goes to `docs`. */
export function resolveSliceRoute(config: RoutingConfig, sliceType: string): RouteResolution {
  const { routeName, fallbacks } = routeOfSliceType(config, sliceType);
  const resolved = resolveRoute(config, routeName, "ingest");
  return { route: resolved.route, fallbacks: [...fallbacks, ...resolved.fallbacks] };
}

/** The name of the route that the configuration assigns to a slice type. */
export function routeOfSliceType(
  config: RoutingConfig,
  sliceType: string,
): { readonly routeName: string; readonly fallbacks: readonly RouteFallback[] } {
  const routeName = config.sliceTypeToRoute.get(sliceType);
  if (routeName !== undefined) return { routeName, fallbacks: [] };
  const message =
    `Config: Missing 'routing.slice_type_to_route' entry for slice_type='${sliceType}'. ` +
    "Defaulting to route_name='docs'.";
  return { routeName: DOCS_ROUTE, fallbacks: [fallback("MISSING_SLICE_MAPPING", message)] };
}

function resolveComplete(
  config: RoutingConfig,
  routeName: string,
  entry: CompleteRoute,
  operation: RouteOperation,
): RouteResolution {
  const { profile: name, index } = entry;
  const profile = config.profiles.get(name);
  if (profile !== undefined) return { route: { routeName, profile, index }, fallbacks: [] };
  const refers = `Config Error: Route '${routeName}' for ${operation} refers to`;
  if (config.profiles.has(name)) {
    const why = `profile '${name}', which cannot be used.`;
    throw new ConfigError(sentence(`${refers} ${why}`), "Run `llmc-nav validate` to see why.");
  }
  if (routeName !== DOCS_ROUTE) {
    throw new ConfigError(sentence(`${refers} missing profile '${name}'. Please define the profile in llmc.toml.`));
  }
  return {
    route: { routeName, profile: defaultProfile(config, name, refers), index },
    fallbacks: [toDefault(name, operation)],
  };
}

function defaultProfile(config: RoutingConfig, missing: string, refers: string): EmbeddingProfile {
  const profile = config.profiles.get(DEFAULT_DOCS_PROFILE);
  if (profile !== undefined) return profile;
  const what = `missing profile '${missing}', and 'default_docs' profile is also missing.`;
  throw new ConfigError(sentence(`${refers} ${what} Please define the profile or 'default_docs' in llmc.toml.`));
}

function isComplete(entry: RouteEntry): entry is RouteEntry & CompleteRoute {
  return Boolean(entry.profile) && entry.isIndexValid;
}

function toDefault(profile: string, operation: RouteOperation): RouteFallback {
  const message =
    `Config: Profile '${profile}' referenced by route 'docs' for ${operation} is missing. ` +
    "Attempting to use 'default_docs' profile.";
  return fallback("MISSING_PROFILE", message);
}

function toDocs(routeName: string, entry: RouteEntry | undefined, operation: RouteOperation): RouteFallback {
  const what =
    entry === undefined
      ? `Missing 'embeddings.routes.${routeName}' for ${operation}.`
      : `Route '${routeName}' for ${operation} has incomplete definition ${partsOf(entry)}.`;
  const code = entry === undefined ? "MISSING_ROUTE" : "INCOMPLETE_ROUTE";
  return fallback(code, `Config: ${what} Falling back to 'docs' route.`);
}

function noDocs(entry: RouteEntry | undefined): string {
  const what =
    entry === undefined
      ? "is missing, and no fallback is possible. Please define it in llmc.toml."
      : `is incompletely defined ${partsOf(entry)}. Please fix it in llmc.toml.`;
  return `Critical Config Error: 'embeddings.routes.docs' ${what}`;
}

/** The parts of a route, as LLMC prints them. */
function partsOf({ profile, index, isIndexValid }: RouteEntry): string {
  const wrong = index && !isIndexValid ? ", which is no name of a table" : "";
  return `(profile: ${profile ?? "None"}, index: ${index ?? "None"}${wrong})`;
}
