/** The content type of a slice of a repository: one of the built-in types, or one that the configuration adds (`[routing.slice_types]`). */
export type SliceType = string;
export type BuiltInSliceType = (typeof SLICE_TYPES)[number];
export const SLICE_TYPES = ["code", "docs", "erp_product", "config", "data", "other"] as const;

/** Path patterns by the slice type of the files, in the order in which they are tried. */
export type SliceTypePatterns = ReadonlyMap<string, readonly string[]>;

/** The type assigned to a slice, and the evidence for it. */
export interface SliceClassification {
  readonly sliceType: SliceType;
  /** The language of the content, as LLMC's indexes name it; undefined when it has none. */
  readonly sliceLanguage: string | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** The route that a query should take first, and the evidence for it. */
export interface QueryClassification {
  /** `code`, `docs`, `erp`, or the name of the default route in the configuration. */
  readonly routeName: string;
  /** From 0 to 1; when it is low, several routes should be searched. */
  readonly confidence: number;
  readonly reasons: readonly string[];
  /** The likelihood of each route, by name, in descending order; sums to 1. */
  readonly likelihoods: readonly RouteLikelihood[];
}

/** The likelihood that a query is for a route, from 0 to 1. */
export interface RouteLikelihood {
  readonly routeName: string;
  readonly likelihood: number;
}

/** The context of a query, in addition to its words. */
export interface QueryContext {
  /** The calling tool, such as `code_refactor`. */
  readonly toolId?: string | undefined;
  /** The route of queries without any evidence; `docs` unless the configuration says otherwise. */
  readonly defaultRoute?: string | undefined;
}

/** A supported provider of embeddings. */
export type EmbeddingProvider = (typeof EMBEDDING_PROVIDERS)[number];
export const EMBEDDING_PROVIDERS = ["words", "hash", "ollama", "openai", "sentence-transformer"] as const;

/** Whether a provider computes its vectors in this process: it calls no service, and costs nothing. */
export function needsNoService(provider: string): boolean {
  return provider === "words" || provider === "hash";
}

/** The only model of the provider `words`, which is included in llmc-nav. Its number is increased whenever a text gets a different vector. */
export const WORD_MODEL = { provider: "words", model: "words-1", dimension: 80 } as const;

/** A way to turn text into vectors: `[embeddings.profiles.<name>]`. */
export interface EmbeddingProfile {
  readonly name: string;
  readonly provider: EmbeddingProvider;
  readonly model: string;
  readonly dimension: number;
  readonly capabilities: readonly string[];
  /** `free`, `low`, `medium`, `high`, or a value from the configuration. */
  readonly costClass: string | undefined;
  /** The address of the service, if not the provider's default. */
  readonly apiBase: string | undefined;
  /** The reason why the configured address cannot be used: then nothing is sent anywhere, least of all to the default one. */
  readonly addressProblem?: string | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly maxSequenceTokens: number | undefined;
}

/** An embedding profile and an index table: where a slice is stored or a query is searched. */
export interface ResolvedRoute {
  readonly routeName: string;
  readonly profile: EmbeddingProfile;
  /** The table's name, such as `emb_code`. */
  readonly index: string;
}

/** A documented fallback that was used, as a sentence. */
export interface RouteFallback {
  readonly code: string;
  readonly message: string;
}

/** A route of a fan-out and its weight in the fusion. */
export interface WeightedRoute {
  readonly route: ResolvedRoute;
  readonly weight: number;
}

/** The destinations of a query: the first route is the primary one. */
export interface RoutingPlan {
  readonly routes: readonly WeightedRoute[];
  readonly fallbacks: readonly RouteFallback[];
}

/** A way to fuse the results of several routes: `scoring.fusion.method`. */
export type FusionMethod = (typeof FUSION_METHODS)[number];
export const FUSION_METHODS = ["shared_scale", "minmax", "max", "rrf", "z_score"] as const;
