import { nearestName } from "./findings.ts";
import { quote } from "./quote.ts";
import { DOCS_ROUTE, type RouteEntry } from "./routing-config.ts";
import type { TableReader } from "./table-reader.ts";

/** The routes of a configuration, by name. */
export type Routes = ReadonlyMap<string, RouteEntry>;

/** Reports a name that is not a route, at the key that contains it or at the table itself. A missing `docs` must be fixed first. */
export function checkRouteName(routeName: string, routes: Routes, table: TableReader, key: string | undefined): void {
  if (routes.has(routeName) || !routes.has(DOCS_ROUTE)) return;
  const message = `There is no route ${quote(routeName)} in [embeddings.routes]: docs takes its place.`;
  table.report("UNKNOWN_ROUTE", key, message, { suggest: () => nearestName(routeName, routes.keys()) });
}
