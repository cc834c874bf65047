/** Logistic regression over named features, with as few of them as serve. */
import { shuffled } from "../../bench/lib/random.ts";

/** A query as its features; the label is 1 for code and 0 for docs. */
export interface Row {
  readonly features: readonly string[];
  readonly label: 0 | 1;
  readonly weight: number;
}

const EPOCHS = 15;
const LEARNING_RATE = 0.3;
/** Strong on purpose: words of the training repositories must not decide about others. */
const SHRINKAGE = 0.04;
const SEED = 7;
const LEAST_ROWS = 15;
const LEAST_REPOSITORIES = 4;
/** Enough for the accuracy of the whole vocabulary, and few enough to read. */
const MOST_FEATURES = 900;

/** Weights by feature, positive for code; the empty name is the bias. AdaGrad with L2, in an order that the seed fixes. */
export function fitWeights(rows: readonly Row[], vocabulary: ReadonlySet<string>): Map<string, number> {
  const weights = new Map<string, number>();
  const squares = new Map<string, number>();
  const step = (name: string, gradient: number) => {
    const square = (squares.get(name) ?? 1e-8) + gradient * gradient;
    squares.set(name, square);
    weights.set(name, (weights.get(name) ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(square));
  };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const row of shuffled(rows, SEED + epoch)) {
      const known = row.features.filter((name) => vocabulary.has(name));
      let logit = weights.get("") ?? 0;
      for (const name of known) logit += weights.get(name) ?? 0;
      const error = (1 / (1 + Math.exp(-logit)) - row.label) * row.weight;
      step("", error);
      for (const name of known) step(name, error + SHRINKAGE * (weights.get(name) ?? 0));
    }
  }
  return weights;
}

/** The features that matter most among those that stand in enough rows of enough repositories. */
export function vocabularyOf(rows: readonly (Row & { readonly repository: string })[]): ReadonlySet<string> {
  const counts = new Map<string, { rows: number; repositories: Set<string> }>();
  for (const row of rows) {
    for (const name of row.features) {
      const count = counts.get(name) ?? { rows: 0, repositories: new Set<string>() };
      counts.set(name, count);
      count.rows++;
      count.repositories.add(row.repository);
    }
  }
  const common = new Map(
    [...counts].filter(([, count]) => count.rows >= LEAST_ROWS && count.repositories.size >= LEAST_REPOSITORIES),
  );
  const weights = fitWeights(rows, new Set(common.keys()));
  const effect = (name: string) => Math.abs(weights.get(name) ?? 0) * Math.sqrt(common.get(name)?.rows ?? 0);
  return new Set([...common.keys()].sort((a, b) => effect(b) - effect(a) || (a < b ? -1 : 1)).slice(0, MOST_FEATURES));
}
