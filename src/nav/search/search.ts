import { BUILT_IN_CONFIG } from "../../config/built-in-config.ts";
import { ConfigError } from "../../config/config-error.ts";
import { DOCS_ROUTE, type FusionOptions, type RoutingConfig } from "../../config/routing-config.ts";
import type { EmbeddingClient } from "../../embeddings/providers/provider.ts";
import type { TableHit } from "../../embeddings/search-tables.ts";
import { IndexStoreError } from "../../embeddings/stores/store-error.ts";
import { slicerOf } from "../../embeddings/table-maker.ts";
import { type RouteDecision, refuse } from "../../freshness/gateway.ts";
import { UserError } from "../../model/errors.ts";
import type { SearchItem } from "../../model/result.ts";
import type { IndexStore, TermStatistics } from "../../model/retrieval.ts";
import type { EmbeddingProfile, FusionMethod, SliceType, WeightedRoute } from "../../model/routing.ts";
import { FallbackLog } from "../../routing/fallback-log.ts";
import { type FusedHit, fuseHits } from "../../routing/fuse.ts";
import { resolveSliceRoute } from "../../routing/resolve-route.ts";
import type { Logger } from "../../util/logger.ts";
import type { Codebase } from "../code/codebase.ts";
import { fileFilter, type SearchFilters } from "./filters.ts";
import { decideSearch } from "./freshness.ts";
import { searchItems } from "./items.ts";
import { planSearch, priorOf, type SearchPlan } from "./plan.ts";
import { readQuery, type SearchQuery } from "./query.ts";
import { rankHits, roleShares } from "./rank.ts";
import { searchIndex } from "./search-index.ts";
import { NO_STATISTICS, NO_TERMS, searchLive } from "./search-live.ts";

/** The options of a search, and the services that it may use. */
export interface SearchOptions {
  readonly limit: number;
  readonly filters: SearchFilters;
  /** The calling tool, such as `code_refactor`. */
  readonly tool: string | undefined;
  /** The configuration, or a sentence that says why there is none. */
  readonly config: RoutingConfig | { readonly problem: string };
  /** Runs `work` on the index; throws an `IndexStoreError` when it cannot be used. */
  useIndex<T>(work: (store: IndexStore) => Promise<T>): Promise<T>;
  openProvider(profile: EmbeddingProfile): EmbeddingClient;
  readonly logger: Logger;
}

/** The items found, and the decision whether the index may be used for them. */
export interface SearchAnswer {
  readonly items: readonly SearchItem[];
  readonly total: number;
  readonly reason: string | undefined;
  readonly decision: RouteDecision;
  /** Further notes on how the answer was obtained. */
  readonly message: string | undefined;
}

interface Found {
  readonly hits: readonly FusedHit<TableHit>[];
  readonly statistics: TermStatistics;
  readonly decision: RouteDecision;
  readonly notes: readonly string[];
  /** The reason why there are no hits. */
  readonly reason: string | undefined;
}

/** The state that the steps of one search share. */
interface Search {
  readonly codebase: Codebase;
  readonly query: SearchQuery;
  readonly config: RoutingConfig;
  readonly plan: SearchPlan;
  readonly fallbacks: FallbackLog;
  readonly options: SearchOptions;
}

/** Slices that match a query: from the index when it is proved to be fresh, otherwise from all files of the live tree by words alone. */
export async function search(codebase: Codebase, text: string, options: SearchOptions): Promise<SearchAnswer> {
  if (text.trim() === "") throw new UserError('Say what to look for: -q "how do users log in".');
  const { config: given, tool, limit, filters, logger } = options;
  const config = "problem" in given ? BUILT_IN_CONFIG : given;
  const plan = planSearch(config, text, tool);
  const query = readQuery(text);
  const fallbacks = new FallbackLog(logger);
  fallbacks.report(plan.fallbacks);
  const asked = { codebase, query, config, plan, fallbacks, options };
  // Every answer needs the files of the tree: git lists them while the index is opened. A failure is raised on use.
  codebase.tree.list().catch(() => undefined);
  const indexed = "problem" in given ? refused(given.problem) : await askIndex(asked);
  const found = indexed.decision.useRag ? indexed : await askTree(asked, indexed.decision);
  const { decision, notes } = found;
  const isWanted = fileFilter(filters);
  const wanted = found.hits.filter(({ hit }) => isWanted(hit.slice.path));
  const { statistics } = found;
  const ranked = rankHits(query, wanted, statistics, filters.tests === true);
  const shown = await searchItems(codebase, ranked, { query, limit, filters, statistics, ...plan });
  const { items, total } = shown;
  const isEmpty = items.length === 0 && found.hits.length > 0;
  const reason = isEmpty ? (shown.fitsNothing ? nearest(ranked) : NONE_OF_KIND) : found.reason;
  return { items, total, reason, decision, message: notes.length > 0 ? notes.join(" ") : undefined };
}

async function askIndex(search: Search): Promise<Found> {
  const { useIndex, logger } = search.options;
  try {
    return await useIndex((store) => askStore(search, store));
  } catch (error) {
    if (!(error instanceof IndexStoreError)) throw error;
    logger.warn(`${error.message} The live files are searched instead.`);
    return refused(error.message);
  }
}

async function askStore(search: Search, store: IndexStore): Promise<Found> {
  const { codebase, query, config, plan, fallbacks, options } = search;
  const { openProvider, logger } = options;
  const decision = await decideSearch(codebase, store);
  if (!decision.useRag) return { ...NOTHING, decision };
  const answer = await searchIndex({ query, plan, store, slicer: slicerOf(config), openProvider, fallbacks, logger });
  if ("problem" in answer) return refused(answer.problem, decision);
  const { routes, statistics, notes } = answer;
  const hits = fuseRoutes(routes, answer.hits, config.fusion, plan.method, logger);
  const reason = hits.length === 0 ? emptyReason(query, routes) : undefined;
  return { hits, statistics, decision, notes, reason };
}

const NOTHING: Omit<Found, "decision"> = { hits: [], statistics: NO_STATISTICS, notes: [], reason: undefined };
const NONE_OF_KIND = "What has words of the query is not of the kind, path or language that is asked for.";

function refused(problem: string, decision?: RouteDecision): Found {
  return { ...NOTHING, decision: refuse("UNKNOWN", decision?.status, problem) };
}

/** The message that nothing matches, with the nearest hits in case a name was misspelled. */
function nearest(ranked: readonly FusedHit<TableHit>[]): string {
  const titles = ranked.map(({ hit }) => hit.slice).filter(({ title }) => title !== "");
  const near = titles.slice(0, 3).map(({ path, title }) => `${title} (${path})`);
  const fits = "Nothing fits: what the query asks for stands nowhere together.";
  return near.length === 0 ? fits : `${fits} The nearest are ${near.join(", ")}.`;
}

/** Lists the tables that were searched: other tables were not. */
function emptyReason(query: SearchQuery, routes: readonly WeightedRoute[]): string {
  if (query.terms.length === 0) return NO_TERMS;
  const names = [...new Set(routes.map(({ route }) => `${route.index} (route ${route.routeName})`))];
  return `Nothing in ${names.join(", ")} has a word of the query.`;
}

/**
 * Searches all files, whatever the routes: the tables that an index search would use say nothing about where the words occur. A
 * route's likelihood still affects the order, unless queries are not routed at all.
 */
async function askTree({ codebase, query, config, plan, options }: Search, decision: RouteDecision): Promise<Found> {
  const { byRoute, statistics, reason } = await searchLive(codebase, {
    query,
    isWanted: fileFilter(options.filters),
    shareOf: roleShares(query, options.filters.tests === true),
    patterns: config.sliceTypes,
    routeOf: (type) => routeOfSlices(config, type),
  });
  const routes = [...byRoute].map(([routeName, hits]) => {
    return { routeName, hits, weight: config.enableQueryRouting ? priorOf(config, plan.classification, routeName) : 1 };
  });
  const hits = fuseHits(routes, { ...config.fusion, method: "shared_scale" }, (text) => options.logger.warn(text));
  const why = decision.reason === undefined ? [] : [decision.reason];
  return { hits, statistics, decision, notes: [...why, ...plan.fallbacks.map(({ message }) => message)], reason };
}

/** The route that would hold slices of a type; an unusable one holds nothing, so its slices count towards its fallback. */
function routeOfSlices(config: RoutingConfig, sliceType: SliceType): string {
  try {
    return resolveSliceRoute(config, sliceType).route.routeName;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return DOCS_ROUTE;
  }
}

/** Merges the hits of the routes into one list. */
export function fuseRoutes(
  routes: readonly WeightedRoute[],
  hits: readonly (readonly TableHit[])[],
  options: FusionOptions,
  method: FusionMethod,
  logger: Logger,
): FusedHit<TableHit>[] {
  const byRoute = routes.map(({ route, weight }, at) => ({ routeName: route.routeName, weight, hits: hits[at] ?? [] }));
  return fuseHits(byRoute, { ...options, method }, (message) => logger.warn(message));
}
