import { type EmbeddingProfile, WORD_MODEL } from "../model/routing.ts";
import { DEFAULT_FUSION } from "./read-fusion.ts";
import { DOCS_ROUTE, type RoutingConfig } from "./routing-config.ts";

const PROFILE: EmbeddingProfile = {
  name: "default_docs",
  ...WORD_MODEL,
  capabilities: ["natural_language", "code"],
  costClass: "free",
  apiBase: undefined,
  timeoutSeconds: undefined,
  maxSequenceTokens: undefined,
};

/** The notice shown when the built-in configuration is used. */
export const BUILT_IN_NOTICE = "There is no llmc.toml: the built-in configuration holds, with the offline provider.";

/** The configuration of a repository without `llmc.toml`: the offline provider, and one index each for docs, code and product data. */
export const BUILT_IN_CONFIG: RoutingConfig = {
  isBuiltIn: true,
  isIndexedInCi: false,
  profiles: new Map([[PROFILE.name, PROFILE]]),
  routes: new Map(
    ["docs", "code", "erp"].map((name) => [name, { profile: PROFILE.name, index: `emb_${name}`, isIndexValid: true }]),
  ),
  sliceTypeToRoute: new Map([
    ["code", "code"],
    ["docs", "docs"],
    ["erp_product", "erp"],
    ["config", "docs"],
    ["data", "docs"],
    ["other", "docs"],
  ]),
  sliceTypes: new Map(),
  enableQueryRouting: true,
  // All routes use the same offline model, so searching every one costs nothing and finds most.
  enableMultiRoute: true,
  multiRoutes: new Map(),
  defaultRoute: DOCS_ROUTE,
  preferCodeOnConflict: undefined,
  conflictMargin: undefined,
  fusion: { ...DEFAULT_FUSION, method: "shared_scale" },
  ignore: [],
};
