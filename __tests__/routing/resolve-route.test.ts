import { describe, expect, it } from "vitest";
import { ConfigError } from "../../src/config/config-error.ts";
import { loadConfig, requireConfig } from "../../src/config/load-config.ts";
import type { RoutingConfig } from "../../src/config/routing-config.ts";
import type { RouteFallback } from "../../src/model/routing.ts";
import { FallbackLog } from "../../src/routing/fallback-log.ts";
import { fanOut } from "../../src/routing/fan-out.ts";
import {
  type RouteOperation,
  resolveRoute,
  resolveSliceRoute,
  routeOfSliceType,
} from "../../src/routing/resolve-route.ts";
import { llmcCases } from "../helpers/llmc-cases.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

type Call = readonly [name: string, ...args: string[]];

interface Answer {
  readonly results: readonly unknown[];
  readonly log: readonly { readonly level: string; readonly message: string }[];
}

/** Cases that differ from LLMC on purpose. docs/llmc-compatibility.md has the reasons. */
const DEVIATIONS: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  [
    "multi route weight omitted",
    [
      [
        ["code", 1],
        ["docs", 1],
        ["erp", 2],
      ],
    ],
  ],
  ['flag as string "false"', [false]],
  ["slice_type_to_route not a table", ["docs"]],
]);

function configOf(text: string): RoutingConfig {
  return requireConfig(loadConfig(text), "llmc.toml");
}

/** Makes LLMC's calls here. The fallback log and the errors correspond to LLMC's log. */
function answer(text: string, calls: readonly Call[]): Answer {
  const config = configOf(text);
  const logger = recordingLogger();
  const fallbackLog = new FallbackLog(logger);
  const errors: { level: string; message: string }[] = [];
  const taken = <T extends { readonly fallbacks: readonly RouteFallback[] }>(result: T): T => {
    fallbackLog.report(result.fallbacks);
    return result;
  };
  const results = calls.map(([name, first = "", operation]) => {
    switch (name) {
      case "is_query_routing_enabled":
        return config.enableQueryRouting;
      case "is_multi_route_enabled":
        return config.enableMultiRoute;
      case "get_route_for_slice_type":
        return taken(routeOfSliceType(config, first)).routeName;
      case "get_multi_route_config":
        return taken(fanOut(config, first)).routes.map(({ routeName, weight }) => [routeName, weight]);
      default:
        try {
          const { route } = taken(resolveRoute(config, first, operation as RouteOperation));
          return [route.profile.name, route.index];
        } catch (error) {
          if (!(error instanceof ConfigError)) throw error;
          errors.push({ level: "ERROR", message: error.message });
          return { error: "ConfigError", message: error.message };
        }
    }
  });
  return { results, log: [...logger.warnings.map((message) => ({ level: "WARNING", message })), ...errors] };
}

describe("routing/resolve-route: LLMC's cases", () => {
  it.each(llmcCases("routing_config").map((each) => [each.name, each] as const))("%s", (name, { input, expected }) => {
    const given = answer(input.llmc_toml as string, input.calls as unknown as Call[]);
    const deviation = DEVIATIONS.get(name);
    if (deviation !== undefined) {
      expect(given.results).toEqual(deviation);
      return;
    }
    const wanted = expected as Answer;
    expect(given.results).toEqual(wanted.results);
    // LLMC warns about the fallback to docs even if docs is missing. Here, only the error is reported.
    const isError = wanted.log.some(({ level }) => level === "ERROR");
    const wantedLog = isError ? wanted.log.filter(({ message }) => !/Falling back/.test(message)) : wanted.log;
    expect(given.log).toEqual(wantedLog);
  });
});

const DOCS =
  '[embeddings.profiles.default_docs]\nprovider = "hash"\n[embeddings.routes.docs]\nprofile = "default_docs"\nindex = "emb_docs"\n';

describe("routing/resolve-route: resolveRoute", () => {
  it.each([
    ["a missing route", "", "MISSING_ROUTE"],
    ["a route without index", '[embeddings.routes.code]\nprofile = "default_docs"\n', "INCOMPLETE_ROUTE"],
    ["a route without profile", '[embeddings.routes.code]\nindex = "emb_code"\n', "INCOMPLETE_ROUTE"],
    [
      "an index that is no table name",
      '[embeddings.routes.code]\nprofile = "default_docs"\nindex = "a b"\n',
      "INCOMPLETE_ROUTE",
    ],
  ])("falls back to docs for %s", (_title, text, code) => {
    const { route, fallbacks } = resolveRoute(configOf(DOCS + text), "code", "ingest");
    expect([route.routeName, route.index]).toEqual(["docs", "emb_docs"]);
    expect(fallbacks.map((fallback) => fallback.code)).toEqual([code]);
  });

  it.each([
    [
      "docs is incomplete",
      '[embeddings.routes.docs]\nindex = "emb_docs"\n',
      "docs",
      /incompletely defined \(profile: None, index: emb_docs\)/,
    ],
    [
      "the index of docs is no table name",
      '[embeddings.profiles.x]\nprovider = "hash"\n[embeddings.routes.docs]\nprofile = "x"\nindex = "1"\n',
      "docs",
      /no name of a table/,
    ],
    [
      "neither the profile of docs nor default_docs is there",
      '[embeddings.routes.docs]\nprofile = "x"\nindex = "y"\n',
      "docs",
      /'default_docs' profile is also missing/,
    ],
    [
      "a profile cannot be used",
      `${DOCS}[embeddings.profiles.x]\nprovider = "y"\n[embeddings.routes.code]\nprofile = "x"\nindex = "z"\n`,
      "code",
      /'x', which cannot be used\. Run `llmc-nav validate`/,
    ],
  ])("is a ConfigError when %s", (_title, text, routeName, message) => {
    const resolve = () => resolveRoute(configOf(text), routeName, "ingest");
    expect(resolve).toThrow(ConfigError);
    expect(resolve).toThrow(message);
  });

  it("resolves a slice type to its route, and reports every fallback", () => {
    const config = configOf(`${DOCS}[routing.slice_type_to_route]\ncode = "nowhere"\n`);
    expect(resolveSliceRoute(config, "code").fallbacks.map(({ code }) => code)).toEqual(["MISSING_ROUTE"]);
    expect(resolveSliceRoute(config, "data")).toMatchObject({
      route: { routeName: "docs", profile: { provider: "hash", dimension: 768 }, index: "emb_docs" },
      fallbacks: [{ code: "MISSING_SLICE_MAPPING" }],
    });
  });
});
