import { ByteReader } from "../util/bytes.ts";
import { readStrings } from "./string-table.ts";

/** Every string of encoded facts, without decoding the rest: no name can be in the facts that is not among them. */
export function decodeStrings(bytes: Uint8Array): readonly string[] {
  return readStrings(new ByteReader(bytes));
}
