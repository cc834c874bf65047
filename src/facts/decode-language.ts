import { rowOf } from "../languages/registry.ts";
import type { Language } from "../model/facts.ts";
import { ByteReader, CorruptDataError } from "../util/bytes.ts";
import { StoredStrings } from "./string-table.ts";

/** The language of encoded facts, without decoding the rest: callers look at thousands of files that may not be code at all. */
export function decodeLanguage(bytes: Uint8Array): Language {
  return knownLanguage(new StoredStrings(new ByteReader(bytes)).at(0));
}

/** Checks a stored name of a language. */
export function knownLanguage(name: string): Language {
  if (name !== "text" && !rowOf(name)) throw new CorruptDataError("unknown language");
  return name;
}
