import type { OutlinedFile } from "./binding.ts";
import type { Matching } from "./matching.ts";
import type { Family, SymbolNode } from "./symbols.ts";

/** The free symbols that stand between the same two bound neighbours, on either side. */
interface Slot {
  readonly olds: SymbolNode[];
  readonly news: SymbolNode[];
  /** How many of each family there are on either side. */
  readonly counts: { readonly olds: Map<Family, number>; readonly news: Map<Family, number> };
}
type Side = "olds" | "news";

/** Where free symbols stand among bound ones: what was renamed in place is still between its old neighbours. */
export class Slots {
  readonly #slotOf = new Map<SymbolNode, Slot>();
  readonly #slots = new Map<string, Slot>();
  readonly #matching: Matching;

  constructor(
    olds: readonly SymbolNode[],
    news: readonly SymbolNode[],
    pairedFile: (old: OutlinedFile) => OutlinedFile | undefined,
    matching: Matching,
  ) {
    this.#matching = matching;
    const fileIds = new Map<OutlinedFile, string>();
    const open = new Set<string>();
    const scopeOfOld = (node: SymbolNode) => {
      if (node.container !== undefined) return boundId(node.container, matching);
      const now = pairedFile(node.file);
      return now && fileIds.get(now);
    };
    for (const node of olds) {
      if (matching.nowOf(node) !== undefined) continue;
      const now = pairedFile(node.file);
      if (now !== undefined && !fileIds.has(now)) fileIds.set(now, `file ${fileIds.size}`);
      const scope = scopeOfOld(node);
      if (scope !== undefined) open.add(scope);
    }
    // Where every old symbol is bound, nothing can have been renamed in place.
    this.#place(olds, "olds", scopeOfOld, open);
    this.#place(
      news,
      "news",
      (node) => (node.container === undefined ? fileIds.get(node.file) : matching.oldOf(node.container)?.id.toString()),
      open,
    );
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

  #place(
    nodes: readonly SymbolNode[],
    side: Side,
    scopeOf: (node: SymbolNode) => string | undefined,
    open: ReadonlySet<string>,
  ): void {
    const groups = new Map<string, SymbolNode[]>();
    for (const node of nodes) {
      const scope = scopeOf(node);
      if (scope === undefined || !open.has(scope)) continue;
      const group = groups.get(scope);
      if (group === undefined) groups.set(scope, [node]);
      else group.push(node);
    }
    for (const [scope, group] of groups) {
      const ids = group.map((node) =>
        side === "olds" ? boundId(node, this.#matching) : this.#matching.oldOf(node)?.id.toString(),
      );
      const after: string[] = [];
      let next = "end";
      for (let i = group.length - 1; i >= 0; i--) {
        after[i] = next;
        next = ids[i] ?? next;
      }
      let before = "start";
      group.forEach((node, i) => {
        const id = ids[i];
        if (id === undefined) this.#add(`${scope} ${before} ${after[i]}`, side, node);
        else before = id;
      });
    }
  }

  #add(key: string, side: Side, node: SymbolNode): void {
    let slot = this.#slots.get(key);
    if (slot === undefined) {
      slot = { olds: [], news: [], counts: { olds: new Map(), news: new Map() } };
      this.#slots.set(key, slot);
    }
    slot[side].push(node);
    slot.counts[side].set(node.family, (slot.counts[side].get(node.family) ?? 0) + 1);
    this.#slotOf.set(node, slot);
  }
}

function boundId(old: SymbolNode, matching: Matching): string | undefined {
  return matching.nowOf(old) === undefined ? undefined : old.id.toString();
}
