import { ByteReader, ByteWriter, CorruptDataError } from "../../../util/bytes.ts";

/** The slices added by one or more updates, in ascending order of their numbers, each with its number of terms. */
export interface Segment {
  readonly segment: number;
  /** The number of slices removed since their postings were written; the postings still name them. */
  readonly removed: number;
  readonly slices: Int32Array;
  readonly lengths: Int32Array;
  /** The sum of the lengths. */
  readonly totalTerms: number;
}

/** Encodes slices and their lengths. */
export function encodeLengths(slices: ArrayLike<number>, lengths: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter(slices.length * 4 + 8);
  writer.writeUnsigned(slices.length);
  for (let i = 0, previous = 0; i < slices.length; i++) {
    writer.writeUnsigned((slices[i] as number) - previous);
    writer.writeUnsigned(lengths[i] as number);
    previous = slices[i] as number;
  }
  return writer.toBytes();
}

/** Decodes the output of `encodeLengths`. */
export function decodeLengths(bytes: Uint8Array): Pick<Segment, "slices" | "lengths"> {
  const reader = new ByteReader(bytes);
  const count = reader.readCount();
  const slices = new Int32Array(count);
  const lengths = new Int32Array(count);
  for (let i = 0, previous = 0; i < count; i++) {
    previous = following(previous, reader.readUnsigned());
    slices[i] = previous;
    lengths[i] = reader.readUnsigned();
  }
  return { slices, lengths };
}

/** Encodes the occurrences of a term: `entries` alternates slices and counts, slices in ascending order. */
export function encodeEntries(entries: readonly number[]): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter(entries.length * 2 + 8);
  for (let i = 0, previous = 0; i < entries.length; i += 2) {
    writer.writeUnsigned((entries[i] as number) - previous);
    writer.writeUnsigned(entries[i + 1] as number);
    previous = entries[i] as number;
  }
  return writer.toBytes();
}

/** Visits the entries of a term whose slices still exist, by their index in the segment. */
export function visitEntries(bytes: Uint8Array, segment: Segment, visit: (place: number, count: number) => void): void {
  const reader = new ByteReader(bytes);
  const { slices } = segment;
  let slice = 0;
  let place = 0;
  while (reader.remaining > 0) {
    slice = following(slice, reader.readUnsigned());
    const count = reader.readUnsigned();
    while (place < slices.length && (slices[place] as number) < slice) place++;
    if (place < slices.length && slices[place] === slice) visit(place, count);
  }
}

function following(previous: number, gap: number): number {
  const next = previous + gap;
  if (gap === 0 || next > 0x7fffffff) throw new CorruptDataError("slices out of order");
  return next;
}
