/**
 * Python's order of a class and its ancestors (C3): a class comes before its bases, and bases keep the order in which they
 * are written. Undefined when no order is possible or a class is its own ancestor; Python rejects such classes at run time.
 */
export function lineariseC3(start: string, basesOf: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Map<string, readonly string[]>();
  const open = new Set<string>();
  const visit = (name: string): readonly string[] | undefined => {
    const known = done.get(name);
    if (known) return known;
    if (open.has(name)) return undefined;
    open.add(name);
    const bases = basesOf.get(name) ?? [];
    const lists: (readonly string[])[] = [];
    for (const base of bases) {
      const list = visit(base);
      if (!list) return undefined;
      lists.push(list);
    }
    const merged = merge([...lists, bases]);
    if (!merged) return undefined;
    const order = [name, ...merged];
    done.set(name, order);
    return order;
  };
  const order = visit(start);
  return order && [...order];
}

/** Merges lists: repeatedly takes the first head that is in no other list's tail. Undefined when there is none. */
function merge(lists: readonly (readonly string[])[]): string[] | undefined {
  const merged: string[] = [];
  const heads = lists.map(() => 0);
  const blocked = new Map<string, number>();
  for (const list of lists) for (const name of list.slice(1)) blocked.set(name, (blocked.get(name) ?? 0) + 1);
  let left = lists.reduce((sum, list) => sum + list.length, 0);
  while (left > 0) {
    const next = lists.map((list, at) => list[heads[at] ?? 0]).find((name) => name !== undefined && !blocked.get(name));
    if (next === undefined) return undefined;
    merged.push(next);
    lists.forEach((list, at) => {
      const head = heads[at] ?? 0;
      if (list[head] !== next) return;
      heads[at] = head + 1;
      left--;
      const freed = list[head + 1];
      if (freed !== undefined) blocked.set(freed, (blocked.get(freed) ?? 1) - 1);
    });
  }
  return merged;
}
