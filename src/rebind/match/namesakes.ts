import { append } from "../../util/multimap.ts";
import type { SymbolNode } from "./symbols.ts";

/** Counts the symbols of one side that have a name. Most names are looked up by their last part alone, if at all. */
export class Namesakes {
  readonly #byLeaf = new Map<string, SymbolNode[]>();
  readonly #countsOfLeaf = new Map<string, ReadonlyMap<string, number>>();

  constructor(nodes: readonly SymbolNode[]) {
    for (const node of nodes) append(this.#byLeaf, node.leaf, node);
  }

  ofLeaf(leaf: string): number {
    return this.#byLeaf.get(leaf)?.length ?? 0;
  }

  /** Counts those with the same qualified name; for a top-level name, all with that last part. */
  of({ leaf, scopePath }: SymbolNode): number {
    const group = this.#byLeaf.get(leaf);
    if (group === undefined || group.length === 1 || scopePath === leaf) return group?.length ?? 0;
    let counts = this.#countsOfLeaf.get(leaf);
    if (counts === undefined) {
      counts = countPaths(group);
      this.#countsOfLeaf.set(leaf, counts);
    }
    return counts.get(scopePath) ?? 0;
  }
}

function countPaths(nodes: readonly SymbolNode[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { scopePath } of nodes) counts.set(scopePath, (counts.get(scopePath) ?? 0) + 1);
  return counts;
}
