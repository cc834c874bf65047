import type { RoutingConfig } from "../config/routing-config.ts";
import { UserError } from "../model/errors.ts";
import type { FusionMethod, QueryClassification, RoutingPlan, SliceClassification } from "../model/routing.ts";
import { planSearch } from "../nav/search/plan.ts";
import { classifySlice } from "../routing/classify-slice.ts";
import { requireDocsRoute, resolveSliceRoute, routeOfSliceType } from "../routing/resolve-route.ts";
import { decodeText } from "../util/text.ts";
import type { ReadFile } from "./read-repository-file.ts";

/** What a routing was decided by, and where it leads. */
interface Routed {
  readonly config: RoutingConfig;
  readonly plan: RoutingPlan;
}

/** Where a query is put. */
export interface QueryRouting extends Routed {
  readonly kind: "query";
  readonly query: string;
  readonly tool: string | undefined;
  readonly classification: QueryClassification;
  /** How the answers of several routes become one list; undefined when one route is asked. */
  readonly fusion: FusionMethod | undefined;
}

/** Where a file is kept. */
export interface FileRouting extends Routed {
  readonly kind: "file";
  readonly path: string;
  readonly classification: SliceClassification;
  /** The route that the configuration gives to slices of this type. */
  readonly routeName: string;
}

/** Which routes a query goes to, and by which signs: exactly those that `search` asks. */
export function routeQuery(config: RoutingConfig, query: string, tool: string | undefined): QueryRouting {
  const { classification, method, routes, fallbacks } = planSearch(config, query, tool);
  const fusion = routes.length > 1 ? method : undefined;
  return { kind: "query", query, tool, classification, fusion, config, plan: { routes, fallbacks } };
}

/** Which route a file's content is kept by, and by which signs. */
export function routeFile(config: RoutingConfig, { path, bytes, skipped }: ReadFile): FileRouting {
  requireDocsRoute(config, "ingest");
  const decoded = bytes && decodeText(bytes);
  if (decoded === undefined || decoded.isBinary) {
    throw new UserError(`${JSON.stringify(path)} cannot be read as text: ${skipped?.reason ?? "binary"}.`);
  }
  const classification = classifySlice(path, decoded.text, undefined, config.sliceTypes);
  const { routeName } = routeOfSliceType(config, classification.sliceType);
  const { route, fallbacks } = resolveSliceRoute(config, classification.sliceType);
  const plan = { routes: [{ route, weight: 1 }], fallbacks };
  return { kind: "file", path, classification, routeName, config, plan };
}
