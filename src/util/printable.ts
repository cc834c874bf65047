/** A name from a repository made safe for a terminal or a log: control characters, which could move the cursor or forge a line, are shown as escapes. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, (character) => {
    return `\\u{${character.charCodeAt(0).toString(16)}}`;
  });
}
