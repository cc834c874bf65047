import type { ScoredSlice } from "../../model/retrieval.ts";

/**
 * The lowest of the `limit` best scores: only items with at least this score can be in the answer. `-Infinity` when there
 * are fewer. NaN does not count as a score.
 */
export function scoreToReach(scores: ArrayLike<number>, limit: number): number {
  if (limit <= 0) return Number.POSITIVE_INFINITY;
  const heap = new Float64Array(Math.min(limit, scores.length));
  let size = 0;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] as number;
    if (size < limit) {
      if (Number.isNaN(score)) continue;
      heap[size++] = score;
      if (size === limit) heap.sort();
    } else if (score > (heap[0] as number)) {
      replaceLowest(heap, score);
    }
  }
  return size < limit ? Number.NEGATIVE_INFINITY : (heap[0] as number);
}

/** Sorts slices by descending score, equal ones by id, so that an answer does not depend on when a slice was added. */
export function rank(found: ScoredSlice[], limit: number): readonly ScoredSlice[] {
  found.sort((a, b) => b.score - a.score || (a.slice.id < b.slice.id ? -1 : a.slice.id > b.slice.id ? 1 : 0));
  return found.slice(0, limit);
}

/** A sorted array is a heap, and stays one when its lowest value sinks into place. */
function replaceLowest(heap: Float64Array, score: number): void {
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
    if ((heap[child] as number) >= score) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = score;
}
