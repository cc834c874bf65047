/** The limits of one request to a provider. */
export interface BatchLimits {
  readonly texts: number;
  readonly tokens: number;
}

/** Characters of code and prose per token, on the low side, so that an estimate is rather too high. */
const CHARACTERS_A_TOKEN = 3;

/** The approximate number of tokens in a text. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_A_TOKEN);
}

/** The beginning of a text that fits a model's token limit; the whole text without a limit. */
export function fitText(text: string, maxTokens: number | undefined): string {
  if (maxTokens === undefined || estimateTokens(text) <= maxTokens) return text;
  const end = Math.max(1, Math.floor(maxTokens * CHARACTERS_A_TOKEN));
  const isInPair = /[\ud800-\udbff]/.test(text.charAt(end - 1));
  return text.slice(0, isInPair && end > 1 ? end - 1 : end);
}

/** Splits texts into batches within the limits, in order; a text over the token limit is a separate batch. */
export function batchesOf(texts: readonly string[], limits: BatchLimits): string[][] {
  const batches: string[][] = [];
  let batch: string[] = [];
  let tokens = 0;
  for (const text of texts) {
    const own = estimateTokens(text);
    if (batch.length > 0 && (batch.length >= limits.texts || tokens + own > limits.tokens)) {
      batches.push(batch);
      batch = [];
      tokens = 0;
    }
    batch.push(text);
    tokens += own;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
