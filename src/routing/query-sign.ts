/** A sign in a query that speaks for a route. */
export interface QuerySign {
  readonly route: "code" | "docs" | "erp";
  /** Log-odds in favour of the route. */
  readonly weight: number;
  /** Stable text such as `file-extension=.ts`. */
  readonly reason: string;
  /** It tells how something is asked, not what about: a question about goods is still about goods. */
  readonly isManner?: boolean;
  /** It has hardly another meaning than its route, however it is asked for. */
  readonly isPlain?: boolean;
}

const SHOWN_CHARACTERS = 40;

/** What was found, short enough for a reason. */
export function shown(found: string): string {
  const line = found.replace(/\s+/g, " ").trim();
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1)}…` : line;
}

/** A sign made of the words of a list that stand in a query: their weights add up to `most` at most. */
export function wordSign(
  route: QuerySign["route"],
  name: string,
  found: readonly string[],
  weights: ReadonlyMap<string, number>,
  most: number,
): QuerySign | undefined {
  const distinct = [...new Set(found)];
  const weight = distinct.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
  if (weight === 0) return undefined;
  return { route, weight: Math.min(weight, most), reason: `${name}=${distinct.slice(0, 4).join(",")}` };
}

/** Parts of a word table: `weight: words` pairs become a map from word to weight. */
export function weightedWords(
  rows: readonly (readonly [weight: number, words: string])[],
): ReadonlyMap<string, number> {
  return new Map(rows.flatMap(([weight, words]) => words.split(", ").map((word) => [word, weight] as const)));
}
