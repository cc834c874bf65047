import { apiChangeCodec, apiDiffCodec } from "../../api/api-diff.ts";
import { checksCodec } from "../../api/doctor/check.ts";
import { initCodec } from "../../api/init/init.ts";
import { buildCodec } from "../../api/operations/build-graph.ts";
import { updateCodec } from "../../api/operations/facts.ts";
import { placeCodec } from "../../api/operations/locate.ts";
import { bindingCodec, rebindCodec } from "../../api/operations/rebind.ts";
import { answerCodec } from "../../api/operations/rebind-batch.ts";
import { indexRunCodec, vectorShardCodec } from "../../api/operations/search-index.ts";
import { mergeCodec } from "../../api/operations/shard-facts.ts";
import { verificationCodec } from "../../api/operations/verify-facts.ts";
import { batchAnswerCodec } from "../../api/operations/where-used-batch.ts";
import { pulledCodec } from "../../api/pull.ts";
import { routingCodec } from "../../api/routing-to-wire.ts";
import { validationCodec } from "../../api/validation.ts";
import { auditCodec } from "../../envelope/audit-document.ts";
import { indexCheckCodec } from "../../envelope/index-check-to-wire.ts";
import { changedCodec, changedSymbolCodec, reviewCodec } from "../../envelope/review-document.ts";
import { factsCodec } from "../../facts/to-wire.ts";
import { GRAPH_PATH } from "../../graph/file/graph-file.ts";
import { graphCodec } from "../../graph/file/graph-wire.ts";
import { STATUS_PATH } from "../../graph/file/status-file.ts";
import { TOOLS } from "../../mcp/tools/tools.ts";
import type { JsonSchema } from "../../wire/codec.ts";
import { errorAnswer, indexStatus, lineageAnswer, searchAnswer, whereUsedAnswer } from "../../wire/envelope.ts";
import { explanationCodec, explanationsCodec } from "../commands/explain.ts";
import type { Format, ParsedOptions } from "../spec/command.ts";

/** The schema of the JSON that a command prints for one of the ways to call it. */
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

/** Commands that print no JSON of their own: `mcp` speaks a protocol, `completion` prints a script, `demo` is for people. */
export const COMMANDS_WITHOUT_JSON: readonly string[] = ["completion", "demo", "mcp"];

/** The answers of all commands; of those of one command, the first that fits a call describes it. */
export const ANSWER_SCHEMAS: readonly AnswerSchema[] = [
  lines("api-diff-line", apiChangeCodec, "api-diff --format jsonl", isJsonLines),
  document("api-diff", apiDiffCodec),
  document("audit", auditCodec),
  document("build-graph", buildCodec),
  lines("changed-line", changedSymbolCodec, "changed --format jsonl", isJsonLines),
  document("changed", changedCodec),
  document("doctor", checksCodec),
  lines("explain-line", explanationCodec, "explain --format jsonl", isJsonLines),
  document("explain", explanationsCodec),
  document("facts-merge", mergeCodec, "facts --merge", (options) => options.flag("merge")),
  lines("facts", factsCodec, "facts FILE…", ({ positionals }) => positionals.length > 0),
  document("facts-verify", verificationCodec, "facts --verify", (options) => options.flag("verify")),
  document("facts-update", updateCodec, "facts"),
  document("index-shard", vectorShardCodec, "index --shard", (options) => options.text("shard") !== undefined),
  document("index", indexRunCodec),
  document("init", initCodec),
  document("lineage", lineageAnswer),
  document("locate", placeCodec),
  document("pull", pulledCodec),
  lines("rebind-batch", answerCodec, "rebind --batch", isBatch),
  lines("rebind-line", bindingCodec, "rebind --format jsonl", isJsonLines),
  document("rebind", rebindCodec),
  document("review", reviewCodec),
  document("route", routingCodec),
  document("search", searchAnswer),
  document("status", indexCheckCodec),
  document("validate", validationCodec),
  lines("where-used-batch", batchAnswerCodec, "where-used --batch", isBatch),
  document("where-used", whereUsedAnswer),
];

/** The name of the schema of mistakes, which is the same for every command. */
export const ERROR_SCHEMA = "error";

/** A file that commands write for other programs. */
export interface FileSchema {
  /** The name of its file in `docs/schemas/`. */
  readonly name: string;
  /** The path at which commands write the file. */
  readonly path: string;
  readonly schema: JsonSchema;
}

/** The schema of a tool's answer. */
export interface ToolSchema {
  /** The name of its file in `docs/schemas/`. */
  readonly name: string;
  readonly tool: string;
  readonly schema: JsonSchema;
}

/** The files that `build-graph` writes. */
export const FILE_SCHEMAS: readonly FileSchema[] = [
  { name: "rag_graph", path: GRAPH_PATH, schema: graphCodec.schema },
  { name: "rag_index_status", path: STATUS_PATH, schema: indexStatus.schema },
];

/** The structured content of every tool that `llmc-nav mcp` serves. */
export const TOOL_SCHEMAS: readonly ToolSchema[] = TOOLS.map(({ name, outputSchema }) => {
  return { name: `mcp-${name.replaceAll("_", "-")}`, tool: name, schema: outputSchema };
});

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
  const mistake = [ERROR_SCHEMA, { $schema: DIALECT, title, ...errorAnswer.schema }] as const;
  const tools = TOOL_SCHEMAS.map(({ name, tool, schema }) => {
    return [
      name,
      { $schema: DIALECT, title: `The structured content of the MCP tool \`${tool}\``, ...schema },
    ] as const;
  });
  return new Map<string, JsonSchema>([...answers, mistake, ...files, ...tools]);
}

type Described = Pick<AnswerSchema, "schema">;

function document(
  name: string,
  { schema }: Described,
  call = name,
  fits: AnswerSchema["fits"] = () => true,
): AnswerSchema {
  return { name, command: commandOf(call), call, schema, isLines: false, fits };
}

function lines(name: string, { schema }: Described, call: string, fits: AnswerSchema["fits"]): AnswerSchema {
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
