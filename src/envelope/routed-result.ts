import type { RouteDecision } from "../freshness/gateway.ts";
import type { RagResult } from "../model/result.ts";
import { type AnswerDetails, fallbackResult, okResult } from "./results.ts";

/**
 * Wraps items according to the gateway's decision: those of the graph when it may answer, otherwise those of the live files,
 * with the gateway's reason as the message. Callers that could not use the graph after all pass the refusal, not the first
 * decision.
 */
export function routedResult<Item>(
  decision: RouteDecision,
  items: readonly Item[],
  details: Omit<AnswerDetails, "indexStatus"> = {},
): RagResult<Item> {
  const { status: indexStatus } = decision;
  if (decision.useRag) return okResult(items, { ...details, indexStatus });
  const { freshnessState, reason } = decision;
  return fallbackResult(items, { ...details, indexStatus, freshnessState, message: details.message ?? reason });
}
