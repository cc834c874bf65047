import { UserError } from "../../model/errors.ts";
import { printable } from "../../util/printable.ts";

/** Characters of a service's own words in a message; some answer with a whole page. */
const MAX_DETAIL = 200;

/** A provider of embeddings that did not give what was asked for. The sentence never has a key or a text in it. */
export class ProviderError extends UserError {
  constructor(message: string, cause?: unknown) {
    super(message, { code: "PROVIDER_FAILED", cause });
  }
}

/** A service's message, short enough and safe to be shown. */
export function shownDetail(text: string): string {
  const line = printable(text.replace(/\s+/g, " ").trim());
  return line.length > MAX_DETAIL ? `${line.slice(0, MAX_DETAIL)}…` : line;
}
