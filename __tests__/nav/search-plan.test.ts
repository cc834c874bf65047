import { describe, expect, it } from "vitest";
import { BUILT_IN_CONFIG } from "../../src/config/built-in-config.ts";
import type { RoutingConfig } from "../../src/config/routing-config.ts";
import type { FusionMethod } from "../../src/model/routing.ts";
import { planSearch } from "../../src/nav/search/plan.ts";

const CODE_QUERY = "def parse_header(line): where is it";

function weights(config: RoutingConfig, query: string, tool?: string) {
  const { method, routes } = planSearch(config, query, tool);
  return { method, routes: routes.map(({ route, weight }) => [route.index, weight] as const) };
}

function withMethod(method: FusionMethod | undefined, changes: Partial<RoutingConfig> = {}): RoutingConfig {
  return { ...BUILT_IN_CONFIG, ...changes, fusion: { ...BUILT_IN_CONFIG.fusion, method } };
}

/** A configuration file that does not mention multiple routes. */
const SINGLE: Partial<RoutingConfig> = { isBuiltIn: false, enableMultiRoute: false };
const MULTI_ROUTE: Partial<RoutingConfig> = {
  isBuiltIn: false,
  enableMultiRoute: true,
  multiRoutes: new Map([["code", { declaredPrimary: "code", secondaries: [{ routeName: "docs", weight: 0.5 }] }]]),
};

describe("nav/search-plan: planSearch", () => {
  it("asks all routes of the built-in configuration, likelier routes with more weight, and none with a tiny weight", () => {
    const { method, routes } = weights(BUILT_IN_CONFIG, CODE_QUERY);
    expect(method).toBe("shared_scale");
    expect(routes.map(([index]) => index)).toEqual(["emb_code", "emb_docs", "emb_erp"]);
    expect(routes[0]?.[1]).toBe(1);
    expect(routes.every(([, weight]) => weight >= 0.7)).toBe(true);
  });

  it("asks only the route that the tool names", () => {
    expect(weights(BUILT_IN_CONFIG, CODE_QUERY, "product_lookup").routes).toEqual([["emb_erp", 1]]);
  });

  it.each([undefined, "shared_scale", "minmax", "max", "rrf", "z_score"] as const)(
    "asks exactly one route when enable_multi_route is off, with any method (%s)",
    (method) => {
      expect(weights(withMethod(method, SINGLE), CODE_QUERY).routes).toEqual([["emb_code", 1]]);
    },
  );

  it("fans out as documented, with min-max, when the configuration demands several routes", () => {
    expect(weights(withMethod(undefined, MULTI_ROUTE), CODE_QUERY)).toEqual({
      method: "minmax",
      routes: [
        ["emb_code", 1],
        ["emb_docs", 0.5],
      ],
    });
  });

  it("uses the method in the configuration", () => {
    expect(weights(withMethod("rrf", MULTI_ROUTE), CODE_QUERY).method).toBe("rrf");
    expect(weights(withMethod("shared_scale", MULTI_ROUTE), CODE_QUERY).routes).toHaveLength(3);
  });

  it.each([
    ["is missing", new Map(), "'embeddings.routes.docs' is missing, and no fallback is possible"],
    [
      "is incomplete",
      new Map([["docs", { profile: "default_docs", index: undefined, isIndexValid: false }]]),
      "'embeddings.routes.docs' is incompletely defined (profile: default_docs, index: None)",
    ],
  ])("rejects a configuration whose route docs %s, even for a query of another route", (_title, docs, message) => {
    const routes = new Map([...BUILT_IN_CONFIG.routes].filter(([name]) => name !== "docs").concat([...docs]));
    expect(() => planSearch({ ...BUILT_IN_CONFIG, ...SINGLE, routes }, CODE_QUERY, undefined)).toThrow(message);
  });

  it("asks only docs when query routing is off", () => {
    expect(weights({ ...BUILT_IN_CONFIG, enableQueryRouting: false }, CODE_QUERY).routes).toEqual([["emb_docs", 1]]);
  });

  it("asks a table that several routes share only once, and also asks custom routes", () => {
    const routes = new Map([
      ...BUILT_IN_CONFIG.routes,
      ["tickets", { profile: "default_docs", index: "emb_tickets", isIndexValid: true }],
    ]);
    const sliceTypeToRoute = new Map([...BUILT_IN_CONFIG.sliceTypeToRoute, ["data", "tickets"]]);
    const planned = weights({ ...BUILT_IN_CONFIG, routes, sliceTypeToRoute }, CODE_QUERY);
    expect(planned.routes.map(([index]) => index).sort()).toEqual(["emb_code", "emb_docs", "emb_erp", "emb_tickets"]);
  });
});
