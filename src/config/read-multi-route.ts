import { checkRouteName, type Routes } from "./check-route-name.ts";
import { dotted, quote } from "./quote.ts";
import type { MultiRoute, SecondaryRoute } from "./routing-config.ts";
import type { TableReader } from "./table-reader.ts";

const KEY_ENDING = "_primary";
const DEFAULT_WEIGHT = 1;

/** Reads `[routing.multi_route]`: the fan-out of each primary route. */
export function readMultiRoutes(multiRoute: TableReader | undefined, routes: Routes): ReadonlyMap<string, MultiRoute> {
  const found = new Map<string, MultiRoute>();
  for (const key of multiRoute?.keys ?? []) {
    const table = multiRoute?.table(key);
    if (table === undefined) continue;
    if (!key.endsWith(KEY_ENDING) || key === KEY_ENDING) {
      const message = `Nothing reads [${table.name}]: the name is that of a primary route and then ${KEY_ENDING}.`;
      table.report("UNKNOWN_KEY", undefined, message, {
        suggest: () => `${table.text("primary") ?? key}${KEY_ENDING}`,
      });
      continue;
    }
    const primary = key.slice(0, -KEY_ENDING.length);
    found.set(primary, readMultiRoute(primary, table, routes));
  }
  return found;
}

function readMultiRoute(primary: string, table: TableReader, routes: Routes): MultiRoute {
  checkRouteName(primary, routes, table, undefined);
  table.warnUnknown(["primary", "secondary"]);
  const declaredPrimary = table.text("primary");
  if (declaredPrimary !== primary && (declaredPrimary !== undefined || !table.has("primary"))) {
    const said = declaredPrimary === undefined ? "has no primary" : `says primary = ${quote(declaredPrimary)}`;
    const message = `[${table.name}] ${said}, but its name says ${quote(primary)}: its secondary routes are not asked.`;
    const key = declaredPrimary === undefined ? undefined : "primary";
    table.report("PRIMARY_MISMATCH", key, message, { suggest: () => quote(primary) });
  }
  return { declaredPrimary, secondaries: readSecondaries(primary, table, routes) };
}

function readSecondaries(primary: string, table: TableReader, routes: Routes): SecondaryRoute[] {
  const secondaries = new Map<string, SecondaryRoute>();
  for (const entry of table.tableItems("secondary") ?? []) {
    entry.warnUnknown(["route", "weight"]);
    const routeName = entry.text("route");
    const weight = readWeight(entry);
    if (routeName === undefined || routeName === "") {
      if (routeName === "" || !entry.has("route")) {
        entry.report("BAD_VALUE", undefined, `${dotted(entry.path)} names no route: it is left out.`);
      }
    } else if (routeName === primary) {
      entry.report(
        "SELF_REFERENCE",
        "route",
        `The route ${quote(primary)} is asked already: it is not its own secondary.`,
      );
    } else if (secondaries.has(routeName)) {
      const message = `The secondary route ${quote(routeName)} is named twice: the first one counts.`;
      entry.report("DUPLICATE_SECONDARY", "route", message);
    } else if (weight !== undefined) {
      checkRouteName(routeName, routes, entry, "route");
      secondaries.set(routeName, { routeName, weight });
    }
  }
  return [...secondaries.values()];
}

/** The weight of a secondary route; undefined when it is invalid. */
function readWeight(entry: TableReader): number | undefined {
  if (!entry.has("weight")) return DEFAULT_WEIGHT;
  const weight = entry.number("weight");
  if (weight === undefined || (Number.isFinite(weight) && weight >= 0)) return weight;
  const message = `A weight is a finite number from 0, not ${weight}: the route is left out.`;
  entry.report("BAD_WEIGHT", "weight", message);
  return undefined;
}
