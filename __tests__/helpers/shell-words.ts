/** The words of a simple command as a shell reads them, up to a pipe, a redirection, a comment or the next command. */
export function shellWords(command: string): string[] {
  const words: string[] = [];
  let rest = command.trim();
  while (rest !== "" && !/^(?:#|\||>|<|&&|;|\)|2>)/.test(rest)) {
    const word = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'|><;)])+/.exec(rest)?.[0];
    if (word === undefined) throw new Error(`no command that this reads: ${command}`);
    words.push(
      word.replace(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ""),
    );
    rest = rest.slice(word.length).trimStart();
  }
  return words;
}

/** The arguments of every call of llmc-nav in a line of shell code. */
export function callsIn(line: string): string[][] {
  const starts = line.matchAll(/(?:^|[\s(])(?:npx llmc-nav|llmc-nav|node \S*dist\/cli\/index\.js)(?= |$)/g);
  return [...starts].map((start) => shellWords(line.slice(start.index + start[0].length)));
}
