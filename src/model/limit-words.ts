/** A phrase about the items that a limit leaves out of an answer, and how to see them. */
export function moreWords(total: number, shown: number): string {
  return `${total - shown} more (--limit ${total} shows them).`;
}
