/** The counts of a bench, and the violations: events that must not happen. */
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

  /** Runs one case. An error that it throws is a violation. */
  async guard(title: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.violation(`${title}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }

  /** Prints the counts. Returns whether there was no violation. */
  report(title: string): boolean {
    console.log(title);
    for (const [what, count] of [...this.#counts].sort()) console.log(`  ${what}: ${count}`);
    console.log(this.#violations.length === 0 ? "  no violation" : `  ${this.#violations.length} violations`);
    return this.#violations.length === 0;
  }
}
