/** Multinomial logistic regression over named features, with as few of them as serve. */
import { shuffled } from "../../bench/lib/random.ts";
import { BIAS, isUnknown, type QueryRoute, softmax, UNKNOWN } from "../../src/routing/query-model.ts";
import type { Example } from "./example.ts";

/** An example as its features. */
export interface Row extends Example {
  readonly features: readonly string[];
  readonly words: readonly string[];
  /** How much it counts. */
  readonly weight: number;
}

/** Weights of a feature in the order code, docs, erp. */
export type Weights = readonly [code: number, docs: number, erp: number];

export const ROUTES: readonly QueryRoute[] = ["code", "docs", "erp"];
const EPOCHS = 12;
const LEARNING_RATE = 0.1;
/** Strong on purpose: words of the training repositories must not decide about others. */
const SHRINKAGE_OF_WORDS = 0.012;
const SHRINKAGE_OF_SIGNS = 0.0005;
const SEED = 7;
const LEAST_ROWS = 15;
const LEAST_SOURCES = 3;
/** Enough for the accuracy of the whole vocabulary, and few enough to read. */
const MOST_FEATURES = 900;
/** Signs, and the letters before the digits of a code: they mean the same in every repository, and are always kept. */
const SIGN = /\w:|\w{2,}#$/;

/** Names of the features of a row that the vocabulary has, with those that depend on it. */
function knownFeatures(row: Row, vocabulary: ReadonlySet<string>): string[] {
  const known = row.features.filter((name) => vocabulary.has(name));
  if (isUnknown(row.words, vocabulary)) known.push(UNKNOWN);
  known.push(BIAS);
  return known;
}

/** Weights by feature: AdaGrad with L2, in an order that the seed fixes. */
export function fitWeights(rows: readonly Row[], vocabulary: ReadonlySet<string>): Map<string, Weights> {
  const names = [...vocabulary, UNKNOWN, BIAS];
  const ids = new Map(names.map((name, id) => [name, id * 3]));
  const shrinkage = names.map((name) =>
    name === BIAS ? 0 : SIGN.test(name) ? SHRINKAGE_OF_SIGNS : SHRINKAGE_OF_WORDS,
  );
  const weights = new Float64Array(names.length * 3);
  const squares = new Float64Array(names.length * 3).fill(1e-8);
  /** Of the second half of the epochs: the last examples must not have the last word. */
  const averages = new Float64Array(weights.length);
  const at = (values: ArrayLike<number>, index: number) => values[index] as number;
  const prepared = rows.map((row) => ({
    ids: knownFeatures(row, vocabulary).map((name) => ids.get(name) as number),
    route: ROUTES.indexOf(row.route),
    weight: row.weight,
  }));
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const row of shuffled(prepared, SEED + epoch)) {
      const sum = (route: number) => row.ids.reduce((total, id) => total + at(weights, id + route), 0);
      const { code, docs, erp } = softmax(sum(0), sum(1), sum(2));
      [code, docs, erp].forEach((likelihood, route) => {
        const error = (likelihood - (route === row.route ? 1 : 0)) * row.weight;
        for (const id of row.ids) {
          const gradient = error + at(shrinkage, id / 3) * at(weights, id + route) * row.weight;
          const square = at(squares, id + route) + gradient * gradient;
          squares[id + route] = square;
          weights[id + route] = at(weights, id + route) - (LEARNING_RATE * gradient) / Math.sqrt(square);
        }
      });
    }
    if (epoch >= EPOCHS / 2)
      for (let index = 0; index < weights.length; index++)
        averages[index] = at(averages, index) + (at(weights, index) * 2) / EPOCHS;
  }
  return new Map([...ids].map(([name, id]) => [name, centred(averages.subarray(id, id + 3))]));
}

/** Weights that add up to nothing: only their differences count. */
function centred(weights: Float64Array): Weights {
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / 3;
  return [...weights].map((weight) => weight - mean) as [number, number, number];
}

/** The features that matter most among those that stand in enough rows of enough sources. */
export function vocabularyOf(rows: readonly Row[]): ReadonlySet<string> {
  const counts = new Map<string, { rows: number; sources: Set<string> }>();
  for (const row of rows) {
    for (const name of row.features) {
      const count = counts.get(name) ?? { rows: 0, sources: new Set<string>() };
      counts.set(name, count);
      count.rows++;
      count.sources.add(row.source);
    }
  }
  const common = new Map(
    [...counts].filter(([, count]) => count.rows >= LEAST_ROWS && count.sources.size >= LEAST_SOURCES),
  );
  const weights = fitWeights(rows, new Set(common.keys()));
  const effect = (name: string) =>
    SIGN.test(name)
      ? Number.POSITIVE_INFINITY
      : Math.max(...(weights.get(name) ?? [0]).map(Math.abs)) * Math.sqrt(common.get(name)?.rows ?? 0);
  const byEffect = [...common.keys()].map((name) => [name, effect(name)] as const);
  byEffect.sort((a, b) => (a[1] === b[1] ? (a[0] < b[0] ? -1 : 1) : b[1] - a[1]));
  return new Set(byEffect.slice(0, MOST_FEATURES).map(([name]) => name));
}
