import type { EmbeddingProfile } from "../model/routing.ts";
import { nearestName } from "./findings.ts";
import { quote } from "./quote.ts";
import { DEFAULT_DOCS_PROFILE, DOCS_ROUTE, type RouteEntry, type RoutingConfig } from "./routing-config.ts";
import { type ReadContext, reportAt } from "./table-reader.ts";

type RouteTables = Pick<RoutingConfig, "profiles" | "routes">;

/** Checks that every route has a profile and an index, and that `docs`, the last resort, exists. */
export function checkRoutes(config: RouteTables, context: ReadContext): void {
  if (!config.routes.has(DOCS_ROUTE)) reportNoDocs(config, context);
  for (const [name, route] of config.routes) {
    if (!checkIsComplete(name, route, context)) continue;
    checkProfile(name, route, config, context);
  }
  checkSharedIndexes(config, context);
}

/** A route with a name similar to `docs` was probably meant to be `docs`. */
function reportNoDocs({ routes }: RouteTables, context: ReadContext): void {
  const message = "There is no [embeddings.routes.docs], and everything without a route of its own goes there.";
  const misspelt = nearestName(DOCS_ROUTE, routes.keys());
  const path = ["embeddings", "routes", misspelt ?? DOCS_ROUTE];
  if (misspelt === undefined) {
    reportAt(context, "MISSING_DOCS_ROUTE", path, message);
    return;
  }
  const said = `${message} There is ${quote(misspelt)}.`;
  reportAt(context, "MISSING_DOCS_ROUTE", path, said, { at: "key", suggest: () => DOCS_ROUTE });
}

function checkIsComplete(name: string, { profile, index }: RouteEntry, context: ReadContext): boolean {
  const missing = [...(profile ? [] : ["profile"]), ...(index ? [] : ["index"])];
  if (missing.length === 0) return true;
  const code = name === DOCS_ROUTE ? "INCOMPLETE_DOCS_ROUTE" : "INCOMPLETE_ROUTE";
  const effect = name === DOCS_ROUTE ? "nothing can stand in for it" : "docs takes its place";
  const message = `The route ${quote(name)} has no ${missing.join(" and no ")}: ${effect}.`;
  reportAt(context, code, ["embeddings", "routes", name], message, { at: "key" });
  return false;
}

function checkProfile(name: string, { profile }: RouteEntry, { profiles }: RouteTables, context: ReadContext): void {
  if (profile === undefined || profiles.has(profile)) return;
  const hasDefault = name === DOCS_ROUTE && profiles.has(DEFAULT_DOCS_PROFILE);
  const effect = hasDefault ? `${quote(DEFAULT_DOCS_PROFILE)} takes its place` : "the route cannot be used";
  const message = `There is no profile ${quote(profile)}: ${effect}.`;
  const path = ["embeddings", "routes", name, "profile"];
  reportAt(context, hasDefault ? "PROFILE_FALLBACK" : "MISSING_PROFILE", path, message, {
    suggest: () => nearestName(profile, profiles.keys()),
  });
}

/** Vectors of one table are compared with each other, so they must have the same length, and should have the same maker. */
function checkSharedIndexes({ profiles, routes }: RouteTables, context: ReadContext): void {
  const firstUse = new Map<string, { readonly route: string; readonly profile: EmbeddingProfile }>();
  for (const [route, { profile: profileName, index, isIndexValid }] of routes) {
    const profile = profileName === undefined ? undefined : profiles.get(profileName);
    if (profile === undefined || index === undefined || !isIndexValid) continue;
    // PostgreSQL and SQLite ignore case in names.
    const first = firstUse.get(index.toLowerCase());
    if (first === undefined) {
      firstUse.set(index.toLowerCase(), { route, profile });
      continue;
    }
    const both = `The routes ${quote(first.route)} and ${quote(route)} share the index ${quote(index)}`;
    const path = ["embeddings", "routes", route, "index"];
    if (first.profile.dimension !== profile.dimension) {
      const lengths = `${first.profile.dimension} and ${profile.dimension}`;
      const message = `${both}, but their vectors have ${lengths} dimensions: give one of them another index.`;
      reportAt(context, "INDEX_DIMENSIONS_DIFFER", path, message);
    } else if (first.profile.provider !== profile.provider || first.profile.model !== profile.model) {
      const message = `${both}, but their models differ, and vectors of two models cannot be compared.`;
      reportAt(context, "MIXED_INDEX", path, message);
    }
  }
}
