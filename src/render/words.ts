import type { ConfigFinding } from "../model/review.ts";

/** A number with its noun: `1 use`, `3 uses`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}

/** A finding in llmc.toml with what was probably meant, in the same words wherever it is shown. */
export function findingWords(
  { message, suggestion }: { readonly message: string; readonly suggestion?: ConfigFinding["suggestion"] },
  quote = (text: string) => text,
): string {
  return suggestion === undefined ? message : `${message} Did you mean ${quote(suggestion)}?`;
}

/** A time in seconds. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
