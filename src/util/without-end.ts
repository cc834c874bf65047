/** A text without the sign that it ends with, however often. A pattern such as `/\/+$/` would look at every run of the sign from each of its places. */
export function withoutEnd(text: string, sign: string): string {
  let length = text.length;
  while (text.endsWith(sign, length)) length -= sign.length;
  return text.slice(0, length);
}
