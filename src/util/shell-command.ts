const PLAIN_WORD = /^[\w@%+=:,./-]+$/;

/** Words as one command for a POSIX shell, quoted so that the shell reads every word back unchanged. */
export function shellCommand(words: readonly string[], folder = ""): string {
  const command = words.map(shellWord).join(" ");
  return folder === "" ? command : `(cd ${shellWord(`./${folder}`)} && ${command})`;
}

function shellWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
