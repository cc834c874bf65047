import { property } from "../../util/json.ts";
import { withoutEnd } from "../../util/text.ts";
import { fitText } from "./batches.ts";
import { httpClient } from "./http-client.ts";
import { prefixed } from "./model-prefixes.ts";
import type { EmbeddingClient, ProviderOptions } from "./provider.ts";
import { ProviderError, shownDetail } from "./provider-error.ts";
import { readVectors } from "./read-vectors.ts";
import { serviceAddress } from "./service-address.ts";

/** The environment variable that names a text-embeddings server. */
export const SERVER_VARIABLE = "LLMC_TEXT_EMBEDDINGS_URL";
/** The package that runs models in this process, if the user has installed it. */
const PACKAGE = "@huggingface/transformers";
/** The default limits of a text-embeddings server per request. */
const LIMITS = { texts: 32, tokens: 16_000 };
const TEXTS_A_RUN = 16;

type Pipeline = (texts: readonly string[], options: object) => Promise<unknown>;

/** A client of a text-embeddings server, or of the package that runs the model locally when there is no server. */
export function sentenceTransformerClient(options: ProviderOptions): EmbeddingClient {
  const { profile, environment } = options;
  const base = profile.apiBase ?? (environment[SERVER_VARIABLE] || undefined);
  if (base === undefined) return localClient(options);
  const service = {
    name: "text-embeddings server",
    url: serviceAddress(base, "/embed", [], environment).url,
    headers: {},
    limits: LIMITS,
    body: (inputs: readonly string[]) => ({ inputs, truncate: false }),
    vectors: (answer: unknown) => answer,
  };
  return httpClient(service, options);
}

function localClient({ profile }: ProviderOptions): EmbeddingClient {
  let loading: Promise<Pipeline> | undefined;
  return {
    async embed(texts, purpose, onPart) {
      loading ??= loadPipeline(profile.model);
      const run = await loading;
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += TEXTS_A_RUN) {
        const batch = texts
          .slice(at, at + TEXTS_A_RUN)
          .map((text) => fitText(prefixed(text, profile.model, purpose), profile.maxSequenceTokens));
        const output = await run(batch, { pooling: "mean", normalize: true });
        const toList = property(output, "tolist") ?? (output as { tolist?: unknown }).tolist;
        const list: unknown = typeof toList === "function" ? toList.call(output) : undefined;
        const expected = { service: PACKAGE, model: profile.model, count: batch.length, dimension: profile.dimension };
        const part = readVectors(list, expected);
        await onPart?.(part);
        vectors.push(...part);
      }
      return vectors;
    },
  };
}

async function loadPipeline(model: string): Promise<Pipeline> {
  let loaded: unknown;
  try {
    // The package is not in the bundle: it is looked up on demand, where llmc-nav is installed.
    const name: string = PACKAGE;
    loaded = await import(/* webpackIgnore: true */ name);
  } catch (error) {
    throw new ProviderError(
      `sentence-transformer needs a text-embeddings server (${SERVER_VARIABLE} or sentence_transformer.api_base) ` +
        `or the package ${PACKAGE} (npm install ${PACKAGE}).`,
      error,
    );
  }
  const { pipeline } = loaded as { pipeline?: (task: string, model: string) => Promise<Pipeline> };
  try {
    if (pipeline === undefined) throw new Error("it has no pipeline");
    return await pipeline("feature-extraction", model);
  } catch (error) {
    const detail = withoutEnd(shownDetail(error instanceof Error ? error.message : String(error)), ".");
    throw new ProviderError(`${PACKAGE} cannot load the model ${JSON.stringify(model)}: ${detail}.`, error);
  }
}
