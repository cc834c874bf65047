import { UserError } from "../../model/errors.ts";
import { printable } from "../../util/printable.ts";

/** The maximum length of a service's own words in a message; some answer with a whole page. */
const MAX_DETAIL = 200;

/** Raised when a provider of embeddings did not deliver. The message never contains a key or an embedded text. */
export class ProviderError extends UserError {
  constructor(message: string, cause?: unknown) {
    super(message, { code: "PROVIDER_FAILED", cause });
  }
}

/** A service's message, shortened and made safe to show. */
export function shownDetail(text: string): string {
  const line = printable(text.replace(/\s+/g, " ").trim());
  return line.length > MAX_DETAIL ? `${line.slice(0, MAX_DETAIL)}…` : line;
}
