import type { TableInfo } from "../../../model/retrieval.ts";
import { CorruptDataError } from "../../../util/bytes.ts";
import type { IndexDatabase } from "./database.ts";
import { partsOf } from "./schema.ts";
import { VectorDecoder } from "./vector-bytes.ts";

/** Vectors above this total size are read from the file for every question instead of being kept. */
const MAX_KEPT_BYTES = 1 << 30;
const BLOCK_VECTORS = 4096;
const BYTES_PER_VALUE = 4;

/** Consecutive vectors, with the number of each one's slice. */
interface VectorBlock {
  readonly slices: Int32Array;
  readonly values: Float32Array;
  /** One divided by each vector's length; NaN for a zero vector, which is similar to nothing. */
  readonly scales: Float64Array;
}

/** The cosine of every vector of a table with a query. */
export interface Cosines {
  readonly slices: Int32Array;
  readonly scores: Float64Array;
}

/** Compares queries with all vectors of one table. Vectors read for the first query are kept for the next ones. */
export class VectorScan {
  readonly #database: IndexDatabase;
  readonly #vectors: string;
  readonly #dimension: number;
  readonly #count: number;
  #kept: VectorBlock | undefined;

  constructor(database: IndexDatabase, table: TableInfo) {
    this.#database = database;
    this.#vectors = partsOf(table.name).vectors;
    this.#dimension = table.maker.dimension;
    this.#count = table.slices;
  }

  /** Zero vectors score NaN. */
  cosines(query: Float32Array): Cosines {
    const count = this.#count;
    const found = { slices: new Int32Array(count), scores: new Float64Array(count) };
    const scale = inverseLength(query, 0, query.length);
    if (this.#kept !== undefined || count * this.#dimension * BYTES_PER_VALUE <= MAX_KEPT_BYTES) {
      this.#kept ??= this.#read(count, 0);
      compare(this.#kept, query, scale, found, 0);
      return found;
    }
    for (let at = 0, last = 0; at < count; at += BLOCK_VECTORS) {
      const block = this.#read(Math.min(BLOCK_VECTORS, count - at), last);
      compare(block, query, scale, found, at);
      last = block.slices.at(-1) ?? last;
    }
    return found;
  }

  #read(count: number, after: number): VectorBlock {
    const length = this.#dimension;
    const slices = new Int32Array(count);
    const values = new Float32Array(count * length);
    const decoder = new VectorDecoder(length);
    const scales = new Float64Array(count);
    const sql = `SELECT slice, vector FROM ${this.#vectors} WHERE slice > ? ORDER BY slice LIMIT ?`;
    let at = 0;
    this.#database.collect(sql, [after, count], (row) => {
      if (at >= count) throw new CorruptDataError("vectors too many");
      decoder.decode(row.bytes("vector"), values, at * length);
      slices[at] = row.integer("slice");
      scales[at] = inverseLength(values, at * length, length);
      at++;
    });
    if (at !== count) throw new CorruptDataError("vectors are missing");
    return { slices, values, scales };
  }
}

function compare(block: VectorBlock, query: Float32Array, queryScale: number, found: Cosines, offset: number): void {
  found.slices.set(block.slices, offset);
  const { values, scales } = block;
  const { scores } = found;
  const length = query.length;
  const unrolled = length & ~3;
  for (let i = 0, at = 0; i < scales.length; i++, at += length) {
    // Four independent sums, so that none waits for another.
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let j = 0;
    for (; j < unrolled; j += 4) {
      a += (values[at + j] as number) * (query[j] as number);
      b += (values[at + j + 1] as number) * (query[j + 1] as number);
      c += (values[at + j + 2] as number) * (query[j + 2] as number);
      d += (values[at + j + 3] as number) * (query[j + 3] as number);
    }
    for (; j < length; j++) a += (values[at + j] as number) * (query[j] as number);
    scores[offset + i] = (a + b + (c + d)) * (scales[i] as number) * queryScale;
  }
}

function inverseLength(values: Float32Array, start: number, length: number): number {
  let sum = 0;
  for (let i = start; i < start + length; i++) sum += (values[i] as number) ** 2;
  return sum > 0 ? 1 / Math.sqrt(sum) : Number.NaN;
}
