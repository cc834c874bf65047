/** A batch of bytes that a run put aside. */
export interface KeptBatch {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly madeAt: number;
}

/** The store in which a run puts aside what it made before it can write the index. It is beside the index, and no search ever reads it. */
export interface BatchStore {
  list(): Promise<readonly KeptBatch[]>;
  /** Undefined when it is gone, or is nothing that was put aside here. */
  read(id: string): Promise<Uint8Array | undefined>;
  /** Gives the id; the batch is there for every other run when this is done. */
  add(bytes: Uint8Array): Promise<string>;
  remove(ids: readonly string[]): Promise<void>;
}
