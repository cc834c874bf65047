import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { onTestFinished } from "vitest";
import { openRepository } from "../../src/api/open-repository.ts";
import { tokensOf } from "../../src/mcp/budget.ts";
import { createServer } from "../../src/mcp/create-server.ts";
import { schemaProblem } from "../helpers/check-answer.ts";
import type { GitRepo } from "../helpers/git-repo.ts";
import { recordingLogger } from "../helpers/recording-logger.ts";

/** The fields that tests check. All fields were compared with the published schema. */
export interface Structured {
  readonly meta: { readonly total: number; readonly truncated: boolean; readonly [key: string]: unknown };
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly [key: string]: unknown;
}

/** The answer of a tool. */
export interface Answered {
  readonly text: string;
  readonly structured: Structured;
  readonly isError: boolean;
  readonly textTokens: number;
  readonly structuredTokens: number;
}

/** Connects a server for a repository with the SDK's own client. Every answer is compared with its published schema. */
export async function connect(repo: Pick<GitRepo, "dir">, environment: Record<string, string> = {}) {
  const logger = recordingLogger();
  const server = createServer(await openRepository(repo.dir, { logger }), { version: "1.2.3", logger, environment });
  const client = new Client({ name: "test", version: "1" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  onTestFinished(() => client.close());
  const { tools } = await client.listTools();
  const call = async (name: string, input: Record<string, unknown> = {}): Promise<Answered> => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: input });
    const [first] = content as [{ readonly text: string }];
    const schema = `mcp-${(isError === true ? "where_used" : name).replace("_", "-")}`;
    const problem = schemaProblem(schema, structuredContent);
    if (problem !== undefined) throw new Error(`${name}: docs/schemas/${schema}.json does not fit: ${problem}`);
    const json = JSON.stringify(structuredContent);
    return {
      text: first.text,
      structured: structuredContent as unknown as Structured,
      isError: isError === true,
      textTokens: tokensOf(first.text),
      structuredTokens: tokensOf(json),
    };
  };
  return { client, tools, logger, call };
}
