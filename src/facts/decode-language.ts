import { LANGUAGES, type Language } from "../model/facts.ts";
import { ByteReader, CorruptDataError } from "../util/bytes.ts";

/** The language of encoded facts, without decoding the rest: a look at thousands of files that may be no code at all. */
export function decodeLanguage(bytes: Uint8Array): Language {
  const input = new ByteReader(bytes);
  const count = input.readCount();
  let characters = 0;
  for (let i = 0; i < count; i++) characters += input.readUnsigned();
  const bytesPerCharacter = input.readUnsigned();
  input.readBytes(characters * bytesPerCharacter);
  const language = LANGUAGES[input.readUnsigned()];
  if (language === undefined) throw new CorruptDataError("unknown language");
  return language;
}
