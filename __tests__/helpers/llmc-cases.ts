import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../src/util/json.ts";

/** One recorded behaviour of LLMC. */
export interface LlmcCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expected: unknown;
  /** The demands of LLMC's own test, if they are less than the exact answer of its code. */
  readonly asserts?: JsonObject;
}

/** The recorded behaviour of one part of LLMC. */
export function llmcCases(part: string): readonly LlmcCase[] {
  const path = fileURLToPath(new URL(`../fixtures/llmc/${part}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, "utf8")) as LlmcCase[];
}
