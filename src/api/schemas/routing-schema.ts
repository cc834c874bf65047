import { EMBEDDING_PROVIDERS, FUSION_METHODS } from "../../model/routing.ts";
import type { FileRoutingWire, fallbackToWire, QueryRoutingWire, resolvedRouteToWire } from "../routing-to-wire.ts";
import {
  either,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Plain,
  place,
  type Schema,
  share,
  text,
} from "./schema.ts";

type ResolvedRouteWire = ReturnType<typeof resolvedRouteToWire>;
type WeightedRouteWire = QueryRoutingWire["routes"][number];
type LikelihoodWire = QueryRoutingWire["likelihoods"][number];

const resolved = {
  route_name: text(),
  profile: text(),
  provider: oneOf(EMBEDDING_PROVIDERS),
  model: text(),
  dimension: place(),
  cost_class: nullable(text()),
  capabilities: list(text(), "what the configuration says that the model is good at"),
  index: text("the table"),
};

/** What a route comes to. */
export const resolvedRoute = object<ResolvedRouteWire>(resolved);

/** A documented fallback that was taken. */
export const routeFallback = object<ReturnType<typeof fallbackToWire>>({ code: text(), message: text() });

/** Where the configuration comes from. */
export const configSource = oneOf(["file", "built-in"]);

const plan = {
  routes: list(object<WeightedRouteWire>({ ...resolved, weight: number() }), "the first is the primary one"),
  fallbacks: list(routeFallback),
  source: configSource,
  notes: list(text()),
};

const classification = { route_name: text(), confidence: share(), reasons: list(text(), "the signs it goes by") };

const query = object<QueryRoutingWire>({
  query: text(),
  tool: nullable(text()),
  ...classification,
  likelihoods: list(object<LikelihoodWire>({ route_name: text(), likelihood: share() })),
  query_routing: flag(),
  fusion: nullable(
    oneOf(FUSION_METHODS),
    "how the answers of several routes become one list; null when one route is asked",
  ),
  ...plan,
});

const file = object<FileRoutingWire>({
  file: text(),
  slice_type: text("code, docs, erp_product, config, data, other, or one that the configuration adds"),
  slice_language: nullable(text()),
  ...classification,
  ...plan,
});

/** The answer of `route`, for a query or for a file. */
export const routeSchema: Schema<Plain<QueryRoutingWire | FileRoutingWire>> = {
  type: "object",
  ...either(query, file),
};
