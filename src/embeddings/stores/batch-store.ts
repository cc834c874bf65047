/** A batch of bytes that a run stored. */
export interface KeptBatch {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
}

/** The store in which a run keeps its results until it can write the index. It is next to the index, and no search ever reads it. */
export interface BatchStore {
  list(): Promise<readonly KeptBatch[]>;
  /** Undefined when the batch is gone, or was not stored here. */
  read(id: string): Promise<Uint8Array | undefined>;
  /** Returns the id; afterwards the batch is visible to every other run. */
  add(bytes: Uint8Array): Promise<string>;
  remove(ids: readonly string[]): Promise<void>;
}
