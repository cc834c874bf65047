import { describe, expect, it } from "vitest";
import type { Codec } from "../../src/wire/codec.ts";
import { from, object, of, optional, view } from "../../src/wire/object.ts";
import { either, list, nullable, record, tuple, unread } from "../../src/wire/shapes.ts";
import { always, count, flag, number, oneOf, path, text } from "../../src/wire/values.ts";

interface Shape {
  readonly name: string;
  readonly fileKind: "a" | "b";
  readonly size: number | undefined;
  readonly parts: readonly { readonly id: string }[];
  readonly note?: string;
}

interface ShapeWire {
  readonly name: string;
  readonly file_kind: "a" | "b";
  readonly size: number | null;
  readonly parts: readonly { readonly id: string }[];
  readonly note?: string;
}

const part = object<{ readonly id: string }>()({ id: text() });
const fields = {
  name: text(),
  file_kind: oneOf(["a", "b"]),
  size: nullable(count()),
  parts: list(part),
  note: optional(text()),
};
const shape: Codec<Shape, ShapeWire> = object<Shape>()(fields);

/** The compiler checks this function: every line that it must reject has a mark, and a mark without an error is an error. */
function mustNotCompile(): readonly unknown[] {
  const { name: _, ...withoutName } = fields;
  return [
    // @ts-expect-error a field of the type has no codec
    object<Shape>()(withoutName),
    // @ts-expect-error a field does not belong to the type
    object<Shape>()({ ...fields, more: text() }),
    // @ts-expect-error another type
    object<Shape>()({ ...fields, name: count() }),
    // @ts-expect-error a word is missing
    object<Shape>()({ ...fields, file_kind: oneOf(["a"]) }),
    // @ts-expect-error a word is not in the type
    object<Shape>()({ ...fields, file_kind: oneOf(["a", "b", "c"]) }),
    // @ts-expect-error any text is allowed, but the type has words
    object<Shape>()({ ...fields, file_kind: text() }),
    // @ts-expect-error null is not allowed, but the type has null
    object<Shape>()({ ...fields, size: count() }),
    // @ts-expect-error null is allowed, but the type has no null
    object<Shape>()({ ...fields, name: nullable(text()) }),
    // @ts-expect-error a required field, but the type says that it may be missing
    object<Shape>()({ ...fields, note: text() }),
    // @ts-expect-error an optional field, but the type says that it is required
    object<Shape>()({ ...fields, name: optional(text()) }),
    // @ts-expect-error a single value instead of a list
    object<Shape>()({ ...fields, parts: part }),
    // @ts-expect-error another shape inside
    object<Shape>()({ ...fields, parts: list(object<{ readonly id: number }>()({ id: count() })) }),
    // @ts-expect-error a name that the type does not have
    object<Shape>()({ ...withoutName, title: of("label", text()) }),
    // @ts-expect-error another type under another name
    object<Shape>()({ ...withoutName, title: of("name", count()) }),
    // @ts-expect-error a field that is not read, but the type says that it is required
    object<Shape>()({ ...fields, name: unread(text()) }),
    // @ts-expect-error a codec that only writes, but the field must be read
    object<{ readonly size: number }>()({ size: number() }),
    // @ts-expect-error computed from another type
    object<Shape>()({ ...fields, more: from(({ label }: { readonly label: string }) => label, text()) }),
    // @ts-expect-error computed with another type as the result
    object<Shape>()({ ...fields, more: from(({ name }: Shape) => name, count()) }),
    // @ts-expect-error a word is not in the type of a view, which is only written
    view<Shape>()({ file_kind: oneOf(["a", "b", "c"]) }),
    // @ts-expect-error null is allowed in a view, but the type has no null
    view<Shape>()({ name: nullable(text()) }),
    // @ts-expect-error the JSON has one more key than its type
    object<Shape>()({ ...fields, more: from(({ name }: Shape) => name, text()) }) satisfies Codec<Shape, ShapeWire>,
    // @ts-expect-error the JSON has a key that may be missing
    object<{ a?: string }>()({ a: optional(text()) }) satisfies Codec<{ a?: string }, { readonly a: string }>,
    // @ts-expect-error one of the shapes is left out
    either(isText, text(), count()) satisfies Codec<string | number | boolean, string | number, unknown>,
    // @ts-expect-error a value of the tuple is left out
    tuple(text()) satisfies Codec<readonly [string, number], readonly [string, number], unknown>,
    // @ts-expect-error a word of the table is left out
    record(["a"], nullable(count())) satisfies Codec<ReadonlyMap<"a" | "b", number>, unknown>,
  ];
}

function isText(value: string | number): value is string {
  return typeof value === "string";
}

describe("wire: object", () => {
  const value: Shape = { name: "x", fileKind: "a", size: undefined, parts: [{ id: "1" }] };
  const wire = { name: "x", file_kind: "a", size: null, parts: [{ id: "1" }] };

  it("is typed by its value and its JSON, which the compiler checks", () => {
    expect(mustNotCompile()).toHaveLength(25);
  });

  it("describes all its fields", () => {
    expect(shape.schema).toEqual({
      type: "object",
      properties: {
        name: { type: "string" },
        file_kind: { type: "string", enum: ["a", "b"] },
        size: { anyOf: [{ type: "integer", minimum: 0 }, { type: "null" }] },
        parts: { type: "array", items: part.schema },
        note: { type: "string" },
      },
      required: ["name", "file_kind", "size", "parts"],
      additionalProperties: false,
    });
  });

  it("writes its keys in their order and reads what it wrote", () => {
    expect(JSON.stringify(shape.toWire(value))).toBe(JSON.stringify(wire));
    expect(shape.parse(wire, "shape")).toEqual(value);
    expect(shape.parse({ ...wire, note: "n", more: 1 }, "shape")).toEqual({ ...value, note: "n" });
    expect(JSON.stringify(shape.toWire({ ...value, note: "n" }))).toBe(JSON.stringify({ ...wire, note: "n" }));
  });

  it("rejects documents that it cannot have written, and names the place", () => {
    const sentence = (changed: object) => () => shape.parse({ ...wire, ...changed }, "shape");
    expect(() => shape.parse([], "shape")).toThrow("The shape cannot be read: shape is not an object.");
    expect(sentence({ parts: [{ id: "1" }, {}] })).toThrow("shape.parts[1].id is not a text of bearable length.");
    expect(sentence({ file_kind: "c" })).toThrow("shape.file_kind is not one of a, b.");
    expect(sentence({ size: 1.5 })).toThrow("shape.size is not a whole number.");
    expect(sentence({ name: "x".repeat(10_001) })).toThrow("shape.name is not a text of bearable length.");
    expect(sentence({ parts: new Array(100_001).fill({ id: "1" }) })).toThrow("is not a list of bearable length.");
    for (const each of ["", "/a", "../a", "a/..", "C:\\a", "a\0"]) {
      expect(() => path().parse(each, "shape.path")).toThrow("shape.path is not a path inside of the repository.");
    }
    const inherited = Object.create(wire);
    expect(() => shape.parse(inherited, "shape")).toThrow("shape.name is not");
  });

  it("writes fields that have another name, are computed or are not read", () => {
    const named = object<Shape>()({
      version: always(1),
      ...fields,
      file_kind: of("fileKind", oneOf(["a", "b"])),
      long: from(({ name }: Shape) => name.length > 3, flag()),
      size: unread(nullable(count())),
    });
    const written = { version: 1, ...wire, long: false, size: 2 };
    expect(named.toWire({ ...value, size: 2 })).toEqual(written);
    expect(named.parse(written, "shape")).toEqual(value);
  });
});

describe("wire: shapes", () => {
  it("describe a table by its words, one of several shapes, and a tuple", () => {
    const words = record(["a", "b"], nullable(count()));
    expect(words.schema).toMatchObject({ required: ["a", "b"], additionalProperties: false });
    expect(words.toWire(new Map([["b", 2]]))).toEqual({ a: null, b: 2 });
    expect(words.parse({ b: 2 }, "words")).toEqual(new Map([["b", 2]]));
    const one = either(isText, text(), count());
    expect(one.schema).toEqual({ oneOf: [text().schema, count().schema] });
    expect([one.toWire("x"), one.toWire(1)]).toEqual(["x", 1]);
    const pair: Codec<readonly [string, number], readonly [string, number], unknown> = tuple(text(), count());
    const prefixItems = [text().schema, count().schema];
    expect(pair.schema).toEqual({ type: "array", prefixItems, items: false, minItems: 2 });
  });
});
