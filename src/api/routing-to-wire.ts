import { BUILT_IN_NOTICE } from "../config/built-in-config.ts";
import {
  EMBEDDING_PROVIDERS,
  type EmbeddingProfile,
  FUSION_METHODS,
  type QueryClassification,
  type ResolvedRoute,
  type RouteFallback,
  type RouteLikelihood,
  type SliceClassification,
  type WeightedRoute,
} from "../model/routing.ts";
import { type Codec, codec, notRead } from "../wire/codec.ts";
import { from, listedAs, of, view } from "../wire/object.ts";
import { either, list, mapped, nullable } from "../wire/shapes.ts";
import { flag, number, oneOf, place, share, text } from "../wire/values.ts";
import type { FileRouting, QueryRouting } from "./routing.ts";

const ROUTING_OFF = "Query routing is off (routing.options.enable_query_routing): all queries go to docs.";

type FlatRoute = EmbeddingProfile & Pick<ResolvedRoute, "routeName" | "index">;

function flatRoute({ routeName, profile, index }: ResolvedRoute): FlatRoute {
  return { ...profile, routeName, index };
}

/** The fields of a resolved route. Where a service answers is left out: answers may be public, addresses need not be. */
const resolvedFields = {
  route_name: text(),
  profile: of("name", text()),
  provider: oneOf(EMBEDDING_PROVIDERS),
  model: text(),
  dimension: place(),
  cost_class: nullable(text()),
  capabilities: list(text(), "what the configuration says that the model is good at"),
  index: text("the table"),
};

/** A resolved route: its profile and its index. */
export const resolvedRoute = mapped(view<FlatRoute>()(resolvedFields), flatRoute);

const weightedRoute = mapped(
  view<FlatRoute & Pick<WeightedRoute, "weight">>()({ ...resolvedFields, weight: number() }),
  ({ route, weight }: WeightedRoute) => ({ ...flatRoute(route), weight }),
);

/** A documented fallback that was taken. */
export const routeFallback = view<RouteFallback>()({ code: text(), message: text() });

/** The origin of the configuration. */
export const configSource = oneOf(["file", "built-in"]);

const planFields = {
  routes: from(
    ({ plan }: QueryRouting | FileRouting) => plan.routes,
    list(weightedRoute, "the first is the primary one"),
  ),
  fallbacks: from(({ plan }: QueryRouting | FileRouting) => plan.fallbacks, list(routeFallback)),
  source: from(({ config }: QueryRouting | FileRouting) => (config.isBuiltIn ? "built-in" : "file"), configSource),
  notes: from(routingNotes, list(text())),
};

const classificationFields = {
  route_name: text(),
  confidence: share(),
  reasons: list(text(), "the signs it goes by"),
};

const queryRouting = mapped(
  view<QueryRouting & QueryClassification>()({
    query: text(),
    tool: nullable(text()),
    ...classificationFields,
    likelihoods: list(view<RouteLikelihood>()({ route_name: text(), likelihood: share() })),
    query_routing: from(({ config }: QueryRouting) => config.enableQueryRouting, flag()),
    fusion: nullable(
      oneOf(FUSION_METHODS),
      "how the answers of several routes become one list; null when one route is asked",
    ),
    ...planFields,
  }),
  (routing: QueryRouting) => ({ ...routing, ...routing.classification }),
);

const { route_name, ...signs } = classificationFields;
const fileRouting = mapped(
  listedAs(
    ["file", "slice_type", "slice_language", "route_name"],
    view<FileRouting & SliceClassification>()({
      file: of("path", text()),
      slice_type: text("code, docs, erp_product, config, data, other, or one that the configuration adds"),
      slice_language: nullable(text()),
      ...signs,
      route_name,
      ...planFields,
    }),
  ),
  (routing: FileRouting) => ({ ...routing, ...routing.classification }),
);

const isQuery = (routing: QueryRouting | FileRouting) => routing.kind === "query";
const routing = either(isQuery, queryRouting, fileRouting);

/** The answer of `route`, for a query or for a file. */
export const routingCodec: Codec<QueryRouting | FileRouting, QueryRoutingWire | FileRoutingWire, unknown> = codec(
  routing.toWire,
  notRead,
  () => ({ type: "object", ...routing.schema }),
);

/** The JSON of where a query is put or a file is kept. */
export function routingToWire(routed: QueryRouting | FileRouting): QueryRoutingWire | FileRoutingWire {
  return routingCodec.toWire(routed);
}

/** The JSON of where a query is put; docs/schemas/route.json describes its fields. */
export type QueryRoutingWire = ReturnType<typeof queryRoutingToWire>;
/** The JSON of where a file is kept; docs/schemas/route.json describes its fields. */
export type FileRoutingWire = ReturnType<typeof fileRoutingToWire>;

function queryRoutingToWire(query: QueryRouting) {
  return queryRouting.toWire(query);
}

function fileRoutingToWire(file: FileRouting) {
  return fileRouting.toWire(file);
}

/** Further notes about a routing, in sentences. */
export function routingNotes(routing: QueryRouting | FileRouting): readonly string[] {
  const { config, plan } = routing;
  return [
    ...(config.isBuiltIn ? [BUILT_IN_NOTICE] : []),
    ...(routing.kind === "query" && !config.enableQueryRouting ? [ROUTING_OFF] : []),
    ...plan.fallbacks.map(({ message }) => message),
  ];
}
