interface Scored {
  readonly score: number;
}

/** Scores between 0 and 1; 1 for all when they are equal, because the best hit is among them. */
export function minMaxScores(hits: readonly Scored[]): readonly number[] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const { score } of hits) {
    least = Math.min(least, score);
    most = Math.max(most, score);
  }
  return hits.map(({ score }) => (most === least ? 1 : (score - least) / (most - least)));
}

/** Unchanged scores, for routes on the same scale. */
export function maxScores(hits: readonly Scored[]): readonly number[] {
  return hits.map(({ score }) => score);
}

/** `1 / (k + rank)`: the order counts, the scores do not. */
export function reciprocalRankScores(hits: readonly Scored[], k: number): readonly number[] {
  return hits.map((_, at) => 1 / (k + at + 1));
}

/** Sample standard deviations from the mean; 0 for all when all are equal. */
export function zScores(hits: readonly Scored[]): readonly number[] {
  const mean = hits.reduce((sum, { score }) => sum + score, 0) / hits.length;
  const squares = hits.reduce((sum, { score }) => sum + (score - mean) ** 2, 0);
  const deviation = hits.length > 1 ? Math.sqrt(squares / (hits.length - 1)) : 0;
  return hits.map(({ score }) => (deviation === 0 ? 0 : (score - mean) / deviation));
}
