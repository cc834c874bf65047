import {
  INDEX_URL_VARIABLE,
  type OpenIndexStoreOptions,
  openIndexStore,
} from "../embeddings/stores/open-index-store.ts";
import type { IndexStore } from "../model/retrieval.ts";

/** Keeps the index file of a repository open from question to question. Written anew, it is opened anew by itself. */
export class KeptIndex {
  #store: Promise<IndexStore> | undefined;

  /** Works with the index; what fails closes it. */
  async use<T>(options: OpenIndexStoreOptions, work: (store: IndexStore) => Promise<T>): Promise<T> {
    // A connection can be lost between two questions, and Windows does not replace a file that is open.
    if (options.environment[INDEX_URL_VARIABLE] || process.platform === "win32") return useOnce(options, work);
    this.#store ??= openIndexStore(options);
    try {
      return await work(await this.#store);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const store = this.#store;
    this.#store = undefined;
    await (await store?.catch(() => undefined))?.close();
  }
}

/** Works with an index that is opened for this and closed again. */
export async function useOnce<T>(options: OpenIndexStoreOptions, work: (store: IndexStore) => Promise<T>): Promise<T> {
  const store = await openIndexStore(options);
  return work(store).finally(() => store.close());
}
