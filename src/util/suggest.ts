/** The candidate most similar to `word`, if one is close enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** The number of insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`; `limit` when it takes at least that many. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(num(last[j]) + 1, num(row[j - 1]) + 1, num(last[j - 1]) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, num(beforeLast[j - 2]) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(num(last[b.length]), limit);
}

function num(value: number | undefined): number {
  return value ?? Number.POSITIVE_INFINITY;
}
