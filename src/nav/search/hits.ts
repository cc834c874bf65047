import type { FusionOptions } from "../../config/routing-config.ts";
import type { TableHit } from "../../embeddings/search-tables.ts";
import type { FusionMethod, WeightedRoute } from "../../model/routing.ts";
import { type FusedHit, fuseHits } from "../../routing/fuse.ts";
import type { Logger } from "../../util/logger.ts";

/** Makes one list of what the routes gave. */
export function fuseRoutes(
  routes: readonly WeightedRoute[],
  hits: readonly (readonly TableHit[])[],
  options: FusionOptions,
  method: FusionMethod,
  logger: Logger,
): FusedHit<TableHit>[] {
  const byRoute = routes.map(({ route, weight }, at) => ({ routeName: route.routeName, weight, hits: hits[at] ?? [] }));
  return fuseHits(byRoute, { ...options, method }, (message) => logger.warn(message));
}
