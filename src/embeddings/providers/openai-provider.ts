import { property } from "../../util/json.ts";
import { httpClient } from "./http-client.ts";
import { parseUrl } from "./parse-url.ts";
import type { EmbeddingClient, ProviderOptions } from "./provider.ts";
import { ProviderError } from "./provider-error.ts";
import { ALLOWED_HOSTS_VARIABLE, serviceAddress } from "./service-address.ts";

const OWN_HOST = "api.openai.com";
const DEFAULT_ADDRESS = `https://${OWN_HOST}/v1`;
const KEY_VARIABLE = "OPENAI_API_KEY";
/** OpenAI's limits per request; other services with the same API have lower limits and say so. */
const LIMITS = { texts: 2048, tokens: 250_000 };
/** Models that can shorten their vectors. */
const TAKES_DIMENSIONS = /^text-embedding-3/;
/** A key with other characters cannot be one, and could forge a header. */
const KEY = /^[\x21-\x7e]+$/;

/** A client of OpenAI, or of any service that implements `/v1/embeddings`. The key comes from the environment and is sent to trusted hosts only. */
export function openaiClient(options: ProviderOptions): EmbeddingClient {
  const { profile, environment } = options;
  const own = environment.OPENAI_BASE_URL || undefined;
  const base = profile.apiBase ?? own ?? DEFAULT_ADDRESS;
  const hosts = profile.apiBase === undefined && own !== undefined ? [OWN_HOST, parseUrl(own)?.host ?? ""] : [OWN_HOST];
  const path = /\/v\d+\/*$/.test(parseUrl(base)?.pathname ?? "") ? "/embeddings" : "/v1/embeddings";
  const { url, isTrusted } = serviceAddress(base, path, hosts, environment);
  const key = environment[KEY_VARIABLE]?.trim() || undefined;
  if (url.host === OWN_HOST && key === undefined) {
    throw new ProviderError(`openai needs a key: set ${KEY_VARIABLE} in the environment.`);
  }
  if (key !== undefined && !KEY.test(key)) throw new ProviderError(`${KEY_VARIABLE} has characters that no key has.`);
  const service = {
    name:
      key !== undefined && !isTrusted
        ? `openai (without the key, because ${ALLOWED_HOSTS_VARIABLE} does not name the host)`
        : "openai",
    url,
    headers: key !== undefined && isTrusted ? { Authorization: `Bearer ${key}` } : ({} as Record<string, string>),
    limits: LIMITS,
    body: (input: readonly string[]) => ({
      model: profile.model,
      input,
      encoding_format: "float",
      ...(TAKES_DIMENSIONS.test(profile.model) && { dimensions: profile.dimension }),
    }),
    vectors: readData,
  };
  return httpClient(service, options);
}

/** The vectors in the order of the texts, whatever the order of the answer. */
function readData(answer: unknown): unknown {
  const data = property(answer, "data");
  if (!Array.isArray(data)) return undefined;
  const vectors = new Array<unknown>(data.length).fill(undefined);
  data.forEach((entry, at) => {
    const index = property(entry, "index") ?? at;
    if (typeof index === "number" && Number.isInteger(index) && index >= 0 && index < data.length) {
      vectors[index] = property(entry, "embedding");
    }
  });
  return vectors;
}
