/** A JSON Schema (draft 2020-12), of which only what is needed here is ever used. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const MAX_TYPED_LENGTH = 4096;

declare const SHAPE: unique symbol;

/** A JSON Schema that is known to describe `T`, no more and no less: a shape that its schema does not fit does not compile. */
export type Schema<T> = JsonSchema & { readonly [SHAPE]?: (value: T) => T };

/** The same shape with all its lists and fields made read-only, so that it does not matter how a type spells them. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? readonly Plain<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

type OptionalKeys<T> = { [Key in keyof T]-?: Record<never, never> extends Pick<T, Key> ? Key : never }[keyof T];

/** Any text. */
export function text(description?: string): Schema<string> {
  return { type: "string", ...described(description) };
}

/** A text that somebody types: not empty, and of a length that no honest one exceeds. */
export function typed(description: string, maxLength = MAX_TYPED_LENGTH): Schema<string> {
  return { type: "string", minLength: 1, maxLength, description };
}

/** One of a few words. */
export function oneOf<const Word extends string>(words: readonly Word[], description?: string): Schema<Word> {
  return { type: "string", enum: words, ...described(description) };
}

/** A number of things: whole, and not below zero. */
export function count(description?: string): Schema<number> {
  return { type: "integer", minimum: 0, ...described(description) };
}

/** A limit that somebody sets, from 1. */
export function limit(maximum: number, description: string): Schema<number> {
  return { type: "integer", minimum: 1, maximum, description };
}

/** A line or a column, from 1. */
export function place(description?: string): Schema<number> {
  return { type: "integer", minimum: 1, ...described(description) };
}

/** Any number. */
export function number(description?: string): Schema<number> {
  return { type: "number", ...described(description) };
}

/** From 0 to 1. */
export function share(description?: string): Schema<number> {
  return { type: "number", minimum: 0, maximum: 1, ...described(description) };
}

/** True or false. */
export function flag(description?: string): Schema<boolean> {
  return { type: "boolean", ...described(description) };
}

/** One value and no other. */
export function always<const Value extends string | number | true>(value: Value, description?: string): Schema<Value> {
  return { const: value, ...described(description) };
}

/** A list. */
export function list<Item>(items: Schema<Item>, description?: string): Schema<readonly Item[]> {
  return { type: "array", items, ...described(description) };
}

/** Something, or null when it is not known or not there. */
export function nullable<T>(schema: Schema<T>, description?: string): Schema<T | null> {
  return { anyOf: [schema, { type: "null" }], ...described(description) };
}

/** An object with keys that are not ours to name. */
export function anything(description?: string): Schema<Readonly<Record<string, unknown>>> {
  return { type: "object", ...described(description) };
}

/** An object with exactly these keys; those of `optional` may be missing. */
export function object<T extends object>(
  properties: { readonly [Key in keyof T]-?: Schema<Plain<Exclude<T[Key], undefined>>> },
  optional: readonly OptionalKeys<T>[] = [],
  description?: string,
): Schema<Plain<T>> {
  const names = Object.keys(properties);
  const missing = new Set<PropertyKey>(optional);
  return {
    type: "object",
    properties,
    required: names.filter((name) => !missing.has(name)),
    additionalProperties: false,
    ...described(description),
  };
}

function described(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}
