const PLAIN_WORD = /^[\w@%+=:,./-]+$/;

/** Words as one command of a POSIX shell: whatever a word holds, the shell reads it back as it is. */
export function shellCommand(words: readonly string[], folder = ""): string {
  const command = words.map(shellWord).join(" ");
  return folder === "" ? command : `(cd ${shellWord(`./${folder}`)} && ${command})`;
}

function shellWord(word: string): string {
  return PLAIN_WORD.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
