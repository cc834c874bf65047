/** What of JSON Schema the schemas of answers use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

/** The way to a field: names of properties, `0` for the only element of a list, `KEY` for a name that anybody may choose. */
export type FieldPath = readonly string[];

const KEY = "key";

/** How a document is made where its schema leaves a choice. */
export interface Choices {
  readonly textAt: (path: FieldPath) => string;
  /** Which value of an enumeration, counted round. */
  readonly enumAt: number;
  readonly flag: boolean;
  /** Whether a field that may be null is. */
  readonly isNull: (path: FieldPath) => boolean;
}

/** A document that has every field of a schema, with one element in every list. */
export function fullDocument(schema: Schema, choices: Choices, path: FieldPath = []): unknown {
  if (schema.anyOf) {
    const forms = schema.anyOf.filter(({ type }) => type !== "null");
    const [first] = forms;
    if (!first) throw new Error(`${path.join(".")} has no form but null`);
    const isNull = forms.length < schema.anyOf.length && choices.isNull(path);
    return isNull ? null : fullDocument(first, choices, path);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[choices.enumAt % schema.enum.length];
  switch (schema.type) {
    case "string":
      return choices.textAt(path);
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return choices.flag;
    case "array":
      return schema.items ? [fullDocument(schema.items, choices, [...path, "0"])] : [];
    case "object": {
      const own = Object.entries(schema.properties ?? {}).map(([name, each]) => {
        return [name, fullDocument(each, choices, [...path, name])] as const;
      });
      const rest = schema.additionalProperties;
      if (typeof rest !== "object") return Object.fromEntries(own);
      return Object.fromEntries([...own, [KEY, fullDocument(rest, choices, [...path, KEY])]]);
    }
    default:
      throw new Error(`${path.join(".")} has a form that the walk does not know: ${JSON.stringify(schema)}`);
  }
}

/** The ways to all values of a document that hold no others; what is null has a value in another document. */
export function leavesOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (value === null) return [];
  if (typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
}

/** The document with another value at some places. */
export function withValues(document: unknown, paths: readonly FieldPath[], value: unknown): unknown {
  const copy: unknown = structuredClone(document);
  for (const path of paths) {
    let at = copy as Record<string, unknown>;
    for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>;
    at[path.at(-1) ?? ""] = value;
  }
  return copy;
}
