/** What a limit leaves out of an answer, and how to see it. */
export function moreWords(total: number, shown: number): string {
  return `${total - shown} more (--limit ${total} shows them).`;
}
