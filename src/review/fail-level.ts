import type { Review } from "../model/review.ts";

/** What a job or a command can be told to fail on. */
export const FAIL_LEVELS = ["never", "config", "stale", "broken", "any"] as const;
export type FailLevel = (typeof FAIL_LEVELS)[number];

/** Whether a level means a kind of finding. */
export function failsOn(level: FailLevel, kind: Exclude<FailLevel, "never" | "any">): boolean {
  return level === kind || level === "any";
}

/** The uses that can fail a job: what is proved or nearly so. A guess is for people to judge. */
export function countFailures({ broken }: Review): number {
  return broken.filter(({ confidence }) => confidence !== "possible").length;
}
