import type { ErrorCode } from "../model/error-codes.ts";
import { moreWords } from "../model/limit-words.ts";
import type { CommonMeta, RagResult, UnprovedState } from "../model/result.ts";

/** LLMC's wording for an answer that the limit cut. */
const TRUNCATED_MESSAGE = "Result truncated due to limit.";

/** Details that an answer may give about itself; those left out have the most common value. */
export type AnswerDetails = Partial<Omit<CommonMeta, "isTruncated">> & {
  /** A sentence for people. */
  readonly message?: string | undefined;
};

/** An answer from the graph, which the gateway proved to be fresh. A `details.total` above the number of items makes it truncated. */
export function okResult<Item>(items: readonly Item[], details: AnswerDetails = {}): RagResult<Item> {
  const common = commonMeta(items.length, details);
  const message = messageOf(common, details);
  return {
    meta: { status: "OK", source: "RAG_GRAPH", freshnessState: "FRESH", errorCode: undefined, message, ...common },
    items,
  };
}

/** An answer from the live files, for lack of a fresh index; STALE unless the caller says that nothing is known about the index. */
export function fallbackResult<Item>(
  items: readonly Item[],
  details: AnswerDetails & { readonly freshnessState?: UnprovedState } = {},
): RagResult<Item> {
  const common = commonMeta(items.length, details);
  const { freshnessState = "STALE" } = details;
  const message = messageOf(common, details);
  return {
    meta: { status: "FALLBACK", source: "LOCAL_FALLBACK", freshnessState, errorCode: undefined, message, ...common },
    items,
  };
}

/** No answer: a stable code for programs and a sentence for people. */
export function errorResult(
  errorCode: ErrorCode,
  message: string,
  details: Omit<AnswerDetails, "message" | "total"> & { readonly freshnessState?: UnprovedState } = {},
): RagResult<never> {
  const { freshnessState = "UNKNOWN" } = details;
  return {
    meta: { status: "ERROR", source: "NONE", freshnessState, errorCode, message, ...commonMeta(0, details) },
    items: [],
  };
}

function commonMeta(shown: number, details: AnswerDetails): CommonMeta {
  // A total below the number of items shown would be wrong.
  const total = Math.max(details.total ?? shown, shown);
  const isTruncated = total > shown;
  return {
    indexStatus: details.indexStatus,
    tool: details.tool,
    query: details.query,
    direction: details.direction,
    commit: details.commit,
    isTruncated,
    total,
    reason: details.reason ?? (isTruncated ? moreWords(total, shown) : undefined),
    elapsedMs: details.elapsedMs,
  };
}

function messageOf(common: CommonMeta, details: AnswerDetails): string | undefined {
  return details.message ?? (common.isTruncated ? TRUNCATED_MESSAGE : undefined);
}
