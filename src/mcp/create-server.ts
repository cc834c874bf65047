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
import { toWire } from "../envelope/to-wire.ts";
import { UserError } from "../model/errors.ts";
import { property } from "../util/json.ts";
import type { Logger } from "../util/logger.ts";
import { REPORT_TOOLS } from "./report-tools.ts";
import { SYMBOL_TOOLS } from "./symbol-tools.ts";
import { BadArguments, type Tool } from "./tool.ts";

/** What a server needs beside the repository. */
export interface ServerOptions {
  readonly version: string;
  readonly logger: Logger;
}

const TOOLS: readonly Tool[] = [...SYMBOL_TOOLS, ...REPORT_TOOLS];

const INSTRUCTIONS = [
  "Answers about one git repository, from the files as they are now or from a commit.",
  "Before you change or delete a symbol, ask where_used; after you have edited, ask review with work_tree.",
  "Every answer says how it is known: meta.freshness_state, meta.source, and a confidence for each use.",
].join(" ");

/** A server whose tools answer about one repository. It is not connected yet. */
export function createServer(repository: NavRepository, { version, logger }: ServerOptions): Server {
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
    return callTool(found.tool, repository, input, logger);
  });
  return server;
}

function describeTool({ name, title, description, inputSchema, outputSchema }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: { ...inputSchema, type: "object" as const },
    outputSchema: { ...outputSchema, type: "object" as const },
    annotations: { readOnlyHint: true, openWorldHint: false },
  };
}

/** A mistake in the question is an answer that says so; a call that cannot be a question is a protocol error, and so is a bug. */
async function callTool(
  tool: Tool,
  repository: NavRepository,
  input: unknown,
  logger: Logger,
): Promise<CallToolResult> {
  try {
    const answer = await tool.call(repository, input);
    const isError = property(property(answer, "meta"), "status") === "ERROR";
    return { content: [jsonText(answer)], structuredContent: { ...answer }, ...(isError && { isError }) };
  } catch (error) {
    if (error instanceof BadArguments) throw new McpError(ErrorCode.InvalidParams, `${error.message}.`);
    if (error instanceof UserError)
      return { content: [jsonText(toWire(failureResult(error, { tool: tool.name })))], isError: true };
    logger.warn(`${tool.name} failed; this is a bug: ${error instanceof Error ? error.stack : String(error)}`);
    throw error;
  }
}

/** Clients that do not know structured content read the same as text. */
function jsonText(value: object) {
  return { type: "text" as const, text: JSON.stringify(value) };
}

/** The checker's words, which speak of `data`. */
function explain(message: string | undefined): string {
  return (message ?? "the arguments do not fit the schema").replace(/\bdata(?=[/ ])/g, "arguments");
}
