import type { TreeEntry } from "../model/tree.ts";

/** Bytes of code parsed, and linked, per second on a slow runner: low, because a budget must be kept. */
const PARSED_A_SECOND = 1_500_000;
const LINKED_A_SECOND = 2_500_000;

/** Raised when the index cannot be brought to the commit within the time limit. */
export class OverBudgetError extends Error {}

/** The time that bringing an index to a commit may take: future work is estimated from its bytes, past work is measured. */
export class Budget {
  readonly #milliseconds: number;
  readonly #started = performance.now();

  constructor(milliseconds: number | undefined) {
    this.#milliseconds = milliseconds ?? Number.POSITIVE_INFINITY;
  }

  checkParsing(entries: readonly TreeEntry[]): void {
    // Parsed files are also linked.
    this.#check((bytesOf(entries) / PARSED_A_SECOND + bytesOf(entries) / LINKED_A_SECOND) * 1000);
  }

  checkLinking(entries: readonly TreeEntry[]): void {
    this.#check((bytesOf(entries) / LINKED_A_SECOND) * 1000);
  }

  check(): void {
    this.#check(0);
  }

  #check(expected: number): void {
    if (performance.now() - this.#started + expected <= this.#milliseconds) return;
    const seconds = Math.round(this.#milliseconds / 1000);
    throw new OverBudgetError(
      `Making the index would take longer than ${seconds} s (index-budget), so the files answered; the next push makes it.`,
    );
  }
}

function bytesOf(entries: readonly TreeEntry[]): number {
  return entries.reduce((sum, { size }) => sum + size, 0);
}
