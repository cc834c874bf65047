/**
 * Characters that could move the cursor or forge a line (controls, separators), reverse text (bidirectional marks) or hide it
 * (ignorable ones), and lone surrogates. The two variation selectors that choose between emoji and text style are harmless.
 */
const UNSEEN = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_C}\p{DI}\ufff9-\ufffb]/gu;

/** Makes a name from a repository safe to show to people: characters that could forge, reverse or hide text become escapes. */
export function printable(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
