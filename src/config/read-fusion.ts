import { FUSION_METHODS, type FusionMethod } from "../model/routing.ts";
import { nearestName } from "./findings.ts";
import { quote } from "./quote.ts";
import type { FusionOptions } from "./routing-config.ts";
import type { TableReader } from "./table-reader.ts";

const FUSION_KEYS: readonly string[] = ["method", "rrf_k", "weights", "fallback_to_rrf", "min_samples_for_zscore"];
/** LLMC's boosts by file type, which this program does not use. */
const SCORING_KEYS: readonly string[] = [
  "fusion",
  "code_boost",
  "doc_penalty",
  "test_penalty",
  "exact_match_boost",
  "stem_match_boost",
  "partial_match_boost",
  "code_extensions",
  "doc_extensions",
  "enable_intent_detection",
];
const DEFAULT_RRF_K = 60;
const DEFAULT_MIN_SAMPLES = 5;

/** The fusion options when nothing is configured. */
export const DEFAULT_FUSION: FusionOptions = {
  method: undefined,
  rrfK: DEFAULT_RRF_K,
  weights: undefined,
  fallbackToRrf: true,
  minSamplesForZScore: DEFAULT_MIN_SAMPLES,
};

/** Reads `[scoring]`, of which only `[scoring.fusion]` is used. */
export function readFusion(scoring: TableReader | undefined): FusionOptions {
  scoring?.warnUnknown(SCORING_KEYS);
  const fusion = scoring?.table("fusion");
  if (fusion === undefined) return DEFAULT_FUSION;
  fusion.warnUnknown(FUSION_KEYS);
  return {
    method: readMethod(fusion),
    rrfK: atLeast(fusion, "rrf_k", 0) ?? DEFAULT_RRF_K,
    weights: readWeights(fusion.table("weights")),
    fallbackToRrf: fusion.flag("fallback_to_rrf") ?? true,
    minSamplesForZScore: atLeast(fusion, "min_samples_for_zscore", 0) ?? DEFAULT_MIN_SAMPLES,
  };
}

function readMethod(fusion: TableReader): FusionMethod | undefined {
  const name = fusion.text("method");
  const method = FUSION_METHODS.find((each) => each === name);
  if (name !== undefined && method === undefined) {
    const message = `There is no fusion method ${quote(name)}: there are ${FUSION_METHODS.join(", ")}.`;
    fusion.report("UNKNOWN_FUSION_METHOD", "method", message, { suggest: () => nearestName(name, FUSION_METHODS) });
  }
  return method;
}

function readWeights(weights: TableReader | undefined): ReadonlyMap<string, number> | undefined {
  if (weights === undefined) return undefined;
  const found = new Map<string, number>();
  for (const route of weights.keys) {
    const weight = weights.number(route);
    if (weight === undefined) continue;
    if (Number.isFinite(weight) && weight >= 0) found.set(route, weight);
    else weights.report("BAD_WEIGHT", route, `A weight is a finite number from 0, not ${weight}.`);
  }
  return found;
}

function atLeast(table: TableReader, key: string, least: number): number | undefined {
  const value = table.number(key);
  if (value === undefined || (Number.isFinite(value) && value >= least)) return value;
  table.report("BAD_VALUE", key, `${table.name}.${key} takes a finite number from ${least}, not ${value}.`);
  return undefined;
}
