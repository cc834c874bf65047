/** What a bench counted, and what should not have happened. */
export class Tally {
  readonly #counts = new Map<string, number>();
  readonly #violations: string[] = [];

  count(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  violation(sentence: string): void {
    this.#violations.push(sentence);
    console.log(`VIOLATION: ${sentence}`);
  }

  /** Runs one case; what it throws is a violation of its own. */
  async guard(title: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.violation(`${title}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }

  /** Prints the counts; answers whether there was no violation. */
  report(title: string): boolean {
    console.log(title);
    for (const [what, count] of [...this.#counts].sort()) console.log(`  ${what}: ${count}`);
    console.log(this.#violations.length === 0 ? "  no violation" : `  ${this.#violations.length} violations`);
    return this.#violations.length === 0;
  }
}
