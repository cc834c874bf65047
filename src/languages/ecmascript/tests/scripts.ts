/** Matches options that are followed by a value, for runners whose scripts name files. */
const VALUED =
  /^(?:-[rRtugfOjsCc]|--(?:require|reporter|timeout|ui|config|package|grep|fgrep|ignore|exclude|extension|file|slow|retries|jobs|reporter-options?|import|loader|experimental-loader|test-reporter|test-reporter-destination|test-concurrency|test-timeout|conditions|env-file|project|tsconfig))$/;

/** Matches options whose values are all words up to the next option. */
const LISTED = /^--(?:watch-files|watch-ignore|node-option)$/;

/** A call of a program in a script. */
export interface ScriptCall {
  /** The words that are neither options nor values of options: files, folders and patterns. */
  readonly operands: readonly string[];
  readonly options: readonly string[];
}

/** The calls of a program in the scripts of a package. `program` matches the words that name the program. */
export function callsIn(scripts: readonly string[], program: RegExp): ScriptCall[] {
  return scripts.flatMap((script) => {
    const found: ScriptCall[] = [];
    for (const words of commandsIn(script)) {
      const isValue = (from: number) => VALUED.test(words[from - 1] ?? "");
      const at = words.findIndex((_, from) => !isValue(from) && program.test(words.slice(from, from + 2).join(" ")));
      if (at >= 0) found.push(callOf(words.slice(at + 1)));
    }
    return found;
  });
}

function callOf(words: readonly string[]): ScriptCall {
  const operands: string[] = [];
  const options: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as string;
    if (!word.startsWith("-")) operands.push(word);
    else if (LISTED.test(word)) {
      options.push(word);
      while (at + 1 < words.length && !words[at + 1]?.startsWith("-")) at++;
    } else {
      const isValued = VALUED.test(word) && at + 1 < words.length;
      options.push(isValued ? `${word}=${words[++at]}` : word);
    }
  }
  return { operands, options };
}

/** The commands of a script, as words without their quotes. */
function commandsIn(script: string): string[][] {
  const commands: string[][] = [[]];
  for (const [token] of script.slice(0, 5000).matchAll(/"[^"]*"|'[^']*'|&&|\|\||[;|&<>]|(?:\\.|[^\s"'&;|<>\\])+/g)) {
    if (/^(?:&&|\|\||[;|&<>])$/.test(token)) commands.push([]);
    else commands.at(-1)?.push(token.replace(/^(["'])(.*)\1$/, "$2"));
  }
  return commands;
}
