import { hidingPhrase, LEFT_OUT } from "../model/left-out.ts";
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

/**
 * The changed files that fail a job because they were not compared: all of them where it fails on anything, and where it fails on what
 * is broken those in or by which something may be.
 */
export function countNotCompared({ notCompared }: Review, level: FailLevel): number {
  if (level === "any") return notCompared.length;
  return failsOn(level, "broken") ? notCompared.filter(({ mayBreak }) => mayBreak).length : 0;
}

/** Whether a limit was reached beyond which something broken could be, in a job that fails on anything. */
export function failsOnLimits({ leftOut }: Review, level: FailLevel): boolean {
  return level === "any" && leftOut.some(({ what }) => hidingPhrase(what) !== undefined);
}

/** All changed files that were not compared, with those that the list is too short for. */
export function countUnseenFiles({ notCompared, leftOut }: Review): number {
  const rest = leftOut.find(({ what }) => what === LEFT_OUT.files)?.count ?? 0;
  return notCompared.length + rest;
}
