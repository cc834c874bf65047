import { type Codec, codec, described, type JsonSchema, notRead, wrong } from "./codec.ts";

/** No name, line of code or sentence that we write is longer. */
const MAX_TEXT_LENGTH = 10_000;
/** What somebody types is shorter still. */
const MAX_TYPED_LENGTH = 4096;
const MAX_NUMBER = 2 ** 40;
const COMMIT_ID = /^[0-9a-f]{4,64}$/;
/** The relation of a commit to another, in the words of `describeRelation`. */
const RELATION = /^(?:same|unknown|diverged|unrelated|(?:behind|ahead) \d{1,9})$/;
const OUTSIDE = /^$|^\/|(?:^|\/)\.\.(?:\/|$)|\0|^[A-Za-z]:[\\/]/;

type Parse<T> = (value: unknown, at: string) => T;
type Text = Codec<string, string>;
type Whole = Codec<number, number>;

/** A value that is the same on the wire. */
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

/** A text of a form of its own, which refusals call `expected`. */
export function textLike(expected: string, isRight: (text: string) => boolean, description?: string): Text {
  return same({ type: "string" }, description, (value, at) => {
    const found = parseText(value, at);
    if (!isRight(found)) throw wrong(at, expected);
    return found;
  });
}

/** A path inside of the repository. */
export const path = (description?: string): Text =>
  textLike("a path inside of the repository", (found) => !OUTSIDE.test(found), description);

/** The id of a commit, and nothing else: it is written where text would be read as something else. */
export const commit = (description?: string): Text =>
  textLike("the id of a commit", (found) => COMMIT_ID.test(found), description);

/** The relation of a commit to another: words of our own that are shown as they are. */
export const relation = (): Text =>
  textLike(
    "how a commit lies to another",
    (found) => RELATION.test(found),
    "same, behind 3, ahead 1, diverged, unrelated or unknown",
  );

/** A text that somebody types: not empty, and of a length that no honest one exceeds. */
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

/** A limit that somebody sets, from 1. */
export const limit = (maximum: number, description: string): Whole =>
  same({ type: "integer", minimum: 1, maximum }, description, parseWhole);

/** A line or a column, from 1; read from 0, so that code without a place does not spoil a document. */
export const place = (description?: string): Whole => same({ type: "integer", minimum: 1 }, description, parseWhole);

/** A duration in whole milliseconds. */
export function elapsed(): Whole {
  return { ...count(), toWire: Math.round };
}

/** A duration in milliseconds: written as it was measured, and read if it is whole. */
export const milliseconds = (): Whole => same({ type: "number" }, undefined, parseWhole);

/** Any number; `digits` after the point, because more would only tell machines apart. */
export function number(description?: string, digits?: number): Codec<number, number, unknown> {
  return { ...same<number, unknown>({ type: "number" }, description, notRead), toWire: roundedTo(digits) };
}

/** From 0 to 1, with so many digits after the point. */
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

/** One value and no other, whatever it is written for. */
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

/** Any value at all, such as one that is handed back as it came. */
export const anyValue = (description?: string): Codec<unknown, unknown, unknown> => same({}, description, notRead);

/** An object with keys that are not ours to name. */
export const anything = (
  description?: string,
): Codec<Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>, unknown> =>
  same({ type: "object" }, description, notRead);
