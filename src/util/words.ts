/** The set of words in a text separated by single spaces. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(" "));
}
