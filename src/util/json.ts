/** JSON from outside is `unknown` until these functions have checked it. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The own property of a value that is an object; never an inherited one, such as `constructor`. */
export function property(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export function stringProperty(value: unknown, name: string): string | undefined {
  const found = property(value, name);
  return typeof found === "string" ? found : undefined;
}

/** Parses JSON with comments and trailing commas, the form `tsconfig.json` uses; undefined when it is not even that. */
export function parseLooseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    try {
      return JSON.parse(withoutCommentsAndTrailingCommas(text));
    } catch {
      return undefined;
    }
  }
}

/** A string, a comment, a significant character, or a run of anything else. Every branch consumes its start, so the text is read once. */
const TOKEN = /"(?:[^"\\\n]|\\.)*"?|\/\/.*|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|[,\]}]|\s+|[^\s",\]}/]+|\//g;

function withoutCommentsAndTrailingCommas(text: string): string {
  const kept: string[] = [];
  /** The index of a comma not yet followed by anything. */
  let comma: number | undefined;
  for (const [token] of text.matchAll(TOKEN)) {
    const isBlank = /^(?:\s|\/[/*])/.test(token);
    if ((token === "]" || token === "}") && comma !== undefined) kept[comma] = " ";
    if (!isBlank) comma = token === "," ? kept.length : undefined;
    kept.push(isBlank ? " " : token);
  }
  return kept.join("");
}

/** A record with a value for each of the words, in their order. */
export function recordOf<Word extends string, T>(words: readonly Word[], choose: (word: Word) => T): Record<Word, T> {
  return Object.fromEntries(words.map((word) => [word, choose(word)])) as Record<Word, T>;
}
