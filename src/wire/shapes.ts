import { isObject, property, recordOf } from "../util/json.ts";
import { type Codec, codec, described, notRead, wrong } from "./codec.ts";

/** No list written by this program is longer. */
const MAX_LIST_LENGTH = 100_000;

/** A list. */
export function list<T, W, R>(items: Codec<T, W, R>, description?: string): Codec<readonly T[], W[], R[]> {
  return codec(
    (values) => values.map((value) => items.toWire(value)),
    (value, at) => {
      if (!Array.isArray(value) || value.length > MAX_LIST_LENGTH) throw wrong(at, "a list of bearable length");
      return value.map((item, index) => items.parse(item, `${at}[${index}]`));
    },
    () => ({ type: "array", items: items.schema, ...described(description) }),
  );
}

/** A value, or null when it is not known or does not exist. */
export function nullable<T, W, R>(
  inner: Codec<T, W, R>,
  description?: string,
): Codec<T | undefined, W | null, R | undefined> {
  return codec(
    (value) => (value === undefined ? null : inner.toWire(value)),
    (value, at) => (value === null ? undefined : inner.parse(value, at)),
    () => ({ anyOf: [inner.schema, { type: "null" }], ...described(description) }),
  );
}

/** A value that defaults to the usual one when missing; it is always written. */
export function otherwise<T, W, R>(usual: T, inner: Codec<T, W, R>): Codec<T | undefined, W, R> {
  return codec(
    (value) => inner.toWire(value === undefined ? usual : value),
    inner.parse,
    () => inner.schema,
  );
}

/** A value that is written for other programs and never read back. */
export function unread<T, W>(inner: Codec<T, W, unknown>): Codec<T, W, undefined> {
  return codec(inner.toWire, notRead, () => inner.schema);
}

/** A value that is written in another form: `fold` converts to it, and `unfold` converts back. */
export function mapped<T, U, W, V, R = unknown>(
  inner: Codec<U, W, V>,
  fold: (value: T) => U,
  unfold: (value: V, at: string) => R = notRead,
): Codec<T, W, R> {
  return codec(
    (value) => inner.toWire(fold(value)),
    (value, at) => unfold(inner.parse(value, at), at),
    () => inner.schema,
  );
}

/** A list of fixed length, with its own kind of value at each place, written unchanged. */
export function tuple<Values extends readonly unknown[]>(
  ...items: { readonly [Index in keyof Values]: Codec<Values[Index], Values[Index], unknown> }
): Codec<Readonly<Values>, Readonly<Values>, unknown> {
  return codec(
    (values) => values,
    notRead,
    () => ({ type: "array", prefixItems: items.map(({ schema }) => schema), items: false, minItems: items.length }),
  );
}

/** One of two shapes. */
export function either<T, A extends T, W, V>(
  isFirst: (value: T) => value is A,
  first: Codec<A, W, unknown>,
  second: Codec<Exclude<T, A>, V, unknown>,
): Codec<T, W | V, unknown> {
  return codec<T, W | V, unknown>(
    (value) => (isFirst(value) ? first.toWire(value) : second.toWire(value as Exclude<T, A>)),
    notRead,
    () => ({ oneOf: [first.schema, second.schema] }),
  );
}

/** A table whose keys are not known in advance. */
export function table<T, W>(
  values: Codec<T, W, unknown>,
  description?: string,
): Codec<ReadonlyMap<string, T>, Readonly<Record<string, W>>, unknown> {
  return codec(
    (entries) => Object.fromEntries([...entries].map(([key, value]) => [key, values.toWire(value)])),
    notRead,
    () => ({ type: "object", additionalProperties: values.schema, ...described(description) }),
  );
}

/** A table with a value for each of these words; `values` defines the output for a word without one. */
export function record<const Word extends string, T, W>(
  words: readonly Word[],
  values: Codec<T | undefined, W, T | undefined>,
  description?: string,
): Codec<ReadonlyMap<Word, T>, Record<Word, W>> {
  return codec(
    (entries) => recordOf(words, (word) => values.toWire(entries.get(word))),
    (value, at) => {
      if (!isObject(value)) throw wrong(at, "an object");
      const entries = new Map<Word, T>();
      for (const word of words) {
        const entry = values.parse(property(value, word) ?? null, `${at}.${word}`);
        if (entry !== undefined) entries.set(word, entry);
      }
      return entries;
    },
    () => ({
      type: "object",
      properties: recordOf(words, () => values.schema),
      required: words,
      additionalProperties: false,
      ...described(description),
    }),
  );
}
