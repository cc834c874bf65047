/**
 * Which classes all others extend, by position. Each class is given as its ancestry, itself first. An empty one belongs to
 * an object without a definition, such as a local variable: seldom what code elsewhere means, so it counts only by itself.
 */
export function topmostOf<T>(ancestries: readonly (readonly T[])[]): readonly number[] {
  if (ancestries.length === 1) return [0];
  const known = ancestries.filter((ancestry) => ancestry.length > 0);
  // What all ancestries have in common is in the first of them.
  const common = (known[0] ?? []).filter((key) => known.every((ancestry) => ancestry.includes(key)));
  return [...ancestries.keys()].filter((at) => {
    const [first] = ancestries[at] ?? [];
    return first !== undefined && common.includes(first);
  });
}
