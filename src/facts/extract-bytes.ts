import type { Extractors } from "../languages/extractors.ts";
import type { Language } from "../model/facts.ts";
import { decodeText } from "../util/text.ts";
import { encodeFacts } from "./encode.ts";

/** One file to turn into facts: its bytes and the language that its path implies. */
export interface ExtractionJob {
  readonly language: Language;
  readonly bytes: Uint8Array;
}

/** Encoded facts, or a marker that the file is not text. */
export type ExtractionResult = Uint8Array<ArrayBuffer> | "binary";

export async function extractBytes(extractors: Extractors, job: ExtractionJob): Promise<ExtractionResult> {
  const decoded = decodeText(job.bytes);
  return decoded.isBinary ? "binary" : encodeFacts(await extractors.extract(job.language, decoded.text));
}
