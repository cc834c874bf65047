/** A JSON Schema (draft 2020-12), of which only what is needed here is ever used. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const MAX_TYPED_LENGTH = 4096;

declare const SHAPE: unique symbol;

/** A JSON Schema that is known to describe `T`, no more and no less: a shape that its schema does not fit does not compile. */
export type Schema<T> = JsonSchema & { readonly [SHAPE]?: (value: T) => T };

/** The same shape with all its lists and fields made read-only, so that it does not matter how a type spells them. */
export type Plain<T> = T extends readonly [unknown, ...unknown[]]
  ? { readonly [Index in keyof T]: Plain<T[Index]> }
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Plain<T[Key]> }
      : T;

/** What may be missing from an object. A class, so that it cannot pass for a schema. */
class Optional<T> {
  readonly schema: Schema<T>;

  constructor(schema: Schema<T>) {
    this.schema = schema;
  }
}

type IsOptional<T, Key extends keyof T> = Record<never, never> extends Pick<T, Key> ? true : false;

/** A schema for every key; those of keys that may be missing, and no others, are marked so. */
type Fields<T> = {
  readonly [Key in keyof T]-?: IsOptional<T, Key> extends true
    ? Optional<Plain<Exclude<T[Key], undefined>>>
    : Schema<Plain<T[Key]>>;
};

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

/** Never there. */
export function nothing(): Schema<null> {
  return { type: "null" };
}

/** A list. */
export function list<Item>(items: Schema<Item>, description?: string): Schema<readonly Item[]> {
  return { type: "array", items, ...described(description) };
}

/** Something, or null when it is not known or not there. */
export function nullable<T>(schema: Schema<T>, description?: string): Schema<T | null> {
  return { anyOf: [schema, nothing()], ...described(description) };
}

/** A list of so many values, each of its own kind. */
export function tuple<Shapes extends readonly unknown[]>(
  ...schemas: { readonly [Index in keyof Shapes]: Schema<Shapes[Index]> }
): Schema<Readonly<Shapes>> {
  return { type: "array", prefixItems: schemas, items: false, minItems: schemas.length };
}

/** One of several shapes. */
export function either<Shapes extends readonly unknown[]>(
  ...schemas: { readonly [Index in keyof Shapes]: Schema<Shapes[Index]> }
): Schema<Shapes[number]> {
  return { oneOf: schemas };
}

/** Any value at all, such as one that is handed back as it came. */
export function anyValue(description?: string): Schema<unknown> {
  return { ...described(description) };
}

/** An object with keys that are not ours to name. */
export function anything(description?: string): Schema<Readonly<Record<string, unknown>>> {
  return { type: "object", ...described(description) };
}

/** A table whose keys are not known beforehand. */
export function table<T>(values: Schema<T>, description?: string): Schema<Readonly<Record<string, T>>> {
  return { type: "object", additionalProperties: values, ...described(description) };
}

/** A table with a value for each of these words. */
export function record<const Word extends string, T>(
  words: readonly Word[],
  values: Schema<T>,
  description?: string,
): Schema<Readonly<Record<Word, T>>> {
  return {
    type: "object",
    properties: Object.fromEntries(words.map((word) => [word, values])),
    required: words,
    additionalProperties: false,
    ...described(description),
  };
}

/** What may be missing from an object. */
export function optional<T>(schema: Schema<T>): Optional<T> {
  return new Optional(schema);
}

/** An object with exactly these keys. */
export function object<T extends object>(fields: Fields<T>, description?: string): Schema<Plain<T>> {
  const entries = Object.entries(fields) as [string, Schema<unknown> | Optional<unknown>][];
  return {
    type: "object",
    properties: Object.fromEntries(
      entries.map(([name, field]) => [name, field instanceof Optional ? field.schema : field]),
    ),
    required: entries.filter(([, field]) => !(field instanceof Optional)).map(([name]) => name),
    additionalProperties: false,
    ...described(description),
  };
}

function described(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}
