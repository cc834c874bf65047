import { sentence } from "../config/quote.ts";
import type { RouteFallback } from "../model/routing.ts";

/** The stable names of fallbacks; docs/config.md describes the effect of each. */
export type FallbackCode =
  | "MISSING_SLICE_MAPPING"
  | "MISSING_ROUTE"
  | "INCOMPLETE_ROUTE"
  | "MISSING_PROFILE"
  | "UNSAFE_ROUTE"
  | "PRIMARY_MISMATCH"
  | "INVALID_INDEX";

/** Creates a fallback that was used, in words. */
export function fallback(code: FallbackCode, message: string): RouteFallback {
  return { code, message: sentence(message) };
}
