import { quote } from "./quote.ts";
import { DOCS_ROUTE, type RoutingConfig, sliceTypesOf } from "./routing-config.ts";
import { type ReadContext, reportAt } from "./table-reader.ts";

/** Routes that queries are classified to, with the type of the slices that belong there. */
const QUERY_ROUTES: readonly (readonly [routeName: string, sliceType: string])[] = [
  ["code", "code"],
  ["erp", "erp_product"],
];

/** Checks that queries can reach slices: every slice type has a route, every searched route has slices. */
export function checkCoverage(config: RoutingConfig, context: ReadContext): void {
  // A missing `docs` must be fixed first.
  if (!config.routes.has(DOCS_ROUTE)) return;
  checkUnmapped(config, context);
  if (config.enableQueryRouting) checkEmptyRoutes(config, context);
  checkFusion(config, context);
}

/** `shared_scale` exists to search every route, which the flags must allow. */
function checkFusion(config: RoutingConfig, context: ReadContext): void {
  const { fusion, enableQueryRouting, enableMultiRoute } = config;
  if (fusion.method !== "shared_scale" || (enableQueryRouting && enableMultiRoute)) return;
  const off = enableQueryRouting ? "enable_multi_route" : "enable_query_routing";
  const message = `shared_scale puts all routes on one scale, but ${off} is off, so one route alone is asked.`;
  reportAt(context, "UNUSED_FUSION_METHOD", ["scoring", "fusion", "method"], message, { at: "key" });
}

function checkUnmapped(config: RoutingConfig, context: ReadContext): void {
  const { sliceTypeToRoute } = config;
  const unmapped = sliceTypesOf(config).filter((type) => type !== DOCS_ROUTE && !sliceTypeToRoute.has(type));
  if (unmapped.length === 0) return;
  const message = `No route is given for slices of type ${unmapped.join(", ")}: they go to docs.`;
  reportAt(context, "UNMAPPED_SLICE_TYPES", ["routing", "slice_type_to_route"], message, { at: "key" });
}

/** A route whose index receives no slices never answers. */
function checkEmptyRoutes({ routes, sliceTypeToRoute }: RoutingConfig, context: ReadContext): void {
  const filled = new Set<string | undefined>(
    [DOCS_ROUTE, ...sliceTypeToRoute.values()].map((name) => routes.get(name)?.index),
  );
  for (const [routeName, sliceType] of QUERY_ROUTES) {
    const index = routes.get(routeName)?.index;
    if (index === undefined || filled.has(index)) continue;
    const message =
      `Queries go to the route ${quote(routeName)}, but no slices do: ` +
      `map ${sliceType} to it in [routing.slice_type_to_route].`;
    reportAt(context, "EMPTY_ROUTE", ["embeddings", "routes", routeName], message, {
      at: "key",
      suggest: () => `${sliceType} = ${quote(routeName)}`,
    });
  }
}
