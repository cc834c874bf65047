import { changedSchema, changedSymbolSchema } from "../../api/schemas/changed-schemas.ts";
import {
  errorSchema,
  indexStatus,
  lineageSchema,
  searchSchema,
  whereUsedSchema,
} from "../../api/schemas/envelope-schema.ts";
import { graphSchema } from "../../api/schemas/graph-schema.ts";
import { reviewSchema } from "../../api/schemas/review-schema.ts";
import { routeSchema } from "../../api/schemas/routing-schema.ts";
import type { JsonSchema } from "../../api/schemas/schema.ts";
import { statusSchema } from "../../api/schemas/status-schema.ts";
import { validationSchema } from "../../api/schemas/validation-schema.ts";
import { GRAPH_PATH } from "../../graph/file/graph-file.ts";
import { STATUS_PATH } from "../../graph/file/status-file.ts";
import type { Format, ParsedOptions } from "../spec/command.ts";
import { auditSchema } from "./audit-schema.ts";
import { factsMergeSchema, factsSchema, factsUpdateSchema, factsVerifySchema } from "./facts-schemas.ts";
import { buildGraphSchema, indexSchema, indexShardSchema, pullSchema } from "./index-schemas.ts";
import { locateSchema, whereUsedBatchSchema } from "./place-schemas.ts";
import { bindingSchema, rebindBatchSchema, rebindSchema } from "./rebind-schemas.ts";
import { doctorSchema, explainSchema, explanationSchema, initSchema } from "./setup-schemas.ts";

/** What a command prints as JSON when it is called in one of its ways. */
export interface AnswerSchema {
  /** The name of its file in `docs/schemas/`. */
  readonly name: string;
  readonly command: string;
  /** The command as it is called to get this answer. */
  readonly call: string;
  readonly schema: JsonSchema;
  /** The answer is lines, any number of them, and the schema is that of one; else it is one document. */
  readonly isLines: boolean;
  /** Whether a call is answered so. */
  fits(options: ParsedOptions, format: Format): boolean;
}

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** Commands that print no JSON of their own: `mcp` speaks a protocol, `completion` prints a script. */
export const COMMANDS_WITHOUT_JSON: readonly string[] = ["completion", "mcp"];

/** The answers of all commands; of those of one command, the first that fits a call describes it. */
export const ANSWER_SCHEMAS: readonly AnswerSchema[] = [
  document("audit", auditSchema),
  document("build-graph", buildGraphSchema),
  lines("changed-line", changedSymbolSchema, "changed --format jsonl", isJsonLines),
  document("changed", changedSchema),
  document("doctor", doctorSchema),
  lines("explain-line", explanationSchema, "explain --format jsonl", isJsonLines),
  document("explain", explainSchema),
  document("facts-merge", factsMergeSchema, "facts --merge", (options) => options.flag("merge")),
  lines("facts", factsSchema, "facts FILE…", ({ positionals }) => positionals.length > 0),
  document("facts-verify", factsVerifySchema, "facts --verify", (options) => options.flag("verify")),
  document("facts-update", factsUpdateSchema, "facts"),
  document("index-shard", indexShardSchema, "index --shard", (options) => options.text("shard") !== undefined),
  document("index", indexSchema),
  document("init", initSchema),
  document("lineage", lineageSchema),
  document("locate", locateSchema),
  document("pull", pullSchema),
  lines("rebind-batch", rebindBatchSchema, "rebind --batch", isBatch),
  lines("rebind-line", bindingSchema, "rebind --format jsonl", isJsonLines),
  document("rebind", rebindSchema),
  document("review", reviewSchema),
  document("route", routeSchema),
  document("search", searchSchema),
  document("status", statusSchema),
  document("validate", validationSchema),
  lines("where-used-batch", whereUsedBatchSchema, "where-used --batch", isBatch),
  document("where-used", whereUsedSchema),
];

/** The name of the schema of mistakes, which is the same for every command. */
export const ERROR_SCHEMA = "error";

/** A file that commands write for other programs. */
export interface FileSchema {
  /** The name of its file in `docs/schemas/`. */
  readonly name: string;
  /** Where it is written. */
  readonly path: string;
  readonly schema: JsonSchema;
}

/** The files that `build-graph` writes. */
export const FILE_SCHEMAS: readonly FileSchema[] = [
  { name: "rag_graph", path: GRAPH_PATH, schema: graphSchema },
  { name: "rag_index_status", path: STATUS_PATH, schema: indexStatus },
];

/** Every schema as a document that stands by itself, by its name. */
export function schemaDocuments(): ReadonlyMap<string, JsonSchema> {
  const answers = ANSWER_SCHEMAS.map(({ name, call, schema, isLines }) => {
    const what = isLines ? "Each line of JSON" : "The JSON";
    return [name, { $schema: DIALECT, title: `${what} that \`llmc-nav ${call}\` answers with`, ...schema }] as const;
  });
  const files = FILE_SCHEMAS.map(({ name, path, schema }) => {
    return [
      name,
      { $schema: DIALECT, title: `The file ${path} that \`llmc-nav build-graph\` writes`, ...schema },
    ] as const;
  });
  const title = "The JSON that `llmc-nav COMMAND --json` answers a mistake with";
  const mistake = [ERROR_SCHEMA, { $schema: DIALECT, title, ...errorSchema }] as const;
  return new Map<string, JsonSchema>([...answers, mistake, ...files]);
}

function document(
  name: string,
  schema: JsonSchema,
  call = name,
  fits: AnswerSchema["fits"] = () => true,
): AnswerSchema {
  return { name, command: commandOf(call), call, schema, isLines: false, fits };
}

function lines(name: string, schema: JsonSchema, call: string, fits: AnswerSchema["fits"]): AnswerSchema {
  return { name, command: commandOf(call), call, schema, isLines: true, fits };
}

function commandOf(call: string): string {
  return call.split(" ", 1)[0] ?? "";
}

function isJsonLines(_options: ParsedOptions, format: Format): boolean {
  return format === "jsonl";
}

function isBatch(options: ParsedOptions): boolean {
  return options.text("batch") !== undefined;
}
