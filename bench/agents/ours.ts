import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { openRepository } from "../../src/api/open-repository.ts";
import { createServer } from "../../src/mcp/create-server.ts";
import { SILENT_LOGGER } from "../../src/util/logger.ts";

/** The result of a call in both forms. */
export interface Read {
  readonly text: string;
  readonly structured: string;
}

/** Opens our own tools for a repository, as a client does. */
export async function openTools(directory: string) {
  const repository = await openRepository(directory);
  const server = createServer(repository, { version: "1", logger: SILENT_LOGGER });
  const client = new Client({ name: "bench", version: "1" });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(theirs), client.connect(ours)]);
  return {
    list: async (): Promise<string> => JSON.stringify(await client.listTools()),
    async call(name: string, input: Record<string, unknown>): Promise<Read> {
      const { content, structuredContent } = await client.callTool({ name, arguments: input });
      const [first] = content as [{ readonly text: string }];
      return { text: first.text, structured: JSON.stringify(structuredContent) };
    },
    async close() {
      await client.close();
      await repository.close();
    },
  };
}
