import { existsSync } from "node:fs";
import { join } from "node:path";
import type { RoutingConfig } from "../../config/routing-config.ts";
import { openProvider } from "../../embeddings/providers/open-provider.ts";
import { SERVER_VARIABLE } from "../../embeddings/providers/sentence-transformer-provider.ts";
import { INDEX_URL_VARIABLE, openIndexStore } from "../../embeddings/stores/open-index-store.ts";
import { INDEX_FILE } from "../../freshness/index-files.ts";
import type { Repository } from "../../git/repository.ts";
import { type EmbeddingProfile, needsNoService } from "../../model/routing.ts";
import { effectiveRoutes } from "../../routing/effective-routes.ts";
import type { Logger } from "../../util/logger.ts";
import { printable } from "../../util/printable.ts";
import { attempt, type Check, ok, warn } from "./check.ts";

/** A service that takes longer to embed one word is no help to a search either. */
const PROVIDER_TIMEOUT_SECONDS = 5;
/** The text that is embedded to see whether a provider answers: nothing of the repository. */
const PROBE = "hello";

/** The environment and the logger that are used to ask the services. */
export interface ServicesContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
}

/** Whether the tables of embeddings can be read. */
export async function checkStore(
  { root, isBare }: Repository,
  { environment, logger }: ServicesContext,
): Promise<Check> {
  const hasServer = (environment[INDEX_URL_VARIABLE] ?? "") !== "";
  const place = hasServer ? `The server of ${INDEX_URL_VARIABLE}` : INDEX_FILE;
  if (!hasServer && (isBare || !existsSync(join(root, INDEX_FILE)))) {
    return ok(
      "store",
      `There is no ${INDEX_FILE}: searches look into the files themselves until \`llmc-nav index\` has run.`,
    );
  }
  const store = await openIndexStore({ root, environment, logger });
  try {
    const tables = await store.tables();
    if (tables.length === 0) return warn("store", `${place} has no tables.`, "Run `llmc-nav index`.");
    const described = tables.map(({ name, slices }) => `${printable(name)} (${slices})`).join(", ");
    return ok("store", `${place} has ${described}.`);
  } finally {
    await store.close();
  }
}

/** Whether every provider that a route needs answers with vectors of the right length. */
export async function checkProviders(config: RoutingConfig, context: ServicesContext): Promise<readonly Check[]> {
  const profiles = new Map<string, EmbeddingProfile>();
  for (const { route } of effectiveRoutes(config)) if (route) profiles.set(route.profile.name, route.profile);
  const remote = [...profiles.values()].filter(({ provider }) => !needsNoService(provider));
  if (remote.length === 0) return [ok("providers", "The offline provider needs nothing.")];
  return Promise.all(remote.map((profile) => checkProvider(profile, context)));
}

function checkProvider(profile: EmbeddingProfile, { environment }: ServicesContext): Promise<Check> {
  const name = `provider ${printable(profile.name)}`;
  const described = `${profile.provider} ${printable(profile.model)}`;
  const isLocal =
    profile.provider === "sentence-transformer" &&
    !(profile.apiBase || profile.addressProblem || environment[SERVER_VARIABLE]);
  return attempt(name, async () => {
    if (isLocal) {
      const advice = `Set ${SERVER_VARIABLE} to use a server, or install @huggingface/transformers.`;
      return warn(
        name,
        `${described} runs in this process; it was not tried, because that may download the model.`,
        advice,
      );
    }
    const timeoutSeconds = Math.min(profile.timeoutSeconds ?? PROVIDER_TIMEOUT_SECONDS, PROVIDER_TIMEOUT_SECONDS);
    const client = openProvider({ profile: { ...profile, timeoutSeconds }, environment, wait: async () => {} });
    await client.embed([PROBE], "query");
    return ok(name, `${described} answers with ${profile.dimension} dimensions.`);
  });
}
