import type { TreeEntry } from "../model/tree.ts";

/** Bytes of code that are parsed, and linked, in a second on a slow runner: low, because a budget is there to be held. */
const PARSED_A_SECOND = 1_500_000;
const LINKED_A_SECOND = 2_500_000;

/** The index cannot be brought to the commit in the time given. */
export class OverBudgetError extends Error {}

/** The time that bringing an index to a commit may take: what is to come is predicted from its bytes, what has passed is measured. */
export class Budget {
  readonly #milliseconds: number;
  readonly #started = performance.now();

  constructor(milliseconds: number | undefined) {
    this.#milliseconds = milliseconds ?? Number.POSITIVE_INFINITY;
  }

  checkParsing(entries: readonly TreeEntry[]): void {
    // What is parsed is linked, too.
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
