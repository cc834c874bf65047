import { hashVector } from "./hash-provider.ts";
import { ollamaClient } from "./ollama-provider.ts";
import { openaiClient } from "./openai-provider.ts";
import type { EmbeddingClient, ProviderOptions } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { sentenceTransformerClient } from "./sentence-transformer-provider.ts";

/** The client of a profile's provider. Nothing is sent before something is embedded. */
export function openProvider(options: ProviderOptions): EmbeddingClient {
  const { provider, dimension, addressProblem } = options.profile;
  if (addressProblem !== undefined) throw new ProviderError(`${addressProblem} Nothing is sent until it is put right.`);
  switch (provider) {
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
