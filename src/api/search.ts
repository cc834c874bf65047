import { ConfigError } from "../config/config-error.ts";
import { CONFIG_FILE } from "../config/config-text.ts";
import { refuseBadAddresses } from "../config/refuse-bad-addresses.ts";
import type { RoutingConfig } from "../config/routing-config.ts";
import { openProvider } from "../embeddings/providers/open-provider.ts";
import { UserError } from "../model/errors.ts";
import type { RagResult, SearchItem } from "../model/result.ts";
import { enrichItems } from "../nav/enrichment/enrich-items.ts";
import type { SearchFilters } from "../nav/search/filters.ts";
import { search } from "../nav/search/search.ts";
import { answer } from "./answer.ts";
import { type ConfigFile, configOf } from "./config-file.ts";
import type { ApiContext } from "./context.ts";
import { type KeptIndex, useOnce } from "./kept-index.ts";

/** The default number of matches that are shown. */
export const SEARCH_LIMIT = 20;

/** The options of a search, apart from the query. */
export interface SearchRequest {
  readonly limit?: number | undefined;
  /** The tool that asks, such as `code_refactor`. */
  readonly tool?: string | undefined;
  readonly filters?: SearchFilters | undefined;
  /** Reads the configuration. A broken one costs the index, not the answer, unless it was named and so must be right. */
  readConfig(): Promise<ConfigFile>;
  readonly isConfigNamed: boolean;
  /** The environment variables in which the index and the providers find their addresses and keys. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The index that earlier questions opened, for those who ask more than one. */
  readonly index?: KeptIndex | undefined;
}

/** The matches of a query in the repository, in their envelope. */
export function answerSearch(
  context: ApiContext,
  query: string,
  request: SearchRequest,
): Promise<RagResult<SearchItem>> {
  const { logger } = context;
  const { environment } = request;
  return answer(context, { tool: "search", query }, async (codebase) => {
    const found = await search(codebase, query, {
      limit: request.limit ?? SEARCH_LIMIT,
      tool: request.tool,
      filters: request.filters ?? {},
      config: await configOrProblem(request),
      useIndex: (work) => {
        const options = { root: codebase.repository.root, environment, logger, isForQuestions: true };
        return request.index ? request.index.use(options, work) : useOnce(options, work);
      },
      openProvider: (profile) => openProvider({ profile, environment }),
      logger,
    });
    return { ...found, items: await enrichItems(codebase, undefined, found.items, logger) };
  });
}

async function configOrProblem(request: SearchRequest): Promise<RoutingConfig | { readonly problem: string }> {
  let file: ConfigFile;
  let config: RoutingConfig;
  try {
    file = await request.readConfig();
    config = configOf(file);
  } catch (error) {
    const isBroken = error instanceof ConfigError || (error instanceof UserError && error.code === "BAD_CONFIG");
    if (!isBroken || request.isConfigNamed) throw error;
    return { problem: error.message };
  }
  return refuseBadAddresses(config, file.path ?? CONFIG_FILE);
}
