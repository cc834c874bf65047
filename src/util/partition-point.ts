/** The first index from `low` up to `high` for which `isBefore` no longer holds; it must hold for all before that one and none after. */
export function partitionPoint(low: number, high: number, isBefore: (index: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
