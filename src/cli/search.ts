import { ConfigError } from "../config/config-error.ts";
import type { RoutingConfig } from "../config/routing-config.ts";
import { openProvider } from "../embeddings/providers/open-provider.ts";
import { openIndexStore } from "../embeddings/stores/open-index-store.ts";
import { routedResult } from "../envelope/routed-result.ts";
import { UserError } from "../model/errors.ts";
import type { RagResult, SearchItem } from "../model/result.ts";
import { Codebase } from "../nav/codebase.ts";
import { enrichItems } from "../nav/enrich-items.ts";
import { search } from "../nav/search.ts";
import { failed, writeResult } from "./answer.ts";
import type { Command, CommandContext, ParsedOptions } from "./command.ts";
import { limitOf } from "./option-values.ts";
import { readConfig } from "./read-config.ts";

const DEFAULT_LIMIT = 20;
const TOOL = "search";

/** `llmc-nav search`: what in the repository fits a question. */
export const searchCommand: Command = {
  async run(context, options) {
    const query = options.text("query") ?? options.positionals.join(" ");
    if (query.trim() === "") throw new UserError('Say what to look for: -q "how do users log in".');
    return writeResult(context, await answer(context, options, query));
  },
};

async function answer(context: CommandContext, options: ParsedOptions, query: string): Promise<RagResult<SearchItem>> {
  const started = performance.now();
  const { io, logger } = context;
  const limit = limitOf(options, "limit", DEFAULT_LIMIT);
  const details = { tool: TOOL, query };
  let codebase: Codebase;
  try {
    codebase = await Codebase.open(context);
  } catch (error) {
    return failed(error, details);
  }
  try {
    const { items, total, reason, decision, message } = await search(codebase, query, {
      limit,
      tool: options.text("tool"),
      config: await configOrProblem(context, options),
      openIndex: () => openIndexStore({ root: codebase.repository.root, environment: io.env, logger }),
      openProvider: (profile) => openProvider({ profile, environment: io.env }),
      logger,
    });
    const enriched = await enrichItems(codebase, undefined, items, logger);
    const commit = codebase.tree.commit ?? (await codebase.repository.headCommit());
    const elapsedMs = performance.now() - started;
    return routedResult(decision, enriched, { ...details, commit, total, reason, message, elapsedMs });
  } catch (error) {
    return failed(error, details);
  } finally {
    await codebase.close();
  }
}

/** Search goes on without a configuration, but a file that was named must be there. */
async function configOrProblem(
  context: CommandContext,
  options: ParsedOptions,
): Promise<RoutingConfig | { readonly problem: string }> {
  try {
    return await readConfig(context, options);
  } catch (error) {
    const isBroken = error instanceof ConfigError || (error instanceof UserError && error.code === "BAD_CONFIG");
    if (!isBroken || options.text("config") !== undefined) throw error;
    return { problem: error.message };
  }
}
