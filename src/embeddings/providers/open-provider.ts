import { property } from "../../util/json.ts";
import { wordVector } from "../words/word-vector.ts";
import { hashVector } from "./hash-provider.ts";
import { httpClient } from "./http-client.ts";
import { openaiClient } from "./openai-provider.ts";
import type { EmbeddingClient, ProviderOptions } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { sentenceTransformerClient } from "./sentence-transformer-provider.ts";
import { serviceAddress } from "./service-address.ts";

/** The client of a profile's provider. Nothing is sent until something is embedded. */
export function openProvider(options: ProviderOptions): EmbeddingClient {
  const { provider, dimension, addressProblem } = options.profile;
  if (addressProblem !== undefined) throw new ProviderError(`${addressProblem} Nothing is sent until it is put right.`);
  switch (provider) {
    case "words":
      return { embed: async (texts, purpose) => texts.map((text) => wordVector(text, purpose)) };
    case "hash":
      return { embed: async (texts) => texts.map((text) => hashVector(text, dimension)) };
    case "ollama":
      return ollamaClient(options);
    case "openai":
      return openaiClient(options);
    case "sentence-transformer":
      return sentenceTransformerClient(options);
  }
}

const DEFAULT_ADDRESS = "http://localhost:11434";
const LIMITS = { texts: 64, tokens: 100_000 };

/** A client of Ollama. A text that is too long for the model is an error, because Ollama would otherwise truncate it silently. */
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
