import type { SymbolNode } from "./symbols.ts";

/** A one-to-one relation between old and new symbols, with the score of each pair. Symbols are numbered on either side. */
export class Matching {
  readonly #nowOf: SymbolNode[] = [];
  readonly #oldOf: SymbolNode[] = [];
  readonly #scores: number[] = [];

  /** Both must be free. */
  bind(old: SymbolNode, now: SymbolNode, score: number): void {
    if (this.nowOf(old) !== undefined || this.oldOf(now) !== undefined) throw new Error("a symbol was bound twice");
    this.#nowOf[old.id] = now;
    this.#oldOf[now.id] = old;
    this.#scores[old.id] = score;
  }

  nowOf(old: SymbolNode): SymbolNode | undefined {
    return this.#nowOf[old.id];
  }

  oldOf(now: SymbolNode): SymbolNode | undefined {
    return this.#oldOf[now.id];
  }

  scoreOf(old: SymbolNode): number {
    return this.#scores[old.id] ?? 0;
  }
}
