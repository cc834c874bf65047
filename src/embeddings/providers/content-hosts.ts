import type { EmbeddingProfile } from "../../model/routing.ts";
import { openProvider } from "./open-provider.ts";
import { parseUrl } from "./parse-url.ts";
import { ProviderError } from "./provider-error.ts";
import { SERVER_VARIABLE } from "./sentence-transformer-provider.ts";
import { allowedHosts } from "./service-address.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables with addresses set by the job itself. */
const ADDRESS_VARIABLES = ["OPENAI_BASE_URL", "OLLAMA_HOST", SERVER_VARIABLE];

/** The hosts that the contents of a repository may be sent to: those of the environment, and those of reviewed profiles. */
export function contentHosts(profiles: Iterable<EmbeddingProfile | undefined>, environment: Environment): Set<string> {
  const hosts = new Set(allowedHosts(environment));
  for (const name of ADDRESS_VARIABLES) {
    const address = environment[name] ?? "";
    const url = parseUrl(address.includes("://") ? address : `http://${address}`);
    if (url !== undefined) hosts.add(url.host);
  }
  for (const profile of profiles) {
    const host = profile && hostOf(profile, environment);
    if (host !== undefined) hosts.add(host);
  }
  return hosts;
}

function hostOf(profile: EmbeddingProfile, environment: Environment): string | undefined {
  try {
    return openProvider({ profile, environment }).url?.host;
  } catch (error) {
    if (error instanceof ProviderError) return undefined;
    throw error;
  }
}
