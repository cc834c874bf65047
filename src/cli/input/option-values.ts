import { UserError } from "../../model/errors.ts";
import type { ParsedOptions } from "../spec/command.ts";

/** The value of an option that takes one of a few words. */
export function choice<T extends string>(options: ParsedOptions, name: string, allowed: readonly T[], otherwise: T): T {
  const given = options.text(name);
  if (given === undefined) return otherwise;
  const found = allowed.find((each) => each === given);
  if (found === undefined) throw new UserError(`--${name} takes ${allowed.join(", ")}, not ${JSON.stringify(given)}.`);
  return found;
}

/** The value of an option that takes a number of things, at least one. */
export function limitOf(options: ParsedOptions, name: string, otherwise: number): number {
  const given = wholeNumber(options, name);
  if (given === 0) throw new UserError(`--${name} takes a number from 1.`);
  return given ?? otherwise;
}

/** The value of an option that takes a whole number, 0 included. */
export function wholeNumber(options: ParsedOptions, name: string): number | undefined {
  const text = options.text(name);
  if (text === undefined) return undefined;
  if (!/^\d{1,12}$/.test(text)) throw new UserError(`--${name} takes a whole number, not ${JSON.stringify(text)}.`);
  return Number(text);
}
