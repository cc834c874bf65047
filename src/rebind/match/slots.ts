import type { OutlinedFile } from "../binding.ts";
import type { Matching } from "./matching.ts";
import type { Family, SymbolNode } from "./symbols.ts";

/** The free symbols between the same two bound neighbours, on either side. */
interface Slot {
  readonly olds: SymbolNode[];
  readonly news: SymbolNode[];
  /** The number of symbols of each family on either side. */
  readonly counts: { readonly olds: Map<Family, number>; readonly news: Map<Family, number> };
}
type Side = "olds" | "news";

/** The symbols of the files of both sides, and the pairing of the files. */
export interface PairedSymbols {
  readonly oldsOf: ReadonlyMap<OutlinedFile, readonly SymbolNode[]>;
  readonly newsOf: ReadonlyMap<OutlinedFile, readonly SymbolNode[]>;
  readonly pairedFile: (old: OutlinedFile) => OutlinedFile | undefined;
}

/** The positions of free symbols among bound ones: a symbol renamed in place is still between its old neighbours. */
export class Slots {
  readonly #slotOf = new Map<SymbolNode, Slot>();

  constructor(freeOlds: readonly SymbolNode[], { oldsOf, newsOf, pairedFile }: PairedSymbols, matching: Matching) {
    // Where every old symbol is bound, none can have been renamed in place.
    for (const scope of new Set(freeOlds.map(({ container, file }) => container ?? file))) {
      const [before, after] =
        "members" in scope
          ? [scope.members, matching.nowOf(scope)?.members]
          : [topLevel(oldsOf.get(scope)), topLevel(newsOf.get(pairedFile(scope) ?? scope))];
      if (after === undefined) continue;
      const slots = new Map<string, Slot>();
      this.#place(before, "olds", (node) => matching.nowOf(node) && node.id, slots);
      this.#place(after, "news", (node) => matching.oldOf(node)?.id, slots);
    }
  }

  compare(old: SymbolNode, now: SymbolNode): "only" | "same" | "other" {
    const slot = this.#slotOf.get(old);
    if (slot === undefined || slot !== this.#slotOf.get(now)) return "other";
    const isOnly = slot.counts.olds.get(old.family) === 1 && slot.counts.news.get(now.family) === 1;
    return isOnly ? "only" : "same";
  }

  /** The free new symbols in the slot of an old one. */
  newsBeside(old: SymbolNode): readonly SymbolNode[] {
    return this.#slotOf.get(old)?.news ?? [];
  }

  /** Puts free symbols between the same neighbours into one slot; `boundId` numbers the bound ones, the same on both sides. */
  #place(
    group: readonly SymbolNode[],
    side: Side,
    boundId: (node: SymbolNode) => number | undefined,
    slots: Map<string, Slot>,
  ): void {
    const ids = group.map(boundId);
    const after: (number | "end")[] = [];
    let next: number | "end" = "end";
    for (let i = group.length - 1; i >= 0; i--) {
      after[i] = next;
      next = ids[i] ?? next;
    }
    let before: number | "start" = "start";
    group.forEach((node, i) => {
      const id = ids[i];
      if (id === undefined) this.#add(`${before} ${after[i]}`, side, node, slots);
      else before = id;
    });
  }

  #add(key: string, side: Side, node: SymbolNode, slots: Map<string, Slot>): void {
    let slot = slots.get(key);
    if (slot === undefined) {
      slot = { olds: [], news: [], counts: { olds: new Map(), news: new Map() } };
      slots.set(key, slot);
    }
    slot[side].push(node);
    slot.counts[side].set(node.family, (slot.counts[side].get(node.family) ?? 0) + 1);
    this.#slotOf.set(node, slot);
  }
}

function topLevel(nodes: readonly SymbolNode[] = []): readonly SymbolNode[] {
  return nodes.filter(({ container }) => container === undefined);
}
