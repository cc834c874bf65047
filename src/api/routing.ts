import type { RoutingConfig } from "../config/routing-config.ts";
import { UserError } from "../model/errors.ts";
import type { FusionMethod, QueryClassification, RoutingPlan, SliceClassification } from "../model/routing.ts";
import { planSearch } from "../nav/search/plan.ts";
import { classifySlice } from "../routing/classify-slice.ts";
import { requireDocsRoute, resolveSliceRoute, routeOfSliceType } from "../routing/resolve-route.ts";
import { decodeText } from "../util/text.ts";
import type { ReadFile } from "./read-repository-file.ts";

/** The configuration by which a routing was decided, and the routes that it chose. */
interface Routed {
  readonly config: RoutingConfig;
  readonly plan: RoutingPlan;
}

/** The routing of a query. */
export interface QueryRouting extends Routed {
  readonly kind: "query";
  readonly query: string;
  readonly tool: string | undefined;
  readonly classification: QueryClassification;
  /** The method that makes one list of the answers of several routes; undefined when one route is asked. */
  readonly fusion: FusionMethod | undefined;
}

/** The routing of a file's content. */
export interface FileRouting extends Routed {
  readonly kind: "file";
  readonly path: string;
  readonly classification: SliceClassification;
  /** The route that the configuration gives to slices of this type. */
  readonly routeName: string;
}

/** The routes of a query, exactly those that `search` asks, and the signs by which they were chosen. */
export function routeQuery(config: RoutingConfig, query: string, tool: string | undefined): QueryRouting {
  const { classification, method, routes, fallbacks } = planSearch(config, query, tool);
  const fusion = routes.length > 1 ? method : undefined;
  return { kind: "query", query, tool, classification, fusion, config, plan: { routes, fallbacks } };
}

/** The route that keeps a file's content, and the signs by which it was chosen. */
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
