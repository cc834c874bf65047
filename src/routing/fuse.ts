import type { FusionOptions } from "../config/routing-config.ts";
import type { FusionMethod } from "../model/routing.ts";
import { printable } from "../util/printable.ts";
import { maxScores, minMaxScores, reciprocalRankScores, zScores } from "./fuse-methods.ts";

/** A hit of one route: a slice and its score on that route's scale. */
export interface RouteHit {
  readonly sliceId: string;
  readonly score: number;
}

/** The hits of one route, best first, and their weight. */
export interface RouteHits<T extends RouteHit> {
  readonly routeName: string;
  readonly weight: number;
  readonly hits: readonly T[];
}

/** A slice of the fused ranking, with the hit and the route that contribute most. */
export interface FusedHit<T extends RouteHit> {
  readonly hit: T;
  readonly routeName: string;
  readonly score: number;
  /** The method that was used, which may differ from the requested one. */
  readonly method: FusionMethod;
}

/** The documented method, used when the configuration chooses none. */
const DEFAULT_METHOD: FusionMethod = "minmax";

/**
 * Fuses the hits of several routes into one ranking, each slice once. Routes of weight 0 and scores that are not finite
 * are left out, the latter with a warning. Equal scores keep the order of routes and hits.
 */
export function fuseHits<T extends RouteHit>(
  routes: readonly RouteHits<T>[],
  options: FusionOptions,
  warn: (message: string) => void,
): FusedHit<T>[] {
  const usable = routes
    .filter((route) => route.weight > 0 && Number.isFinite(route.weight))
    .map((route) => ({ ...route, hits: finiteHits(route, warn) }));
  const method = usableMethod(options, usable);
  const fused = new Map<string, Mutable<FusedHit<T>> & { best: number }>();
  for (const route of usable) {
    const weight =
      method === "z_score"
        ? options.weights
          ? (options.weights.get(route.routeName) ?? 1)
          : route.weight
        : route.weight;
    const scores = scoresOf(method, route.hits, options);
    route.hits.forEach((hit, at) => {
      const score = (scores[at] as number) * weight;
      const known = fused.get(hit.sliceId);
      if (known === undefined) {
        fused.set(hit.sliceId, { hit, routeName: route.routeName, score, method, best: score });
        return;
      }
      if (score > known.best) Object.assign(known, { hit, routeName: route.routeName, best: score });
      known.score = isSummed(method) ? known.score + score : known.best;
    });
  }
  return [...fused.values()].map(({ best: _, ...entry }) => entry).sort((a, b) => b.score - a.score);
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Z-scores of only a few hits are meaningless, so ranks are fused instead. */
function usableMethod(options: FusionOptions, routes: readonly RouteHits<RouteHit>[]): FusionMethod {
  const method = options.method ?? DEFAULT_METHOD;
  if (method !== "z_score" || !options.fallbackToRrf) return method;
  const samples = routes.reduce((sum, route) => sum + route.hits.length, 0);
  return samples < options.minSamplesForZScore ? "rrf" : method;
}

function scoresOf(method: FusionMethod, hits: readonly RouteHit[], options: FusionOptions): readonly number[] {
  switch (method) {
    case "minmax":
      return minMaxScores(hits);
    case "max":
    case "shared_scale":
      return maxScores(hits);
    case "rrf":
      return reciprocalRankScores(hits, options.rrfK);
    case "z_score":
      return zScores(hits);
  }
}

/** Ranks and deviations of several routes are added; of scores the best counts. */
function isSummed(method: FusionMethod): boolean {
  return method === "rrf" || method === "z_score";
}

function finiteHits<T extends RouteHit>(route: RouteHits<T>, warn: (message: string) => void): readonly T[] {
  const finite = route.hits.filter((hit) => Number.isFinite(hit.score));
  const dropped = route.hits.length - finite.length;
  if (dropped > 0)
    warn(
      `Route ${printable(route.routeName)}: left out ${dropped} of ${route.hits.length} hits, whose score is no finite number.`,
    );
  return finite;
}
