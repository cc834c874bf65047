import { property } from "../../util/json.ts";
import { httpClient } from "./http-client.ts";
import type { EmbeddingClient, ProviderOptions } from "./provider.ts";
import { serviceAddress } from "./service-address.ts";

const DEFAULT_ADDRESS = "http://localhost:11434";
const LIMITS = { texts: 64, tokens: 100_000 };

/** A client of Ollama. A text that is too long for the model is an error, because Ollama would otherwise cut it without a word. */
export function ollamaClient(options: ProviderOptions): EmbeddingClient {
  const { profile, environment } = options;
  const base = profile.apiBase ?? addressOf(environment.OLLAMA_HOST) ?? DEFAULT_ADDRESS;
  const { url } = serviceAddress(base, "/api/embed", [], environment);
  const service = {
    name: "ollama",
    url,
    headers: {},
    limits: LIMITS,
    body: (input: readonly string[]) => ({ model: profile.model, input, truncate: false }),
    vectors: (answer: unknown) => property(answer, "embeddings"),
  };
  return httpClient(service, options);
}

/** `OLLAMA_HOST` may lack the scheme, as in Ollama's own tools. */
function addressOf(host: string | undefined): string | undefined {
  if (host === undefined || host.trim() === "") return undefined;
  return host.includes("://") ? host : `http://${host}`;
}
