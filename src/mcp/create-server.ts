import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import type { NavRepository } from "../api/open-repository.ts";
import { failureResult } from "../envelope/failure-result.ts";
import { UserError } from "../model/errors.ts";
import type { Logger } from "../util/logger.ts";
import type { JsonSchema } from "../wire/codec.ts";
import { type Answer, clientCap, fitToBudget } from "./budget.ts";
import { mistake } from "./mistake.ts";
import { BadArguments, type Tool } from "./tool.ts";
import { TOOLS } from "./tools/tools.ts";

/** The options of a server, in addition to the repository. */
export interface ServerOptions {
  readonly version: string;
  readonly logger: Logger;
  /** The environment variables in which the client says how much it takes; default is that of the process. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

const INSTRUCTIONS = [
  "Answers about one git repository, from the files as they are now or from a commit, by identity of symbols.",
  "To understand a symbol: context. Before you change or delete it: impact. After an edit: review with work_tree: true.",
  "Answers stay within max_tokens; a last line says how many rows are missing and how to ask for them.",
  "Do not use it to find words in strings or comments, or to read a whole file.",
].join(" ");

/** A server whose tools answer about one repository. It is not connected yet. */
export function createServer(
  repository: NavRepository,
  { version, logger, environment = process.env }: ServerOptions,
): Server {
  const cap = clientCap(environment);
  const validator = new AjvJsonSchemaValidator();
  const server = new Server(
    { name: "llmc-nav", title: "llmc-nav", version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS, jsonSchemaValidator: validator },
  );
  const tools = new Map(TOOLS.map((tool) => [tool.name, { tool, check: validator.getValidator(tool.inputSchema) }]));
  server.onerror = (error) => logger.warn(`A message of the client cannot be used: ${error.message}`);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describeTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const found = tools.get(params.name);
    if (!found) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${JSON.stringify(params.name)}.`);
    const input = params.arguments ?? {};
    const { valid, errorMessage } = found.check(input);
    if (!valid) throw new McpError(ErrorCode.InvalidParams, `${params.name}: ${explain(errorMessage)}.`);
    return callTool(found.tool, repository, input, { logger, cap });
  });
  return server;
}

/** The description of a tool for a model; the schemas of answers are in `docs/schemas/`. */
function describeTool({ name, description, inputSchema }: Tool) {
  return {
    name,
    description,
    inputSchema: { ...listedSchema(inputSchema), type: "object" as const },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

/** A schema without how long a text may be: a call is held against it, and a model need not read it. */
function listedSchema(schema: JsonSchema): JsonSchema {
  const said = JSON.stringify(schema, (key, value) => (/^(?:minLength|maxLength)$/.test(key) ? undefined : value));
  return JSON.parse(said);
}

interface Calling {
  readonly logger: Logger;
  /** The most tokens that the client takes. */
  readonly cap: number;
}

/** A mistake in the question is an answer that says so; a call that cannot be a question is a protocol error, and so is a bug. */
async function callTool(
  tool: Tool,
  repository: NavRepository,
  input: unknown,
  { logger, cap }: Calling,
): Promise<CallToolResult> {
  let answer: Answer;
  try {
    answer = await tool.call(repository, input);
  } catch (error) {
    if (error instanceof BadArguments) throw new McpError(ErrorCode.InvalidParams, `${error.message}.`);
    if (!(error instanceof UserError)) {
      logger.warn(`${tool.name} failed; this is a bug: ${error instanceof Error ? error.stack : String(error)}`);
      throw error;
    }
    const { meta } = failureResult(error, { tool: tool.name });
    if (meta.status !== "ERROR") throw error;
    answer = mistake(meta);
  }
  const asked = tool.tokensIn(input);
  const budget = { tokens: Math.min(asked ?? tool.tokens, cap), isAsked: asked !== undefined, cap };
  const { text, structured } = fitToBudget(answer, budget);
  return {
    content: [{ type: "text", text }],
    structuredContent: { ...structured },
    ...(answer.isError && { isError: true }),
  };
}

/** The checker's words, which speak of `data`. */
function explain(message: string | undefined): string {
  return (message ?? "the arguments do not fit the schema").replace(/\bdata(?=[/ ])/g, "arguments");
}
