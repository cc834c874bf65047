import { partitionPoint } from "../../util/partition-point.ts";

/** Parts of sequences with more pairs of items than this are not aligned: parts that differ this much show little about positions. */
const MAX_PAIRS = 1_000_000;

/**
 * Aligns two sequences, usually the lines of a text before and after: for each item of `a`, the index of the same item in `b`,
 * or -1. Items that occur once in both and kept their order are paired first; then the parts in between.
 */
export function align(a: readonly string[], b: readonly string[]): Int32Array {
  const partners = new Int32Array(a.length).fill(-1);
  let [fromA, fromB] = [0, 0];
  for (const [endA, endB] of [...inOrder(uniquePairs(a, b)), [a.length, b.length] as const]) {
    alignPart(a.slice(fromA, endA), b.slice(fromB, endB)).forEach((index, at) => {
      if (index !== -1) partners[fromA + at] = fromB + index;
    });
    if (endA < a.length) partners[endA] = endB;
    [fromA, fromB] = [endA + 1, endB + 1];
  }
  return partners;
}

type IndexPair = readonly [a: number, b: number];

/** The items that occur exactly once in both, by their index in `a`. */
function uniquePairs(a: readonly string[], b: readonly string[]): IndexPair[] {
  const placesInB = uniquePlaces(b);
  const pairs: IndexPair[] = [];
  for (const [item, at] of uniquePlaces(a)) {
    const place = placesInB.get(item);
    if (place !== undefined) pairs.push([at, place]);
  }
  return pairs;
}

function uniquePlaces(items: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const repeated = new Set<string>();
  items.forEach((item, at) => {
    if (places.has(item)) repeated.add(item);
    else places.set(item, at);
  });
  for (const item of repeated) places.delete(item);
  return places;
}

/** The largest set of pairs that are in order on both sides (a longest increasing subsequence). */
function inOrder(pairs: readonly IndexPair[]): IndexPair[] {
  const ends: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([, b], at) => {
    const end = partitionPoint(0, ends.length, (each) => (pairs[ends[each] as number] as IndexPair)[1] < b);
    previous[at] = ends[end - 1] ?? -1;
    ends[end] = at;
  });
  const chain: IndexPair[] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at] as number) chain.push(pairs[at] as IndexPair);
  return chain.reverse();
}

/**
 * Pairs equal items from the start, which belong to the item before as a body belongs to its header, then from the end, which lead up to
 * the item after. The rest is paired by the longest common subsequence. There may be several: pairs on which the first and the last
 * disagree are left out.
 */
function alignPart(a: readonly string[], b: readonly string[]): Int32Array {
  const partners = new Int32Array(a.length).fill(-1);
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && start < endB && a[start] === b[start]) partners[start] = start++;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) partners[--endA] = --endB;
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length * restB.length > MAX_PAIRS) return partners;
  const first = commonItems(restA, restB);
  const last = commonItems(restA.toReversed(), restB.toReversed()).reverse();
  first.forEach((index, at) => {
    if (index !== -1 && index === restB.length - 1 - (last[at] as number)) partners[start + at] = start + index;
  });
  return partners;
}

/** The first of the longest common subsequences. */
function commonItems(a: readonly string[], b: readonly string[]): Int32Array {
  // The length of the longest common subsequence of the rests, for each pair of items.
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  for (let row = a.length - 1; row >= 0; row--) {
    for (let column = b.length - 1; column >= 0; column--) {
      const at = row * width + column;
      const [below, right] = [common[at + width] as number, common[at + 1] as number];
      common[at] = a[row] === b[column] ? (common[at + width + 1] as number) + 1 : Math.max(below, right);
    }
  }
  const partners = new Int32Array(a.length).fill(-1);
  for (let row = 0, column = 0; row < a.length && column < b.length; ) {
    const at = row * width + column;
    if (a[row] === b[column]) partners[row++] = column++;
    else if ((common[at + width] as number) >= (common[at + 1] as number)) row++;
    else column++;
  }
  return partners;
}
