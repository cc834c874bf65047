import type { SymbolNode } from "./symbols.ts";

/** A one-to-one relation between old and new symbols, with the score of each pair. */
export class Matching {
  readonly #nowOf = new Map<SymbolNode, SymbolNode>();
  readonly #oldOf = new Map<SymbolNode, SymbolNode>();
  readonly #scores = new Map<SymbolNode, number>();

  /** Both must be free. */
  bind(old: SymbolNode, now: SymbolNode, score: number): void {
    if (this.#nowOf.has(old) || this.#oldOf.has(now)) throw new Error("a symbol was bound twice");
    this.#nowOf.set(old, now);
    this.#oldOf.set(now, old);
    this.#scores.set(old, score);
  }

  nowOf(old: SymbolNode): SymbolNode | undefined {
    return this.#nowOf.get(old);
  }

  oldOf(now: SymbolNode): SymbolNode | undefined {
    return this.#oldOf.get(now);
  }

  scoreOf(old: SymbolNode): number {
    return this.#scores.get(old) ?? 0;
  }
}
