import type { EmbeddingProfile } from "../../model/routing.ts";

/** A client that makes vectors of texts. */
export interface EmbeddingClient {
  /** The address that texts are sent to; undefined when they stay in this process. */
  readonly url?: URL;
  /**
   * One vector of the profile's dimension per text, in order. Throws a `ProviderError` when the provider does not deliver them.
   * `onPart` receives the vectors of the next texts as soon as they are made, unless making them again costs nothing.
   */
  embed(
    texts: readonly string[],
    purpose: EmbeddingPurpose,
    onPart?: (vectors: readonly Float32Array[]) => Promise<void>,
  ): Promise<readonly Float32Array[]>;
}

/** Some models embed documents and queries differently. */
export type EmbeddingPurpose = "document" | "query";

/** The parts of the surrounding process that a client may use. */
export interface ProviderOptions {
  readonly profile: EmbeddingProfile;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The hosts to which texts may be sent, besides this machine; undefined for any. */
  readonly contentHosts?: ReadonlySet<string> | undefined;
  /** Waits before a failed request is retried; tests pass their own. */
  readonly wait?: ((milliseconds: number) => Promise<void>) | undefined;
}
