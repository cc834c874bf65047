/** The part of JSON Schema that the schemas of answers use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
}

/** The path to a field: names of properties, `0` for the only element of a list, `KEY` for an arbitrary key. */
export type FieldPath = readonly string[];

const KEY = "key";

/** The choices for a document if its schema allows several values. */
export interface Choices {
  readonly textAt: (path: FieldPath) => string;
  /** The index of the value in an enumeration, modulo its length. */
  readonly enumAt: number;
  readonly flag: boolean;
  /** Whether a nullable field is null. */
  readonly isNull: (path: FieldPath) => boolean;
}

/** Makes a document with all fields of a schema, and one element in every list. */
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

/** The paths to all values of a document that contain no other values. Fields that are null here have a value in another document. */
export function leavesOf(value: unknown, path: FieldPath = []): FieldPath[] {
  if (value === null) return [];
  if (typeof value !== "object") return [path];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, [...path, name]));
}

/** A copy of the document with another value at some places. */
export function withValues(document: unknown, paths: readonly FieldPath[], value: unknown): unknown {
  const copy: unknown = structuredClone(document);
  for (const path of paths) {
    let at = copy as Record<string, unknown>;
    for (const name of path.slice(0, -1)) at = at[name] as Record<string, unknown>;
    at[path.at(-1) ?? ""] = value;
  }
  return copy;
}
