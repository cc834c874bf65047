import { ERROR_CODES } from "../model/error-codes.ts";
import { ERROR_REMEDIES } from "../model/error-remedies.ts";
import type { ErrorMeta } from "../model/result.ts";
import { shortenEnd } from "../render/shorten.ts";
import { printable } from "../util/printable.ts";
import type { Answer } from "./budget.ts";
import { shownUses } from "./shapes/envelope.ts";

/** A sentence that is longer quotes something that nobody need read whole. */
const MAX_MESSAGE = 600;

/** The answer to a question that cannot be answered: a sentence, what its code means, and what helps. */
export function mistake(meta: ErrorMeta): Answer {
  const message = shortenEnd(meta.message, MAX_MESSAGE);
  const { errorCode } = meta;
  const text = `${errorCode}: ${printable(message)}\n(${ERROR_CODES[errorCode]}; ${ERROR_REMEDIES[errorCode]})\n`;
  const structured = shownUses.toWire({ meta: { ...meta, message }, items: [] });
  return { rows: 0, narrow: "", isError: true, show: () => ({ text, structured, hidden: 0 }) };
}
