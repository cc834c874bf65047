import type { FallbackCode } from "./fallback.ts";

/** The meaning of a fallback, and the change that makes it unnecessary. */
export interface FallbackMeaning {
  readonly meaning: string;
  readonly remedy: string;
}

/** A line for every fallback; docs/config.md describes the effect of each. */
export const FALLBACK_MEANINGS: Readonly<Record<FallbackCode, FallbackMeaning>> = {
  MISSING_SLICE_MAPPING: {
    meaning: "a slice type has no route, `docs` takes it",
    remedy: "map it in `[routing.slice_type_to_route]`",
  },
  MISSING_ROUTE: {
    meaning: "a route is not defined, `docs` takes its place",
    remedy: "define it in `[embeddings.routes]`, or name another",
  },
  INCOMPLETE_ROUTE: {
    meaning: "a route has no profile or no valid index, `docs` takes its place",
    remedy: "give it both",
  },
  MISSING_PROFILE: {
    meaning: "the profile of `docs` does not exist, `default_docs` takes its place",
    remedy: "define it in `[embeddings.profiles]`",
  },
  UNSAFE_ROUTE: {
    meaning: "the route of a query cannot be used, `docs` answers it",
    remedy: "run `llmc-nav validate` to see why",
  },
  PRIMARY_MISMATCH: {
    meaning: "a multi-route table names another primary route, so the primary route alone is asked",
    remedy: "make `primary` say what the name of the table says",
  },
  INVALID_INDEX: {
    meaning: "a table that a query needs is not there or broken, the generic table or no table is asked",
    remedy: "run `llmc-nav index`",
  },
};
