/** The text of a quoted literal without its quotes. It removes any number of quotes at each end. */
export function unquoted(text: string, quotes = "\"'`"): string {
  let [start, end] = [0, text.length];
  while (start < end && quotes.includes(text[start] as string)) start++;
  while (end > start && quotes.includes(text[end - 1] as string)) end--;
  return text.slice(start, end);
}
