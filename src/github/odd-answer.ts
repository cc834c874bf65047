/** Raised when GitHub, or a server in its place, sends an unusable answer. Retrying would not help. */
export class OddAnswerError extends Error {
  override readonly name = "OddAnswerError";
}

/** Returns a required part of an answer; if it is missing, throws an error with a sentence, in place of a crash later on. */
export function expected<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new OddAnswerError(`its answer has no ${what}`);
  return value;
}

/** Returns the list in an answer; throws if it is not one. */
export function expectedList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new OddAnswerError(`its answer has no ${what}`);
  return value;
}
