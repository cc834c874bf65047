import { setImmediate as afterOutput } from "node:timers/promises";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { NavRepository } from "../api/open-repository.ts";
import { createServer, type ServerOptions } from "./create-server.ts";

/** Serves a client on standard input and output until it closes them; what was asked by then is still answered. */
export async function serveStdio(repository: NavRepository, options: ServerOptions): Promise<void> {
  const server = createServer(repository, options);
  const isOver = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
    process.stdin.once("close", resolve);
    server.onclose = resolve;
  });
  await server.connect(new StdioServerTransport());
  await isOver;
  await repository.close();
  await afterOutput();
  await server.close();
}
