/** `error`: something does not work as written. `warning`: it works, but not as the reader may think. */
export type Severity = "error" | "warning";

/** The severity and the meaning of a code. */
export interface FindingKind {
  readonly severity: Severity;
  readonly meaning: string;
}

function error(meaning: string): FindingKind {
  return { severity: "error", meaning };
}

function warning(meaning: string): FindingKind {
  return { severity: "warning", meaning };
}

/**
 * The stable names of findings. Programs may match them; none is ever renamed or given another meaning. docs/config.md
 * has the remedies.
 */
export const FINDING_CODES = {
  TOO_LARGE: error("the file is larger than any configuration should be"),
  NOT_TEXT: error("the file is not valid UTF-8 text"),
  SYNTAX: error("the file is not valid TOML"),
  TOO_DEEP: error("arrays or inline tables are nested too deep"),
  REDEFINED_KEY: error("a key or table is defined twice"),
  BAD_TYPE: error("a value has another type than its key takes"),
  BAD_VALUE: error("a value has the right type, but is none that its key takes"),
  UNKNOWN_PROVIDER: error("no provider of embeddings has this name"),
  MISSING_PROVIDER: error("a profile names a model but no provider"),
  MISSING_MODEL: error("the provider needs a model"),
  MISSING_DIMENSION: error("the provider needs the dimension of its model's vectors"),
  BAD_DIMENSION: error("a dimension is no whole number in range"),
  DIMENSIONS_DISAGREE: error("`dim` and `dimension` of one profile differ"),
  SECRET_IN_CONFIG: error("a key or password stands in the file; they belong in the environment"),
  MISSING_DOCS_ROUTE: error("there is no route `docs`, to which everything else falls back"),
  INCOMPLETE_DOCS_ROUTE: error("the route `docs` has no profile or no valid index"),
  MISSING_PROFILE: error("a route refers to a profile that does not exist"),
  BAD_INDEX_NAME: error("an index is no valid name of a table"),
  INDEX_DIMENSIONS_DIFFER: error("routes of different dimensions share an index"),
  PRIMARY_MISMATCH: error("the key of a multi-route table and its `primary` disagree"),
  SELF_REFERENCE: error("a route is its own secondary route"),
  BAD_WEIGHT: error("a weight is no finite number from 0"),
  UNKNOWN_FUSION_METHOD: error("no fusion method has this name"),
  UNKNOWN_ROUTER_MODE: error("no router has this name"),
  UNKNOWN_KEY: warning("a key that nothing reads"),
  UNSUPPORTED_PROVIDER: warning("a provider of LLMC that llmc-nav does not have"),
  ASSUMED_PROVIDER: warning("a profile without provider and model uses the offline provider"),
  UNKNOWN_COST_CLASS: warning("a cost class that is not one of the usual ones"),
  PROFILE_FALLBACK: warning("the profile of `docs` is missing, `default_docs` takes its place"),
  UNKNOWN_DEFAULT_PROFILE: warning("`default_profile` names no profile"),
  INCOMPLETE_ROUTE: warning("a route has no profile or no valid index, `docs` takes its place"),
  UNKNOWN_ROUTE: warning("a name of a route that is not defined, `docs` takes its place"),
  UNKNOWN_SLICE_TYPE: warning("no slice is ever classified as this type"),
  UNMAPPED_SLICE_TYPES: warning("slice types without a route, `docs` takes them"),
  MIXED_INDEX: warning("routes of different models share an index"),
  DUPLICATE_SECONDARY: warning("a secondary route is named twice"),
  EMPTY_ROUTE: warning("queries go to a route that no slice goes to"),
  UNUSED_FUSION_METHOD: warning("`shared_scale` is chosen, but one route alone is asked"),
  LACKING_CAPABILITY: warning("a route's model says that it is good at something else"),
  MORE_FINDINGS: warning("there is more than is listed"),
} as const satisfies Readonly<Record<string, FindingKind>>;
