import { isObject } from "../../util/json.ts";
import { type Codec, codec, type JsonSchema, notRead } from "../../wire/codec.ts";

/** The same document without the keys whose value is null, at any depth; its schema says that they may be missing. */
export function sparse<T, W>(inner: Codec<T, W, unknown>): Codec<T, W, unknown> {
  return codec<T, W, unknown>(
    (value) => withoutNulls(inner.toWire(value)) as W,
    notRead,
    () => sparseSchema(inner.schema) as JsonSchema,
  );
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const known = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(known.map(([key, each]) => [key, withoutNulls(each)]));
}

function sparseSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(sparseSchema);
  if (!isObject(schema)) return schema;
  const inside = Object.entries(schema).map(([key, each]) => [key, sparseSchema(each)] as const);
  const { properties, required, ...rest } = Object.fromEntries(inside) as Record<string, unknown>;
  if (!isObject(properties)) return Object.fromEntries(inside);
  const optional = new Set(Object.keys(properties).filter((key) => isNullable(properties[key])));
  const shown = Object.entries(properties).map(([key, each]) => [key, optional.has(key) ? notNull(each) : each]);
  return {
    ...rest,
    properties: Object.fromEntries(shown),
    required: (Array.isArray(required) ? required : []).filter((key) => !optional.has(String(key))),
  };
}

function isNullable(schema: unknown): boolean {
  return (
    isObject(schema) &&
    Array.isArray(schema.anyOf) &&
    schema.anyOf.some((each) => isObject(each) && each.type === "null")
  );
}

/** The schema of a value that is not null. */
function notNull(schema: unknown): unknown {
  if (!isObject(schema) || !Array.isArray(schema.anyOf)) return schema;
  const { anyOf, ...described } = schema;
  const [first] = (anyOf as unknown[]).filter((each) => !(isObject(each) && each.type === "null"));
  return { ...(isObject(first) ? first : {}), ...described };
}
