/**
 * The positions of the classes that all others extend. Each class is given as its ancestry, with the class itself first. An empty
 * ancestry belongs to an object without a definition, such as a local variable. Code elsewhere seldom means such an object, so it counts
 * only if it is the only one.
 */
export function topmostOf<T>(ancestries: readonly (readonly T[])[]): readonly number[] {
  if (ancestries.length === 1) return [0];
  const known = ancestries.filter((ancestry) => ancestry.length > 0);
  // The classes that all ancestries share are also in the first ancestry.
  const common = (known[0] ?? []).filter((key) => known.every((ancestry) => ancestry.includes(key)));
  return [...ancestries.keys()].filter((at) => {
    const [first] = ancestries[at] ?? [];
    return first !== undefined && common.includes(first);
  });
}
