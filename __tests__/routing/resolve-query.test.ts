import { describe, expect, it } from "vitest";
import { BUILT_IN_CONFIG } from "../../src/config/built-in-config.ts";
import { ConfigError } from "../../src/config/config-error.ts";
import { loadConfig, requireConfig } from "../../src/config/load-config.ts";
import { effectiveRoutes } from "../../src/routing/effective-routes.ts";
import { planForTables, planQuery } from "../../src/routing/fan-out.ts";
import { llmcCases } from "../helpers/llmc-cases.ts";

interface Tables {
  readonly [table: string]: readonly string[];
}

/** The results of the plan for a query in an index, best route first. */
function search(text: string, routeName: string, tables: Tables) {
  const plan = planQuery(requireConfig(loadConfig(text), "llmc.toml"), routeName);
  const { routes, fallbacks } = planForTables(plan, (name) => Object.hasOwn(tables, name));
  const found = new Set(routes.flatMap(({ route }) => tables[route.index] ?? []));
  return { found: [...found], routes, fallbacks };
}

/** Cases in which LLMC's code breaks the promises of its document. docs/llmc-compatibility.md has the list. */
const PROMISED: ReadonlyMap<string, readonly string[]> = new Map([
  ["seed index name emb_docs", ["hash_doc"]],
  ["code route with missing profile", ["hash_doc"]],
  ["graph expansion on, with a neighbour to add", ["hash_doc"]],
]);

describe("routing/fan-out: LLMC's search cases", () => {
  it.each(llmcCases("search_routing").map((each) => [each.name, each] as const))("%s", (name, { input, expected }) => {
    const routeName = input.query === "def foo():" ? "code" : "docs";
    const { found, fallbacks } = search(input.llmc_toml as string, routeName, input.index_tables as Tables);
    const { results, warnings } = expected as { results: [string, number][]; warnings: string[] };
    const promised = PROMISED.get(name);
    expect(found).toEqual(promised ?? results.map(([slice]) => slice));
    if (promised === undefined) expect(fallbacks.map(({ message }) => message)).toEqual(warnings);
  });
});

describe("routing/router mode: LLMC's cases", () => {
  it.each(llmcCases("router").map((each) => [each.name, each] as const))("%s", (_name, { input, expected }) => {
    const isLearned = input.op !== "create_router";
    const options = (input.config as { routing?: { options?: { router_mode?: string } } } | undefined)?.routing
      ?.options;
    const mode = isLearned ? "learned" : (options?.router_mode ?? "deterministic");
    const { findings } = loadConfig(`[routing.options]\nrouter_mode = ${JSON.stringify(mode)}\n`);
    // LLMC's learned router is a stub that its own factory does not create. The same holds for every other name.
    const isKnown = expected === "DeterministicRouter";
    expect(findings.some(({ code }) => code === "UNKNOWN_ROUTER_MODE")).toBe(!isKnown);
  });
});

const DOCS =
  '[embeddings.profiles.p]\nprovider = "hash"\n[embeddings.routes.docs]\nprofile = "p"\nindex = "emb_docs"\n';
const CODE = '[embeddings.routes.code]\nprofile = "p"\nindex = "emb_code"\n';
const ON = "[routing.options]\nenable_query_routing = true\nenable_multi_route = true\n";

function fanOutTo(secondary: string): string {
  return `${ON}[routing.multi_route.code_primary]\nprimary = "code"\nsecondary = [${secondary}]\n`;
}

describe("routing/fan-out: planQuery", () => {
  it("asks the primary route with weight 1, then the secondary ones", () => {
    const { routes, fallbacks } = search(DOCS + CODE + fanOutTo('{ route = "docs", weight = 0.5 }'), "code", {
      emb_docs: [],
      emb_code: [],
    });
    expect(routes.map(({ route, weight }) => [route.routeName, weight])).toEqual([
      ["code", 1],
      ["docs", 0.5],
    ]);
    expect(fallbacks).toEqual([]);
  });

  it("asks only docs when query routing is off", () => {
    const { routes } = search(`${DOCS}${CODE}`, "code", { emb_docs: [], emb_code: [] });
    expect(routes.map(({ route }) => route.routeName)).toEqual(["docs"]);
  });

  it("does not ask a route of weight 0", () => {
    const { routes } = search(DOCS + CODE + fanOutTo('{ route = "docs", weight = 0 }'), "code", { emb_code: [] });
    expect(routes.map(({ route }) => route.routeName)).toEqual(["code"]);
  });

  it("asks docs when the route of a query cannot be used, and says why", () => {
    const text = `${DOCS}[embeddings.routes.code]\nprofile = "nope"\nindex = "emb_code"\n${ON}`;
    const { routes, fallbacks } = search(text, "code", { emb_docs: [] });
    expect(routes.map(({ route }) => route.index)).toEqual(["emb_docs"]);
    expect(fallbacks).toEqual([
      {
        code: "UNSAFE_ROUTE",
        message:
          "Config Error: Route 'code' for query refers to missing profile 'nope'. Please define the profile in llmc.toml. " +
          "Falling back to 'docs' route.",
      },
    ]);
  });

  it("is a ConfigError when docs cannot be used either", () => {
    expect(() => search(ON, "code", {})).toThrow(ConfigError);
  });

  it("asks the generic table instead of a missing one, once, with the higher weight", () => {
    const { routes, fallbacks } = search(DOCS + CODE + fanOutTo('{ route = "docs", weight = 2 }'), "code", {
      embeddings: [],
    });
    expect(routes.map(({ route, weight }) => [route.index, weight])).toEqual([["embeddings", 2]]);
    expect(fallbacks.map(({ code }) => code)).toEqual(["INVALID_INDEX", "INVALID_INDEX"]);
  });

  it("leaves a route out when there is no table for it", () => {
    const { routes, fallbacks } = search(DOCS, "docs", {});
    expect(routes).toEqual([]);
    expect(fallbacks[0]?.message).toMatch(/Skipping this route/);
  });
});

describe("routing/effective-routes", () => {
  it("lists the routes that exist without a configuration", () => {
    const routes = effectiveRoutes(BUILT_IN_CONFIG);
    expect(routes.map(({ routeName, sliceTypes, route }) => [routeName, sliceTypes, route?.index])).toEqual([
      ["code", ["code"], "emb_code"],
      ["docs", ["docs", "config", "data", "other"], "emb_docs"],
      ["erp", ["erp_product"], "emb_erp"],
    ]);
    expect(routes.every(({ route }) => route?.profile.provider === "words" && route.profile.dimension === 80)).toBe(
      true,
    );
  });

  it("lists names that are only mentioned, and says why a route cannot be used", () => {
    const text = `${DOCS}[embeddings.routes.x]\nprofile = "q"\nindex = "y"\n[routing.slice_type_to_route]\ncode = "cdoe"\n`;
    const routes = effectiveRoutes(requireConfig(loadConfig(text), "llmc.toml"));
    expect(routes.map(({ routeName, route }) => [routeName, route?.routeName])).toEqual([
      ["cdoe", "docs"],
      ["docs", "docs"],
      ["x", undefined],
    ]);
    expect(routes[2]?.problem).toMatch(/missing profile 'q'/);
  });
});
