import type { IgnoreEntry } from "../model/ignore.ts";
import { type EmbeddingProfile, type FusionMethod, SLICE_TYPES, type SliceTypePatterns } from "../model/routing.ts";

/** The route for everything that has no other route. */
export const DOCS_ROUTE = "docs";
/** The profile that replaces a missing one of `docs`. */
export const DEFAULT_DOCS_PROFILE = "default_docs";

/** `[embeddings.routes.<name>]` as written. */
export interface RouteEntry {
  /** The name of its profile; undefined or empty when none is given. */
  readonly profile: string | undefined;
  readonly index: string | undefined;
  /** Whether the index is a valid table name. */
  readonly isIndexValid: boolean;
}

/** A route that is searched in addition to a primary one. */
export interface SecondaryRoute {
  readonly routeName: string;
  readonly weight: number;
}

/** `[routing.multi_route.<primary>_primary]`. */
export interface MultiRoute {
  /** The value of its `primary`, which should be the same as in its key. */
  readonly declaredPrimary: string | undefined;
  /** Without invalid entries: bad weights, the primary route itself, repetitions. */
  readonly secondaries: readonly SecondaryRoute[];
}

/** `[scoring.fusion]`. */
export interface FusionOptions {
  /** Undefined when the configuration does not choose. */
  readonly method: FusionMethod | undefined;
  readonly rrfK: number;
  /** Route weights that a z-score fusion uses instead of the fan-out's. */
  readonly weights: ReadonlyMap<string, number> | undefined;
  readonly fallbackToRrf: boolean;
  readonly minSamplesForZScore: number;
}

/** The part of `llmc.toml` that determines where slices are stored and queries are searched. */
export interface RoutingConfig {
  /** There is no file: these are the defaults, which need no setup. */
  readonly isBuiltIn: boolean;
  /** `[embeddings] index_in_ci`: the action builds the search tables when the default branch is pushed, and on a schedule. */
  readonly isIndexedInCi: boolean;
  /** Undefined for a profile that is present but cannot be used. */
  readonly profiles: ReadonlyMap<string, EmbeddingProfile | undefined>;
  readonly routes: ReadonlyMap<string, RouteEntry>;
  readonly sliceTypeToRoute: ReadonlyMap<string, string>;
  /** `[routing.slice_types]`: file paths determine the type of their slices before anything else does. */
  readonly sliceTypes: SliceTypePatterns;
  readonly enableQueryRouting: boolean;
  readonly enableMultiRoute: boolean;
  /** By the name of the primary route. */
  readonly multiRoutes: ReadonlyMap<string, MultiRoute>;
  /** The route of queries without any evidence. */
  readonly defaultRoute: string;
  /** Whether code wins a tie with product data; undefined when the configuration does not say. */
  readonly preferCodeOnConflict: boolean | undefined;
  /** The largest difference at which code and product data count as a tie. */
  readonly conflictMargin: number | undefined;
  readonly fusion: FusionOptions;
  /** Broken uses that a review does not report, from `[[nav.ignore]]`. */
  readonly ignore: readonly IgnoreEntry[];
}

/** The slice types of a configuration: the built-in ones and those that it adds. */
export function sliceTypesOf({ sliceTypes }: Pick<RoutingConfig, "sliceTypes">): readonly string[] {
  return [...new Set<string>([...SLICE_TYPES, ...sliceTypes.keys()])];
}
