import { lineageSchema, searchSchema, whereUsedSchema } from "./envelope-schema.ts";
import { reviewSchema } from "./review-schema.ts";
import { routeSchema } from "./routing-schema.ts";
import type { JsonSchema } from "./schema.ts";
import { statusSchema } from "./status-schema.ts";
import { validationSchema } from "./validation-schema.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** The answers of each command as JSON Schemas, by the command's name. */
export const ANSWER_SCHEMAS: ReadonlyMap<string, JsonSchema> = new Map<string, JsonSchema>([
  ["lineage", lineageSchema],
  ["review", reviewSchema],
  ["route", routeSchema],
  ["search", searchSchema],
  ["status", statusSchema],
  ["validate", validationSchema],
  ["where-used", whereUsedSchema],
]);

/** A schema as a document that stands by itself. */
export function schemaDocument(command: string, schema: JsonSchema): JsonSchema {
  return { $schema: DIALECT, title: `The JSON that \`llmc-nav ${command}\` answers with`, ...schema };
}
