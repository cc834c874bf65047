import { createHash } from "node:crypto";
import type { TableMaker } from "../../model/retrieval.ts";
import { CorruptDataError } from "../../util/bytes.ts";
import { property } from "../../util/json.ts";
import { BYTES_A_VALUE, decodeVector, encodeVector } from "../shards/vector-entry.ts";

const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;

/** Vectors that one model made, by content hash. */
export interface VectorBatch {
  readonly maker: TableMaker;
  readonly vectors: ReadonlyMap<string, Float32Array>;
}

/** A batch as bytes: a digest of the rest, the maker and the content hashes (JSON preceded by its length), the vectors. */
export function encodeBatch({ maker, vectors }: VectorBatch): Uint8Array {
  const { provider, model, dimension, slicer } = maker;
  const header = Buffer.from(
    JSON.stringify({ maker: { provider, model, dimension, slicer }, hashes: [...vectors.keys()] }),
  );
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(header.length);
  const content = Buffer.concat([length, header, ...[...vectors.values()].map(encodeVector)]);
  return Buffer.concat([digestOf(content), content]);
}

/** Reads what `encodeBatch` wrote; a disk may have lost part of it, and a file may come from anywhere. */
export function decodeBatch(bytes: Uint8Array): VectorBatch {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const content = all.subarray(DIGEST_BYTES);
  if (content.length < LENGTH_BYTES || !digestOf(content).equals(all.subarray(0, DIGEST_BYTES))) {
    throw new CorruptDataError("a batch fails its digest");
  }
  const start = LENGTH_BYTES + content.readUInt32LE();
  const header: unknown = JSON.parse(content.toString("utf8", LENGTH_BYTES, start));
  const maker = readMaker(property(header, "maker"));
  const hashes = property(header, "hashes");
  if (!Array.isArray(hashes)) throw new CorruptDataError("a batch without hashes");
  const size = maker.dimension * BYTES_A_VALUE;
  const vectors = hashes.map((hash: unknown, at): [string, Float32Array] => {
    const vector = decodeVector(content.subarray(start + at * size, start + (at + 1) * size), maker.dimension);
    if (!vector.every(Number.isFinite)) throw new CorruptDataError("a vector of a batch is not finite");
    return [String(hash), vector];
  });
  return { maker, vectors: new Map(vectors) };
}

function readMaker(value: unknown): TableMaker {
  const [provider, model] = [property(value, "provider"), property(value, "model")];
  const [dimension, slicer] = [property(value, "dimension"), property(value, "slicer")];
  const isMaker = typeof provider === "string" && typeof model === "string" && Number.isSafeInteger(slicer);
  if (!isMaker || !Number.isSafeInteger(dimension)) throw new CorruptDataError("a batch without a maker");
  return { provider, model, dimension: dimension as number, slicer: slicer as number };
}

function digestOf(content: Uint8Array): Buffer {
  return createHash("sha256").update(content).digest();
}
