import { describe, expect, it } from "vitest";
import {
  count,
  either,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  record,
  type Schema,
  text,
  tuple,
} from "../../../src/api/schemas/schema.ts";

interface Shape {
  readonly name: string;
  readonly kind: "a" | "b";
  readonly size: number | null;
  readonly parts: readonly { readonly id: string }[];
  readonly note?: string;
}

const part = object<{ readonly id: string }>({ id: text() });
const fields = {
  name: text(),
  kind: oneOf(["a", "b"]),
  size: nullable(count()),
  parts: list(part),
  note: optional(text()),
};

/** The compiler checks these: each line below that it must refuse is marked, and a mark without an error is an error. */
function mustNotCompile(): readonly unknown[] {
  const { name: _, ...withoutName } = fields;
  return [
    // @ts-expect-error a field of the type has no schema
    object<Shape>(withoutName),
    // @ts-expect-error a field of the schema is none of the type
    object<Shape>({ ...fields, more: text() }),
    // @ts-expect-error another type
    object<Shape>({ ...fields, name: count() }),
    // @ts-expect-error a word too few
    object<Shape>({ ...fields, kind: oneOf(["a"]) }),
    // @ts-expect-error a word too many
    object<Shape>({ ...fields, kind: oneOf(["a", "b", "c"]) }),
    // @ts-expect-error any text where the type has words
    object<Shape>({ ...fields, kind: text() }),
    // @ts-expect-error never null
    object<Shape>({ ...fields, size: count() }),
    // @ts-expect-error null where the type has none
    object<Shape>({ ...fields, name: nullable(text()) }),
    // @ts-expect-error always there where the type says that it may be missing
    object<Shape>({ ...fields, note: text() }),
    // @ts-expect-error may be missing where the type says that it is there
    object<Shape>({ ...fields, name: optional(text()) }),
    // @ts-expect-error one and not a list
    object<Shape>({ ...fields, parts: part }),
    // @ts-expect-error another shape inside
    object<Shape>({ ...fields, parts: list(object<{ readonly id: number }>({ id: count() })) }),
    // @ts-expect-error one of the shapes is left out
    either(text(), count()) satisfies Schema<string | number | boolean>,
    // @ts-expect-error a value of the tuple is left out
    tuple(text()) satisfies Schema<readonly [string, number]>,
    // @ts-expect-error a word of the table is left out
    record(["a"], flag()) satisfies Schema<Readonly<Record<"a" | "b", boolean>>>,
  ];
}

describe("api/schemas: schema", () => {
  it("describes a type with all its fields, which the compiler holds against it", () => {
    expect(object<Shape>(fields)).toEqual({
      type: "object",
      properties: {
        name: { type: "string" },
        kind: { type: "string", enum: ["a", "b"] },
        size: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] },
        parts: { type: "array", items: part },
        note: { type: "string" },
      },
      required: ["name", "kind", "size", "parts"],
      additionalProperties: false,
    });
    expect(mustNotCompile()).toHaveLength(15);
  });

  it("describes a table by its words, one of several shapes, and a list of so many values", () => {
    expect(record(["a", "b"], flag())).toMatchObject({ required: ["a", "b"], additionalProperties: false });
    expect(either(text(), count())).toEqual({ oneOf: [text(), count()] });
    const pair: Schema<readonly [string, number]> = tuple(text(), count());
    expect(pair).toEqual({ type: "array", prefixItems: [text(), count()], items: false, minItems: 2 });
  });
});
