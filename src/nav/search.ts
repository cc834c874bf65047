import { BUILT_IN_CONFIG } from "../config/built-in-config.ts";
import { ConfigError } from "../config/config-error.ts";
import type { RoutingConfig } from "../config/routing-config.ts";
import type { EmbeddingClient } from "../embeddings/providers/provider.ts";
import type { TableHit } from "../embeddings/search-tables.ts";
import { IndexStoreError } from "../embeddings/stores/store-error.ts";
import { type RouteDecision, refuse } from "../freshness/compute-route.ts";
import { UserError } from "../model/errors.ts";
import type { SearchItem } from "../model/result.ts";
import type { IndexStore } from "../model/retrieval.ts";
import type { EmbeddingProfile, SliceType } from "../model/routing.ts";
import { FallbackLog } from "../routing/fallback-log.ts";
import type { FusedHit } from "../routing/fuse.ts";
import { resolveSliceRoute } from "../routing/resolve-route.ts";
import type { Logger } from "../util/logger.ts";
import type { Codebase } from "./codebase.ts";
import { decideSearch } from "./search-freshness.ts";
import { fuseRoutes } from "./search-hits.ts";
import { searchIndex } from "./search-index.ts";
import { searchItems } from "./search-items.ts";
import { searchLive } from "./search-live.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";

/** What a search may use. */
export interface SearchOptions {
  readonly limit: number;
  /** The tool that asks, such as `code_refactor`. */
  readonly tool: string | undefined;
  /** The configuration, or the sentence that says why there is none. */
  readonly config: RoutingConfig | { readonly problem: string };
  /** Opens the index; throws an `IndexStoreError` when it cannot be used. */
  openIndex(): Promise<IndexStore>;
  openProvider(profile: EmbeddingProfile): EmbeddingClient;
  readonly logger: Logger;
}

/** What was found, and whether the index may stand for it. */
export interface SearchAnswer {
  readonly items: readonly SearchItem[];
  readonly total: number;
  readonly reason: string | undefined;
  readonly decision: RouteDecision;
  /** What else is to be said about how the answer came about. */
  readonly message: string | undefined;
}

interface Found {
  readonly hits: readonly FusedHit<TableHit>[];
  readonly decision: RouteDecision;
  readonly notes: readonly string[];
}

/** Slices that fit a query: from the index when it is proved to be fresh, else from the live tree by words alone. */
export async function search(codebase: Codebase, query: string, options: SearchOptions): Promise<SearchAnswer> {
  if (query.trim() === "") throw new UserError('Say what to look for: -q "how do users log in".');
  await codebase.load();
  const { config, plan, problem } = planSafely(query, options);
  const found = problem === undefined ? await askIndex(codebase, query, config, plan, options) : refused(problem);
  const { hits, decision, notes } = found.decision.useRag
    ? found
    : { ...found, hits: await askTree(codebase, query, config, plan, options) };
  const items = await searchItems(codebase.project, hits.slice(0, options.limit), query, plan.classification);
  const reason = hits.length === 0 ? `Nothing in ${codebase.treeName} has a word of the query.` : undefined;
  return { items, total: hits.length, reason, decision, message: notes.length > 0 ? notes.join(" ") : undefined };
}

/** A configuration that leaves no way to go on costs the index, not the answer. */
function planSafely(
  query: string,
  { config, tool }: SearchOptions,
): { config: RoutingConfig; plan: SearchPlan; problem?: string } {
  const builtIn = (problem: string) => ({
    config: BUILT_IN_CONFIG,
    plan: planSearch(BUILT_IN_CONFIG, query, tool),
    problem,
  });
  if ("problem" in config) return builtIn(config.problem);
  try {
    return { config, plan: planSearch(config, query, tool) };
  } catch (error) {
    if (error instanceof ConfigError) return builtIn(error.message);
    throw error;
  }
}

async function askIndex(
  codebase: Codebase,
  query: string,
  config: RoutingConfig,
  plan: SearchPlan,
  options: SearchOptions,
): Promise<Found> {
  let store: IndexStore | undefined;
  try {
    store = await options.openIndex();
    const decision = await decideSearch(codebase, store);
    if (!decision.useRag) return { hits: [], decision, notes: [] };
    const { openProvider, logger } = options;
    const answer = await searchIndex({ query, plan, store, openProvider, fallbacks: new FallbackLog(logger), logger });
    if ("problem" in answer) return refused(answer.problem, decision);
    return {
      hits: fuseRoutes(answer.routes, answer.hits, config.fusion, plan.method, logger),
      decision,
      notes: answer.notes,
    };
  } catch (error) {
    if (!(error instanceof IndexStoreError)) throw error;
    options.logger.warn(`${error.message} The live files are searched instead.`);
    return refused(error.message);
  } finally {
    await store?.close();
  }
}

function refused(problem: string, decision?: RouteDecision): Found {
  return { hits: [], decision: refuse("UNKNOWN", decision?.status, problem), notes: [] };
}

async function askTree(
  codebase: Codebase,
  query: string,
  config: RoutingConfig,
  plan: SearchPlan,
  { logger }: SearchOptions,
): Promise<readonly FusedHit<TableHit>[]> {
  const tables = plan.routes.map(({ route }) => route.index);
  const hits = await searchLive(codebase, { query, tables, tableOf: (sliceType) => tableOf(config, sliceType) });
  return fuseRoutes(plan.routes, hits, config.fusion, plan.method, logger);
}

/** Where slices of a type would be kept; a route that cannot be used keeps nothing, so they count to what would stand in for it. */
function tableOf(config: RoutingConfig, sliceType: SliceType): string {
  try {
    return resolveSliceRoute(config, sliceType).route.index;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return resolveSliceRoute({ ...config, sliceTypeToRoute: new Map() }, sliceType).route.index;
  }
}
