import type { EmbeddingClient } from "../../embeddings/providers/provider.ts";
import { type AskedTable, searchTables, type TableHit } from "../../embeddings/search-tables.ts";
import { isSameMaker } from "../../embeddings/stores/checks.ts";
import { makerOf } from "../../embeddings/table-maker.ts";
import { UserError } from "../../model/errors.ts";
import type { IndexStore, TableInfo, TermStatistics } from "../../model/retrieval.ts";
import { type EmbeddingProfile, needsNoService, type RoutingPlan, type WeightedRoute } from "../../model/routing.ts";
import type { FallbackLog } from "../../routing/fallback-log.ts";
import { planForTables } from "../../routing/fan-out.ts";
import type { Logger } from "../../util/logger.ts";
import type { SearchQuery } from "./query.ts";

/** The inputs of an index search. */
export interface IndexSearch {
  readonly query: SearchQuery;
  readonly plan: RoutingPlan;
  readonly store: IndexStore;
  /** The version of slices that tables must have. */
  readonly slicer: number;
  openProvider(profile: EmbeddingProfile): EmbeddingClient;
  readonly fallbacks: FallbackLog;
  readonly logger: Logger;
}

/** The hits of the tables, route by route; `problem` is set when the tables cannot answer at all. */
export type IndexAnswer =
  | {
      readonly routes: readonly WeightedRoute[];
      readonly hits: readonly (readonly TableHit[])[];
      readonly statistics: TermStatistics;
      readonly notes: readonly string[];
    }
  | { readonly problem: string };

/** Trained models know more than word vectors do. */
const MODEL_SHARE = 0.4;

/** Searches the tables of a plan by terms and vectors. Where vectors are unavailable or not comparable, terms alone answer, and a note says so. */
export async function searchIndex(search: IndexSearch): Promise<IndexAnswer> {
  const { query, store, slicer, fallbacks } = search;
  const tables = new Map((await store.tables()).map((table) => [table.name, table]));
  const plan = planForTables(search.plan, (name) => tables.has(name));
  fallbacks.report(plan.fallbacks);
  if (plan.routes.length === 0) return { problem: "The search index has none of the tables that the query needs." };
  const outdated = plan.routes.find(({ route }) => tables.get(route.index)?.maker.slicer !== slicer);
  if (outdated) {
    return {
      problem: `The slices of the table ${outdated.route.index} were made by another version or configuration: run \`llmc-nav index\`.`,
    };
  }
  const notes: string[] = plan.fallbacks.map(({ message }) => message);
  const vectors = new QueryVectors(search, notes);
  const asked = await Promise.all(
    plan.routes.map(async ({ route }): Promise<AskedTable> => {
      const { profile, index } = route;
      const { provider } = profile;
      // Hashed words add nothing to the terms, and a name lookup is not worded differently from the name.
      const isAsked = !needsNoService(provider) || (provider === "words" && !query.isLookup);
      const own = isAsked ? await vectors.of(profile, tables.get(index) as TableInfo) : undefined;
      const asked = provider === "words" ? { words: own } : { vector: own };
      return { table: index, ...asked, model: JSON.stringify(makerOf(profile, slicer)), vectorShare: MODEL_SHARE };
    }),
  );
  const tableNames = [...new Set(asked.map(({ table }) => table))];
  const statistics = await store.termStatistics(tableNames, query.terms);
  return { routes: plan.routes, hits: await searchTables(store, asked, query.terms, statistics), statistics, notes };
}

/** The vector of the query for each model, computed once per model. */
class QueryVectors {
  readonly #search: IndexSearch;
  readonly #notes: string[];
  readonly #byProfile = new Map<string, Promise<Float32Array | undefined>>();

  constructor(search: IndexSearch, notes: string[]) {
    this.#search = search;
    this.#notes = notes;
  }

  async of(profile: EmbeddingProfile, table: TableInfo): Promise<Float32Array | undefined> {
    if (!isSameMaker(makerOf(profile, this.#search.slicer), table.maker)) {
      this.#note(
        `The vectors of ${table.name} are not of the model of its route, so they are not compared: run \`llmc-nav index\`.`,
      );
      return undefined;
    }
    let vector = this.#byProfile.get(profile.name);
    if (vector === undefined) {
      vector = this.#embed(profile);
      this.#byProfile.set(profile.name, vector);
    }
    return vector;
  }

  async #embed(profile: EmbeddingProfile): Promise<Float32Array | undefined> {
    try {
      const [vector] = await this.#search.openProvider(profile).embed([this.#search.query.text], "query");
      // A query without any significant word has a zero vector.
      return vector?.some((value) => value !== 0) ? vector : undefined;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      this.#note(`${error.message} Vectors are left out of this search.`);
      return undefined;
    }
  }

  #note(message: string): void {
    if (this.#notes.includes(message)) return;
    this.#notes.push(message);
    this.#search.logger.warn(message);
  }
}
