/** The content type of a slice of a repository: one of the built-in types, or one that the configuration adds (`[routing.slice_types]`). */
export type SliceType = string;
export type BuiltInSliceType = (typeof SLICE_TYPES)[number];
export const SLICE_TYPES = ["code", "docs", "erp_product", "config", "data", "other"] as const;

/** Patterns of paths by the slice type that their files are, in the order in which they are tried. */
export type SliceTypePatterns = ReadonlyMap<string, readonly string[]>;

/** The type that a slice was taken for, and the signs for it. */
export interface SliceClassification {
  readonly sliceType: SliceType;
  /** The language of the content, as LLMC's indexes name it; undefined when it has none. */
  readonly sliceLanguage: string | undefined;
  /** From 0 to 1. */
  readonly confidence: number;
  readonly reasons: readonly string[];
}

/** The route that a query should take first, and the signs for it. */
export interface QueryClassification {
  /** `code`, `docs`, `erp`, or what the configuration calls its default route. */
  readonly routeName: string;
  /** From 0 to 1; when it is low, several routes should be asked. */
  readonly confidence: number;
  readonly reasons: readonly string[];
  /** The likelihood of each route, by name, in falling order; sums to 1. */
  readonly likelihoods: readonly RouteLikelihood[];
}

/** The likelihood that a query means a route, from 0 to 1. */
export interface RouteLikelihood {
  readonly routeName: string;
  readonly likelihood: number;
}

/** The context of a query, in addition to its words. */
export interface QueryContext {
  /** The tool that asks, such as `code_refactor`. */
  readonly toolId?: string | undefined;
  /** The route of queries without any sign; `docs` unless the configuration says otherwise. */
  readonly defaultRoute?: string | undefined;
}

/** A provider of embeddings that is known. */
export type EmbeddingProvider = (typeof EMBEDDING_PROVIDERS)[number];
export const EMBEDDING_PROVIDERS = ["words", "hash", "ollama", "openai", "sentence-transformer"] as const;

/** Whether a provider makes its vectors in this process: it asks nobody, and costs nothing. */
export function needsNoService(provider: string): boolean {
  return provider === "words" || provider === "hash";
}

/** The one model of the provider `words`, which comes with llmc-nav. The name is raised whenever a text gives another vector than before. */
export const WORD_MODEL = { provider: "words", model: "words-1", dimension: 80 } as const;

/** A way to turn text into vectors: `[embeddings.profiles.<name>]`. */
export interface EmbeddingProfile {
  readonly name: string;
  readonly provider: EmbeddingProvider;
  readonly model: string;
  readonly dimension: number;
  readonly capabilities: readonly string[];
  /** `free`, `low`, `medium`, `high`, or what the configuration says. */
  readonly costClass: string | undefined;
  /** The address of the service, when it is not the provider's usual one. */
  readonly apiBase: string | undefined;
  /** The reason why the address that was written cannot be used: then nothing is sent anywhere, least of all to the usual one. */
  readonly addressProblem?: string | undefined;
  readonly timeoutSeconds: number | undefined;
  readonly maxSequenceTokens: number | undefined;
}

/** An embedding profile and an index table: where a slice is kept or a query is put. */
export interface ResolvedRoute {
  readonly routeName: string;
  readonly profile: EmbeddingProfile;
  /** The table's name, such as `emb_code`. */
  readonly index: string;
}

/** A documented fallback that was taken, as a sentence. */
export interface RouteFallback {
  readonly code: string;
  readonly message: string;
}

/** A route of a fan-out with its weight in the fusion. */
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
