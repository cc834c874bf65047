import { type Codec, codec, described, type JsonSchema, notRead, wrong } from "./codec.ts";

/** No name, line of code or sentence written by this program is longer. */
const MAX_TEXT_LENGTH = 10_000;
/** User input is shorter still. */
const MAX_TYPED_LENGTH = 4096;
const MAX_NUMBER = 2 ** 40;
const COMMIT_ID = /^[0-9a-f]{4,64}$/;
/** The relation of a commit to another, as worded by `describeRelation`. */
const RELATION = /^(?:same|unknown|diverged|unrelated|(?:behind|ahead) \d{1,9})$/;
const OUTSIDE = /^$|^\/|(?:^|\/)\.\.(?:\/|$)|\0|^[A-Za-z]:[\\/]/;

type Parse<T> = (value: unknown, at: string) => T;
type Text = Codec<string, string>;
type Whole = Codec<number, number>;

/** A value that is written unchanged. */
function same<T, R>(schema: JsonSchema, description: string | undefined, parse: Parse<R>): Codec<T, T, R> {
  return codec(
    (value) => value,
    parse,
    () => ({ ...schema, ...described(description) }),
  );
}

function parseText(value: unknown, at: string): string {
  if (typeof value === "string" && value.length <= MAX_TEXT_LENGTH) return value;
  throw wrong(at, "a text of bearable length");
}

function parseWhole(value: unknown, at: string): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= MAX_NUMBER) return value;
  throw wrong(at, "a whole number");
}

function parseFlag(value: unknown, at: string): boolean {
  if (typeof value === "boolean") return value;
  throw wrong(at, "true or false");
}

/** Any text. */
export const text = (description?: string): Text => same({ type: "string" }, description, parseText);

/** A text in a specific form, which error messages call `expected`. */
export function textLike(expected: string, isRight: (text: string) => boolean, description?: string): Text {
  return same({ type: "string" }, description, (value, at) => {
    const found = parseText(value, at);
    if (!isRight(found)) throw wrong(at, expected);
    return found;
  });
}

/** A path inside the repository. */
export const path = (description?: string): Text =>
  textLike("a path inside of the repository", (found) => !OUTSIDE.test(found), description);

/** The id of a commit, and nothing else: it is written into places where other text would be interpreted. */
export const commit = (description?: string): Text =>
  textLike("the id of a commit", (found) => COMMIT_ID.test(found), description);

/** The relation of a commit to another: fixed words that are shown as they are. */
export const relation = (): Text =>
  textLike(
    "how a commit lies to another",
    (found) => RELATION.test(found),
    "same, behind 3, ahead 1, diverged, unrelated or unknown",
  );

/** User input: not empty, and of a length that no honest input exceeds. */
export const typed = (description: string, maxLength = MAX_TYPED_LENGTH): Text =>
  same({ type: "string", minLength: 1, maxLength }, description, parseText);

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[], description?: string): Codec<Word, Word> {
  return same({ type: "string", enum: words }, description, (value, at) => {
    const found = words.find((word) => word === value);
    if (found === undefined) throw wrong(at, `one of ${words.join(", ")}`);
    return found;
  });
}

/** A number of things: whole, and not below zero. */
export const count = (description?: string): Whole => same({ type: "integer", minimum: 0 }, description, parseWhole);

/** A limit set by the user, from 1. */
export const limit = (maximum: number, description: string): Whole =>
  same({ type: "integer", minimum: 1, maximum }, description, parseWhole);

/** A line or a column, from 1; 0 is accepted on reading, so that code without a position does not invalidate a document. */
export const place = (description?: string): Whole => same({ type: "integer", minimum: 1 }, description, parseWhole);

/** A duration in whole milliseconds. */
export function elapsed(): Whole {
  return { ...count(), toWire: Math.round };
}

/** A duration in milliseconds: written as it was measured, and read if it is whole. */
export const milliseconds = (): Whole => same({ type: "number" }, undefined, parseWhole);

/** Any number; `digits` limits the decimals, because with more the output would differ between machines. */
export function number(description?: string, digits?: number): Codec<number, number, unknown> {
  return { ...same<number, unknown>({ type: "number" }, description, notRead), toWire: roundedTo(digits) };
}

/** A number from 0 to 1, rounded to `digits` decimals. */
export function share(description?: string, digits?: number): Codec<number, number, unknown> {
  return {
    ...same<number, unknown>({ type: "number", minimum: 0, maximum: 1 }, description, notRead),
    toWire: roundedTo(digits),
  };
}

function roundedTo(digits: number | undefined): (value: number) => number {
  if (digits === undefined) return (value) => value;
  const scale = 10 ** digits;
  return (value) => Math.round(value * scale) / scale;
}

/** True or false. */
export const flag = (description?: string): Codec<boolean, boolean> =>
  same({ type: "boolean" }, description, parseFlag);

/** One constant value, whatever value it is written for. */
export function always<const Value extends string | number | true | null>(
  value: Value,
  description?: string,
): Codec<unknown, Value, unknown> {
  return codec(
    () => value,
    notRead,
    () => ({ ...(value === null ? { type: "null" } : { const: value }), ...described(description) }),
  );
}

/** Any value at all, such as one that is passed through unchanged. */
export const anyValue = (description?: string): Codec<unknown, unknown, unknown> => same({}, description, notRead);

/** An object whose keys are defined by others. */
export const anything = (
  description?: string,
): Codec<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, unknown> =>
  same({ type: "object" }, description, notRead);
