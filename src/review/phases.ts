import type { PhaseTiming } from "../model/review.ts";
import { type Deadline, OutOfTimeError } from "./deadline.ts";

/** The parts of a review: how long each part took, and how many parts had no time left. */
export class Phases {
  readonly timings: PhaseTiming[] = [];
  readonly deadline: Deadline;
  #cut = 0;

  constructor(deadline: Deadline) {
    this.deadline = deadline;
  }

  /** The number of parts that were cut short. */
  get cut(): number {
    return this.#cut;
  }

  /** Runs a part that every report needs. */
  async time<T>(phase: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.timings.push({ phase, milliseconds: Math.round(performance.now() - started) });
    }
  }

  /** Runs a part that a report does not need; if the time is over, `instead` replaces its result. */
  async attempt<T>(phase: string, instead: T, work: () => Promise<T>): Promise<T> {
    if (!this.deadline.isOver()) {
      try {
        return await this.time(phase, work);
      } catch (error) {
        if (!(error instanceof OutOfTimeError)) throw error;
      }
    }
    this.#cut++;
    return instead;
  }
}
