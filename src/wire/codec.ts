import { UserError } from "../model/errors.ts";

/** A JSON Schema (draft 2020-12); only a small part of the standard is used here. */
export type JsonSchema = Readonly<Record<string, unknown>>;

declare const VALUE: unique symbol;
declare const WIRE: unique symbol;

/** A codec of which only the value's side is known: exactly `T` is written, and reading returns `R`. */
export interface ValueCodec<T, R = T> {
  readonly [VALUE]?: (value: Plain<T>) => Plain<T>;
  readonly toWire: (value: T) => unknown;
  /** Checks an untrusted value. `at` names its place in the document, for the error message. */
  readonly parse: (value: unknown, at: string) => R;
  readonly schema: JsonSchema;
}

/**
 * The single description of a part of a document: how it is written, read and described to other programs. It is typed by the
 * value (`T`) and by its JSON (`W`), so that neither a type nor its codec can change alone. Write-only parts read as `unknown`.
 */
export interface Codec<T, W, R = T> extends ValueCodec<T, R> {
  readonly toWire: (value: T) => W;
  readonly [WIRE]?: (wire: Plain<W>) => Plain<W>;
}

/** The same shape with all its lists and fields made read-only, so that it does not matter how a type declares them. */
type Plain<T> = T extends readonly [unknown, ...unknown[]]
  ? { readonly [Index in keyof T]: Plain<T[Index]> }
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Plain<T[Key]> }
      : T;

/** The error for a document, such as `The review cannot be read: review.base is not the id of a commit.` */
export function wrong(at: string, expected: string): UserError {
  const document = /^\w*/.exec(at)?.[0];
  return new UserError(`The ${document} cannot be read: ${at} is not ${expected}.`);
}

/** Creates a codec. Its schema is built on first use, since few callers need it. */
export function codec<T, W, R>(
  toWire: (value: T) => W,
  parse: (value: unknown, at: string) => R,
  schema: () => JsonSchema,
): Codec<T, W, R> {
  return {
    toWire,
    parse,
    get schema() {
      return schema();
    },
  };
}

/** The `parse` of write-only values: it always throws. */
export function notRead(_value: unknown, at: string): never {
  throw new Error(`${at} is only written, never read.`);
}

export function described(description: string | undefined): JsonSchema {
  return description === undefined ? {} : { description };
}
