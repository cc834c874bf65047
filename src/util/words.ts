/** The words of a text that one space separates, for looking up. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
