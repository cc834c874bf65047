import { FACTS_VERSION } from "../../facts/version.ts";
import type { TableMaker } from "../../model/retrieval.ts";
import { CorruptDataError } from "../../util/bytes.ts";
import type { IndexLayout, WantedTable } from "../index-layout.ts";

/** A value of a vector is a 32-bit float. */
export const BYTES_A_VALUE = 4;

/** The maker recorded in vector shards: the model of every slice type, and the settings that determine how files are sliced. */
export function vectorsMadeBy(layout: IndexLayout): string {
  const models = layout.sliceTypes.map((type) => {
    const { provider, model, dimension, slicer } = (layout.tableOf(type) as WantedTable).maker;
    return [type, provider, model, dimension, slicer];
  });
  return `vectors ${FACTS_VERSION} ${JSON.stringify(models)}`;
}

/** The key of a vector in a shard: the content and the model that embedded it. */
export function vectorKey({ provider, model, dimension }: TableMaker, contentHash: string): string {
  return `${contentHash}:${provider}:${model}:${dimension}`;
}

/** The vector as the bytes of an entry, the same on every machine. */
export function encodeVector(vector: Float32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(vector.length * BYTES_A_VALUE));
  vector.forEach((value, at) => {
    bytes.setFloat32(at * BYTES_A_VALUE, value, true);
  });
  return new Uint8Array(bytes.buffer);
}

/** Reads what `encodeVector` wrote; the bytes may come from anywhere. */
export function decodeVector(bytes: Uint8Array, dimension: number): Float32Array {
  if (bytes.length !== dimension * BYTES_A_VALUE) throw new CorruptDataError("a vector has another dimension");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from({ length: dimension }, (_, at) => view.getFloat32(at * BYTES_A_VALUE, true));
}
