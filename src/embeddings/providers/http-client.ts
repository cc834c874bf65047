import { type BatchLimits, batchesOf, fitText } from "./batches.ts";
import { prefixed } from "./model-prefixes.ts";
import { postJson } from "./post-json.ts";
import type { EmbeddingClient, ProviderOptions } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { isLoopback } from "./proxy.ts";
import { readVectors } from "./read-vectors.ts";
import { ALLOWED_HOSTS_VARIABLE } from "./service-address.ts";

/** An HTTP service that makes vectors. */
export interface HttpService {
  readonly name: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: BatchLimits;
  body(texts: readonly string[]): unknown;
  /** The list of vectors in its answer; the caller checks that it is one. */
  vectors(answer: unknown): unknown;
}

const DEFAULT_TIMEOUT_SECONDS = 60;
/** A service that takes longer than this for one answer hangs. */
const MAX_TIMEOUT_SECONDS = 600;

/** A client of a service: sends batches within its limits, one after the other. */
export function httpClient(service: HttpService, options: ProviderOptions): EmbeddingClient {
  const { profile, environment, wait, contentHosts } = options;
  const { url } = service;
  if (contentHosts && !isLoopback(url.hostname) && !contentHosts.has(url.host) && !contentHosts.has(url.hostname))
    throw new ProviderError(
      `The profile ${JSON.stringify(profile.name)} would send the repository's contents to ${url.host}, which the base's llmc.toml ` +
        `does not name. In CI that takes ${ALLOWED_HOSTS_VARIABLE}=${url.host}, or a merge of that configuration first.`,
    );
  const seconds = Math.min(profile.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS, MAX_TIMEOUT_SECONDS);
  return {
    url,
    async embed(texts, purpose, onPart) {
      const vectors: Float32Array[] = [];
      const fitting = texts.map((text) => fitText(prefixed(text, profile.model, purpose), profile.maxSequenceTokens));
      for (const batch of batchesOf(fitting, service.limits)) {
        const answer = await postJson({
          service: service.name,
          url: service.url,
          headers: service.headers,
          body: service.body(batch),
          timeoutMs: seconds * 1000,
          environment,
          wait,
        });
        const expected = {
          service: service.name,
          model: profile.model,
          count: batch.length,
          dimension: profile.dimension,
        };
        const part = readVectors(service.vectors(answer), expected);
        await onPart?.(part);
        vectors.push(...part);
      }
      return vectors;
    },
  };
}
