import { type QueryWords, queryFeatures } from "./query-features.ts";
import { QUERY_MODEL_WEIGHTS } from "./query-model-weights.ts";

/** How much the model leans to code (positive) or docs (negative), in log-odds, and the features that made it. */
export interface QueryLeaning {
  readonly logit: number;
  /** The strongest features on the side that won, strongest first. */
  readonly features: readonly string[];
}

const BIAS = "";
const SHOWN_FEATURES = 3;
/** A feature below this log-odds explains nothing. */
const LEAST_SHOWN = 0.3;
/** Shorter words are mostly those of grammar. */
const LONG_WORD = 4;
const LEAST_SHARE = 0.4;

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  QUERY_MODEL_WEIGHTS.trim()
    .split(/\s+/)
    .map((pair) => {
      const split = pair.lastIndexOf("=");
      return [pair.slice(0, split).replaceAll("+", " "), Number(pair.slice(split + 1)) / 100];
    }),
);

/** Asks the linear model whether the wording of a query is that of code or of documentation. */
export function leanQuery(text: string, words: QueryWords): QueryLeaning {
  let logit = WEIGHTS.get(BIAS) ?? 0;
  const telling: [name: string, weight: number][] = [];
  for (const name of queryFeatures(text, words)) {
    const weight = WEIGHTS.get(name);
    if (weight === undefined) continue;
    logit += weight;
    if (weight >= LEAST_SHOWN || weight <= -LEAST_SHOWN) telling.push([name, weight]);
  }
  logit *= shareOfKnownWords(words.lowered);
  return { logit, features: strongest(telling, logit > 0 ? 1 : -1) };
}

/** The features that pull most to a side, strongest first. */
function strongest(telling: readonly (readonly [name: string, weight: number])[], side: 1 | -1): string[] {
  return telling
    .filter(([, weight]) => weight * side > 0)
    .sort((a, b) => (b[1] - a[1]) * side || (a[0] < b[0] ? -1 : 1))
    .slice(0, SHOWN_FEATURES)
    .map(([name]) => name);
}

/** A leaning by capitals and length alone, about words never seen, is worth less. */
function shareOfKnownWords(lowered: readonly string[]): number {
  let known = 0;
  let long = 0;
  for (const word of lowered) {
    if (word.length < LONG_WORD) continue;
    long++;
    if (WEIGHTS.has(word)) known++;
  }
  return long === 0 ? LEAST_SHARE : LEAST_SHARE + ((1 - LEAST_SHARE) * known) / long;
}
