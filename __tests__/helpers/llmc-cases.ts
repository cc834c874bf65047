import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../src/util/json.ts";

/** One recorded behaviour of LLMC. */
export interface LlmcCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expected: unknown;
  /** What LLMC's own test demands, which is less than what its code happens to answer. */
  readonly asserts?: JsonObject;
}

/** The recorded behaviour of one part of LLMC. */
export function llmcCases(part: string): readonly LlmcCase[] {
  const path = fileURLToPath(new URL(`../fixtures/llmc/${part}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, "utf8")) as LlmcCase[];
}
