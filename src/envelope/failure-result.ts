import { isErrorCode } from "../model/error-codes.ts";
import { UserError } from "../model/errors.ts";
import type { RagResult } from "../model/result.ts";
import { type AnswerDetails, errorResult } from "./results.ts";

/** The envelope of a thrown error: user errors under their own code, everything else as a bug. */
export function failureResult(
  error: unknown,
  details: Omit<AnswerDetails, "message" | "total"> = {},
): RagResult<never> {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof UserError)) return errorResult("INTERNAL", message, details);
  const { code } = error;
  return errorResult(code !== undefined && isErrorCode(code) ? code : "BAD_REQUEST", message, details);
}
