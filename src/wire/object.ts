import { isObject, property } from "../util/json.ts";
import { type Codec, codec, described, notRead, type ValueCodec, wrong } from "./codec.ts";
import { unread } from "./shapes.ts";

/** A field that may be missing from an object: it is left out when undefined. */
interface OptionalCodec<T, W, R> extends Codec<T | undefined, W, R | undefined> {
  readonly isOptional: true;
}

/** A field whose value has a different name than its key on the wire. */
class Renamed<Name extends string, C> {
  readonly name: Name;
  readonly codec: C;

  constructor(name: Name, codec: C) {
    this.name = name;
    this.codec = codec;
  }
}

/** A field derived from the others, so it is write-only. */
class Computed<T, C> {
  readonly compute: (value: T) => unknown;
  readonly codec: C;

  constructor(compute: (value: T) => unknown, codec: C) {
    this.compute = compute;
    this.codec = codec;
  }
}

/** The name of a value in the code: `files_changed` is `filesChanged`. */
type Camel<Key> = Key extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Key;

type CodecOf<Field> = Field extends Renamed<string, infer C> | Computed<never, infer C> ? C : Field;
type NameOf<Key, Field> = Field extends Renamed<infer Name, unknown> ? Name : Camel<Key>;
/**
 * The type that a field needs in order to describe a value of `T` and to read one of `R`. A field that `R` lacks is not read; one that `T`
 * lacks is computed, or the same for every value.
 */
type Fit<T, R, Key, Field> =
  NameOf<Key, Field> extends infer Name extends keyof T
    ? Field extends Renamed<string, unknown>
      ? Renamed<string, Reading<T[Name], R, Name>>
      : Field extends Computed<never, unknown>
        ? Computed<T, unknown>
        : Reading<T[Name], R, Name>
    : Computed<T, unknown> | ValueCodec<unknown, unknown>;
type Reading<Value, R, Name> = ValueCodec<
  Value,
  unknown extends R ? unknown : Name extends keyof R ? R[Name] : undefined
>;
type Fits<T, R, Fields> = { readonly [Key in keyof Fields]: Fit<T, R, Key, Fields[Key]> };

/** The names of `T` that have a field. */
type Covered<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends Computed<never, unknown> ? never : NameOf<Key, Fields[Key]>;
}[keyof Fields];
/** Requires the missing fields, under their names in the code. */
type Missing<T, Fields> = { readonly [Name in Exclude<keyof T, Covered<Fields>>]-?: ValueCodec<T[Name]> };

type WireOf<C> = C extends { readonly toWire: (value: never) => infer W } ? W : never;
type OptionalKeys<Fields> = {
  [Key in keyof Fields]: CodecOf<Fields[Key]> extends { readonly isOptional: true } ? Key : never;
}[keyof Fields];
/** The fields, with those that may be missing made optional; without any of these, the fields unchanged and in order. */
type Marked<Fields> = [OptionalKeys<Fields>] extends [never]
  ? Fields
  : Omit<Fields, OptionalKeys<Fields>> & Partial<Pick<Fields, OptionalKeys<Fields>>>;

/** A value that may be missing from an object. */
export function optional<T, W, R>(inner: Codec<T, W, R>): OptionalCodec<T, W, R> {
  const made = codec<T | undefined, W, R | undefined>(
    // An object has no key at all when this is undefined, so its type need not include undefined.
    (value) => (value === undefined ? undefined : inner.toWire(value)) as W,
    inner.parse === notRead ? notRead : (value, at) => (value === null ? undefined : inner.parse(value, at)),
    () => inner.schema,
  );
  return Object.assign(made, { isOptional: true as const });
}

/** A flag whose key is present only when true; it is never read. */
export function mark(description: string): OptionalCodec<boolean, true, undefined> {
  const inner = codec<boolean, true, undefined>(
    () => true,
    notRead,
    () => ({ const: true, description }),
  );
  const made = optional(inner);
  return { ...made, toWire: (value) => made.toWire(value === true ? true : undefined) };
}

/** A field whose value is called `name` in the code. */
export function of<Name extends string, C>(name: Name, inner: C): Renamed<Name, C> {
  return new Renamed(name, inner);
}

/** A field derived from the others; readers of the document ignore it. */
export function from<T, V, C extends { readonly toWire: (value: V) => unknown }>(
  compute: (value: T) => V,
  inner: C,
): Computed<T, C> {
  return new Computed(compute, inner);
}

/**
 * An object with exactly these keys, in this order, for a value with exactly these fields: a missing or wrongly described field
 * does not compile. A key is the field's name in snake_case unless `of` names another. `R` is the part that is read, if smaller.
 */
export function object<T extends object, R = T>() {
  return <const Fields extends Fits<T, R, Fields>>(
    fields: Fields & Missing<T, Fields>,
    description?: string,
  ): Codec<
    T,
    { -readonly [Key in keyof Marked<Fields>]: Key extends keyof Fields ? WireOf<CodecOf<Fields[Key]>> : never },
    R
  > => build(fields, description);
}

/** A write-only object: it may show some of the value's fields, and others may be derived from them. */
export function view<T>() {
  return <const Fields extends Fits<T, unknown, Fields>>(
    fields: Fields,
    description?: string,
  ): Codec<
    T,
    { -readonly [Key in keyof Marked<Fields>]: Key extends keyof Fields ? WireOf<CodecOf<Fields[Key]>> : never },
    unknown
  > => unread(build(fields, description));
}

/** The same codec, with these keys first in its schema: some are in another order in published schemas than in the JSON. */
export function listedAs<T, W, R>(first: readonly (keyof W & string)[], inner: Codec<T, W, R>): Codec<T, W, R> {
  return codec(inner.toWire, inner.parse, () => {
    const { properties, required, ...rest } = inner.schema as { properties: object; required: readonly string[] };
    const keys = [...new Set([...first, ...Object.keys(properties)])];
    const inOrder = keys.map((key) => [key, property(properties, key)]);
    const { type, ...others } = rest as { readonly type?: string };
    return {
      type,
      properties: Object.fromEntries(inOrder),
      required: keys.filter((key) => required.includes(key)),
      ...others,
    };
  });
}

interface BuiltField {
  readonly key: string;
  readonly name: string;
  readonly read: (value: unknown) => unknown;
  readonly inner: ValueCodec<unknown, unknown> & { readonly isOptional?: boolean };
  readonly isRead: boolean;
}

function build<T, W, R>(fields: object, description: string | undefined): Codec<T, W, R> {
  const built = Object.entries(fields).map(([key, field]) => builtField(key, field));
  return codec(
    (value) => {
      const wire: Record<string, unknown> = {};
      for (const { key, read, inner } of built) {
        const found = inner.toWire(read(value));
        if (found !== undefined || inner.isOptional !== true) wire[key] = found;
      }
      return wire as W;
    },
    (value, at) => {
      if (!isObject(value)) throw wrong(at, "an object");
      const parsed: Record<string, unknown> = {};
      for (const { key, name, inner, isRead } of built) {
        if (!isRead) continue;
        const found = inner.parse(property(value, key) ?? null, `${at}.${key}`);
        if (found !== undefined || inner.isOptional !== true) parsed[name] = found;
      }
      return parsed as R;
    },
    () => ({
      type: "object",
      properties: Object.fromEntries(built.map(({ key, inner }) => [key, inner.schema])),
      required: built.filter(({ inner }) => inner.isOptional !== true).map(({ key }) => key),
      additionalProperties: false,
      ...described(description),
    }),
  );
}

function builtField(key: string, field: unknown): BuiltField {
  const isComputed = field instanceof Computed;
  const inner = (isComputed || field instanceof Renamed ? field.codec : field) as BuiltField["inner"];
  const name = field instanceof Renamed ? field.name : key.replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const read = isComputed ? field.compute : (value: unknown) => (value as Record<string, unknown>)[name];
  return { key, name, read, inner, isRead: !isComputed && inner.parse !== notRead };
}
