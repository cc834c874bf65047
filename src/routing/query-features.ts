/** What the linear model sees of a query: its words, how it begins, and the shapes of names in it. */

/** The words of a query as written and in small letters. */
export interface QueryWords {
  readonly written: readonly string[];
  readonly lowered: readonly string[];
}

/** Words beyond this many say nothing new about where to look. */
const MAX_WORDS = 100;
const WORD = /[\p{L}_][\p{L}\p{N}_]*(?:['’][a-z]+)?/gu;
const SHAPES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["shape:snake_case", /\p{L}\p{N}*_\p{L}/u],
  ["shape:camelCase", /\b[a-z]+[a-z0-9]*[A-Z]/],
  ["shape:PascalCase", /\b[A-Z][a-z0-9]+[A-Z][a-z]/],
  ["shape:UPPER_CASE", /\b[A-Z]{2,}_[A-Z_]+\b/],
  ["shape:dotted.name", /\w\.[a-z_]\w/i],
  ["shape:call()", /\w\(/],
  ["shape:`quoted`", /`[^`]+`/],
  ['shape:"quoted"', /["“][^"”]+["”]/],
  ["shape:--flag", /(?:^|\s)--?[a-z]/],
  ["shape:kebab-case", /\b[a-z]+-[a-z]/],
  ["shape:number", /\d/],
  ["shape:(aside)", /\s\(/],
  ["shape:comma", /,\s/],
  ["shape:colon", /:\s/],
  ["shape:semicolon", /;/],
  ["shape:question", /\?\s*$/],
  ["shape:exclamation", /!\s*$/],
  ["shape:path/", /\w\/\w/],
];

/** Plain words have no shape, and most queries are plain words. */
const MAY_HAVE_SHAPE = /[^A-Za-z\s]|[a-z][A-Z]|[A-Z]{2}/;

/** Splits a query into words; punctuation and numbers of their own are left out. */
export function queryWords(text: string): QueryWords {
  const written = (text.match(WORD) ?? []).slice(0, MAX_WORDS);
  return { written, lowered: written.map((word) => word.toLowerCase()) };
}

/** Names of the features of a query, each once, in a stable order. */
export function queryFeatures(text: string, words: QueryWords = queryWords(text)): readonly string[] {
  const { written, lowered } = words;
  const features = lowered.filter((word, at) => lowered.indexOf(word) === at);
  const [first, second] = lowered;
  if (first !== undefined) {
    features.push(`^${first}`, `^${endingOf(first)}`, `${lowered.at(-1)}$`);
    if (second !== undefined) features.push(`^${first} ${second}`);
  }
  if (MAY_HAVE_SHAPE.test(text)) for (const [name, pattern] of SHAPES) if (pattern.test(text)) features.push(name);
  const style = caseOf(words);
  if (style !== undefined) features.push(`case:${style}`);
  features.push(`length:${lengthOf(written.length)}`);
  return features;
}

function endingOf(word: string): string {
  if (word.endsWith("ing")) return "-ing";
  if (word.endsWith("ed")) return "-ed";
  if (word.endsWith("s") && !word.endsWith("ss")) return "-s";
  return "-";
}

/** How the words are capitalised. Small letters say nothing: whoever asks types fast. */
function caseOf({ written, lowered }: QueryWords): string | undefined {
  const isCapital = (at: number) => written[at]?.charCodeAt(0) !== lowered[at]?.charCodeAt(0);
  if (written.length === 0 || !isCapital(0)) return undefined;
  let long = 0;
  let capitals = 0;
  for (let at = 1; at < written.length; at++) {
    if ((written[at] as string).length <= 3) continue;
    long++;
    if (isCapital(at)) capitals++;
  }
  if (long === 0) return "short";
  return capitals === long ? "title" : capitals === 0 ? "sentence" : "names";
}

function lengthOf(words: number): string {
  if (words <= 3) return String(words);
  if (words <= 5) return "4-5";
  if (words <= 8) return "6-8";
  return words <= 13 ? "9-13" : "14+";
}
