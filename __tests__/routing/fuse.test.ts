import { describe, expect, it } from "vitest";
import { DEFAULT_FUSION } from "../../src/config/read-fusion.ts";
import type { FusionMethod } from "../../src/model/routing.ts";
import { fuseHits, type RouteHits } from "../../src/routing/fuse.ts";
import { minMaxScores } from "../../src/routing/fuse-methods.ts";
import type { JsonObject } from "../../src/util/json.ts";
import { type LlmcCase, llmcCases } from "../helpers/llmc-cases.ts";

interface Hit {
  readonly sliceId: string;
  readonly score: number;
}

interface WireHit {
  readonly slice_id: string;
  readonly score?: number;
  readonly normalized_score?: number;
}

/** Cases that are not possible here, or that have another answer here. docs/llmc-compatibility.md has the reasons. */
const DIFFERENT = new Set([
  "score string",
  "slice_id missing",
  "rrf ignores zero weight",
  "rrf k minus one",
  "score missing",
]);
const NO_WARNING = () => expect.unreachable();

function routesOf({ input }: LlmcCase): RouteHits<Hit>[] {
  const weights = (input.route_weights ?? {}) as Record<string, number>;
  return Object.entries(input.route_results as Record<string, WireHit[]>).map(([routeName, hits]) => ({
    routeName,
    weight: weights[routeName] ?? 1,
    hits: hits.map((hit) => ({ sliceId: hit.slice_id, score: hit.normalized_score ?? hit.score ?? 0 })),
  }));
}

function optionsOf({ input }: LlmcCase, method: FusionMethod) {
  const scoring = (input.config as JsonObject | undefined)?.scoring as JsonObject | undefined;
  const fusion = { ...(input.kwargs as JsonObject | undefined), ...(scoring?.fusion as JsonObject | undefined) };
  const weights = fusion.weights as Record<string, number> | undefined;
  return {
    method: (["max", "rrf", "z_score"].find((each) => each === fusion.method) as FusionMethod | undefined) ?? method,
    rrfK: (input.k as number | undefined) ?? (fusion.rrf_k as number | undefined) ?? DEFAULT_FUSION.rrfK,
    weights: weights && new Map(Object.entries(weights)),
    fallbackToRrf: (fusion.fallback_to_rrf as boolean | undefined) ?? true,
    minSamplesForZScore: (fusion.min_samples_for_zscore as number | undefined) ?? DEFAULT_FUSION.minSamplesForZScore,
  };
}

const METHODS: Readonly<Record<string, FusionMethod>> = {
  fuse_scores: "max",
  rrf_fuse_scores: "rrf",
  z_score_fuse_scores: "z_score",
};

function ranking(each: LlmcCase, method: FusionMethod): [string, number][] {
  return fuseHits(routesOf(each), optionsOf(each, method), NO_WARNING).map(({ hit, score }) => [hit.sliceId, score]);
}

function expectRanking(actual: readonly [string, number][], wanted: readonly WireHit[]): void {
  expect(actual.map(([id]) => id)).toEqual(wanted.map((hit) => hit.slice_id));
  actual.forEach(([, score], at) => {
    expect(score).toBeCloseTo(wanted[at]?.score as number, 10);
  });
}

const cases = llmcCases("fusion").filter((each) => METHODS[each.input.function as string] && !DIFFERENT.has(each.name));

describe("routing/fuse: LLMC's cases", () => {
  it.each(cases.map((each) => [each.name, each] as const))("%s", (_name, each) => {
    expectRanking(ranking(each, METHODS[each.input.function as string] as FusionMethod), each.expected as WireHit[]);
  });
});

describe("routing/fuse: the documented min-max", () => {
  const documented = cases
    .map(
      (each) =>
        [each.name, each, (each as LlmcCase & { expected_seed_minmax?: WireHit[] }).expected_seed_minmax] as const,
    )
    .filter(([name, each, wanted]) => {
      const usesNormalized = JSON.stringify(each.input).includes("normalized_score");
      return Array.isArray(wanted) && !usesNormalized && !/^all equal (?:zero|negative)|^weight missing/.test(name);
    });

  it.each(documented)("%s", (_name, each, wanted) => {
    expectRanking(ranking(each, "minmax"), wanted as WireHit[]);
  });

  it("is the default method", () => {
    const routes = [
      {
        routeName: "a",
        weight: 0.5,
        hits: [
          { sliceId: "x", score: 9 },
          { sliceId: "y", score: 4 },
        ],
      },
    ];
    expect(fuseHits(routes, DEFAULT_FUSION, NO_WARNING).map(({ score, method }) => [score, method])).toEqual([
      [0.5, "minmax"],
      [0, "minmax"],
    ]);
  });

  it("gives every hit of a route the score 1 when all scores are equal", () => {
    expect(minMaxScores([{ score: -2 }, { score: -2 }])).toEqual([1, 1]);
    expect(minMaxScores([{ score: 0 }])).toEqual([1]);
    expect(minMaxScores([])).toEqual([]);
  });
});

describe("routing/fuse: fuseHits", () => {
  const hits = (...scores: number[]): Hit[] => scores.map((score, at) => ({ sliceId: `s${at}`, score }));

  it("leaves out scores that are not finite numbers, with one warning for each route", () => {
    const warnings: string[] = [];
    const routes = [
      { routeName: "code", weight: 1, hits: hits(2, Number.NaN, 1, Number.POSITIVE_INFINITY) },
      { routeName: "docs", weight: 1, hits: [{ sliceId: "d", score: 3 }] },
    ];
    const fused = fuseHits(routes, DEFAULT_FUSION, (message) => warnings.push(message));
    expect(fused.map(({ hit }) => hit.sliceId)).toEqual(["s0", "d", "s2"]);
    expect(warnings).toEqual(["Route code: left out 2 of 4 hits, whose score is no finite number."]);
  });

  it.each(["minmax", "max", "rrf", "z_score"] as const)(
    "%s ignores routes whose weight is zero or not a number",
    (method) => {
      const routes = [0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((weight, at) => ({
        routeName: `r${at}`,
        weight,
        hits: hits(1, 2),
      }));
      expect(fuseHits(routes, { ...DEFAULT_FUSION, method }, NO_WARNING)).toEqual([]);
    },
  );

  it("also applies weights to ranks", () => {
    const routes = [
      { routeName: "a", weight: 1, hits: [{ sliceId: "x", score: 1 }] },
      { routeName: "b", weight: 2, hits: [{ sliceId: "y", score: 1 }] },
    ];
    const fused = fuseHits(routes, { ...DEFAULT_FUSION, method: "rrf" }, NO_WARNING);
    expect(fused.map(({ hit, routeName }) => [hit.sliceId, routeName])).toEqual([
      ["y", "b"],
      ["x", "a"],
    ]);
  });

  it("keeps the hit and the route with the highest score for a slice", () => {
    const routes = [
      { routeName: "code", weight: 0.3, hits: [{ sliceId: "x", score: 5, from: "code" }] },
      { routeName: "docs", weight: 0.9, hits: [{ sliceId: "x", score: 4, from: "docs" }] },
    ];
    expect(fuseHits(routes, DEFAULT_FUSION, NO_WARNING)).toEqual([
      { hit: { sliceId: "x", score: 4, from: "docs" }, routeName: "docs", score: 0.9, method: "minmax" },
    ]);
  });

  it("reports when it fused ranks because of too few hits", () => {
    const routes = [{ routeName: "a", weight: 1, hits: hits(3, 2) }];
    expect(fuseHits(routes, { ...DEFAULT_FUSION, method: "z_score" }, NO_WARNING)[0]?.method).toBe("rrf");
  });
});
