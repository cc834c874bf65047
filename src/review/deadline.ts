/** Thrown to stop a running computation when a review has no time left. */
export class OutOfTimeError extends Error {
  constructor() {
    super("the time for the review ran out");
    this.name = "OutOfTimeError";
  }
}

/** The time limit of a review; when the time is over, the review reports the results that it has. */
export class Deadline {
  readonly #started: number;
  readonly #milliseconds: number;

  /** The time counts from now; undefined means no limit. */
  constructor(milliseconds: number | undefined) {
    this.#started = performance.now();
    this.#milliseconds = milliseconds ?? Number.POSITIVE_INFINITY;
  }

  /** The time that is left; undefined if there is no limit. */
  get leftMs(): number | undefined {
    if (this.#milliseconds === Number.POSITIVE_INFINITY) return undefined;
    return Math.max(0, Math.round(this.#milliseconds - this.#elapsed));
  }

  /** Whether a share of the time is over, by default all of it. */
  isOver(share = 1): boolean {
    return this.#elapsed >= share * this.#milliseconds;
  }

  /** Stops the running computation if the time is over. */
  check(): void {
    if (this.isOver()) throw new OutOfTimeError();
  }

  get #elapsed(): number {
    return performance.now() - this.#started;
  }
}
