import { ByteReader } from "../util/bytes.ts";
import { StoredStrings } from "./string-table.ts";

/** Every string of encoded facts, without decoding the rest: the facts contain no name that is not among them. */
export function decodeStrings(bytes: Uint8Array): readonly string[] {
  return new StoredStrings(new ByteReader(bytes)).all();
}
