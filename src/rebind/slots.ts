import type { SourceFile } from "./binding.ts";
import type { Matching } from "./matching.ts";
import type { SymbolNode } from "./symbols.ts";

/** The free symbols that stand between the same two bound neighbours, on either side. */
interface Slot {
  readonly olds: SymbolNode[];
  readonly news: SymbolNode[];
}

/** Where free symbols stand among bound ones: what was renamed in place is still between its old neighbours. */
export class Slots {
  readonly #slotOf = new Map<SymbolNode, Slot>();
  readonly #slots = new Map<string, Slot>();
  readonly #matching: Matching;

  constructor(
    olds: readonly SymbolNode[],
    news: readonly SymbolNode[],
    pairedFile: (old: SourceFile) => SourceFile | undefined,
    matching: Matching,
  ) {
    this.#matching = matching;
    const fileIds = new Map<SourceFile, string>();
    for (const { file } of olds) {
      const now = pairedFile(file);
      if (now !== undefined && !fileIds.has(now)) fileIds.set(now, `file ${fileIds.size}`);
    }
    this.#place(olds, "olds", (node) =>
      node.container === undefined ? fileIds.get(pairedFile(node.file) as SourceFile) : boundId(node.container, matching),
    );
    this.#place(news, "news", (node) =>
      node.container === undefined ? fileIds.get(node.file) : matching.oldOf(node.container)?.id.toString(),
    );
  }

  compare(old: SymbolNode, now: SymbolNode): "only" | "same" | "other" {
    const slot = this.#slotOf.get(old);
    if (slot === undefined || slot !== this.#slotOf.get(now)) return "other";
    return countOf(slot.olds, old) === 1 && countOf(slot.news, now) === 1 ? "only" : "same";
  }

  /** The free new symbols in the slot of an old one. */
  newsBeside(old: SymbolNode): readonly SymbolNode[] {
    return this.#slotOf.get(old)?.news ?? [];
  }

  #place(
    nodes: readonly SymbolNode[],
    side: keyof Slot,
    scopeOf: (node: SymbolNode) => string | undefined,
  ): void {
    const groups = new Map<string, SymbolNode[]>();
    for (const node of nodes) {
      const scope = scopeOf(node);
      if (scope === undefined) continue;
      const group = groups.get(scope);
      if (group === undefined) groups.set(scope, [node]);
      else group.push(node);
    }
    for (const [scope, group] of groups) {
      const ids = group.map((node) => (side === "olds" ? boundId(node, this.#matching) : this.#matching.oldOf(node)?.id.toString()));
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

  #add(key: string, side: keyof Slot, node: SymbolNode): void {
    let slot = this.#slots.get(key);
    if (slot === undefined) this.#slots.set(key, (slot = { olds: [], news: [] }));
    slot[side].push(node);
    this.#slotOf.set(node, slot);
  }
}

function boundId(old: SymbolNode, matching: Matching): string | undefined {
  return matching.nowOf(old) === undefined ? undefined : old.id.toString();
}

function countOf(nodes: readonly SymbolNode[], like: SymbolNode): number {
  let count = 0;
  for (const { family } of nodes) if (family === like.family) count++;
  return count;
}
