import { UserError } from "./errors.ts";

/** `upstream` are the callers, `downstream` the callees. */
export type Direction = (typeof DIRECTIONS)[number];
export const DIRECTIONS = ["upstream", "downstream"] as const;

/** LLMC's alternative words for a direction. */
const DIRECTION_WORDS: ReadonlyMap<string, Direction> = new Map([
  ["upstream", "upstream"],
  ["callers", "upstream"],
  ["downstream", "downstream"],
  ["callees", "downstream"],
]);

/** The ways to write a direction, in any case and with space around it. */
export type DirectionWord = Direction | "callers" | "callees";

/** The direction that a text names; any other is a `UserError`, because a misspelled question must not get the answer to a different one. */
export function parseDirection(text: string): Direction {
  const direction = DIRECTION_WORDS.get(text.trim().toLowerCase());
  if (direction !== undefined) return direction;
  const words = "upstream (callers) or downstream (callees)";
  throw new UserError(`A direction is ${words}, not ${JSON.stringify(text)}.`, { code: "BAD_REQUEST" });
}
