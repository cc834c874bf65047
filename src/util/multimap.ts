/** Adds a value to the list that a map holds under a key. */
export function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Groups items by key; groups, and items within them, keep the order of the input. */
export function groupBy<K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const item of items) append(groups, keyOf(item), item);
  return groups;
}

/** Counts the items per key; keys are in the order of their first items. */
export function countBy<K, V>(items: Iterable<V>, keyOf: (item: V) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
