/**
 * Characters that could move the cursor or forge a line (controls, separators), turn text around (bidirectional marks) or hide it
 * (ignorable ones), and halves of pairs. The two selectors that make a sign an emoji or text do no harm.
 */
const UNSEEN = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_C}\p{DI}\ufff9-\ufffb]/gu;

/** A name from a repository made safe for people to read: what could forge, reverse or hide text is shown as an escape. */
export function printable(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
