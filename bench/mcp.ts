/**
 * Measures what a thousand calls cost an MCP server, and how much memory they leave in use. The SDK's own client calls the tools in turn
 * through linked transports; the heap is measured after a garbage collection.
 *
 *   node --expose-gc bench/mcp.ts [DIRECTORY] [SYMBOL] [CALLS]
 *
 * The bench fails when the heap grows after the first tenth of the calls.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { openRepository } from "../src/api/open-repository.ts";
import { createServer } from "../src/mcp/create-server.ts";
import { SILENT_LOGGER } from "../src/util/logger.ts";

const [directory = ".", symbol = "openRepository", calls = "1000"] = process.argv.slice(2);
const STEPS = 10;
/** The size of the heap differs by this much between garbage collections. */
const NOISE_MB = 2;

const { gc } = globalThis;
if (gc === undefined) throw new Error("Run it with --expose-gc.");
const client = new Client({ name: "bench", version: "1" });
const repository = await openRepository(directory);
const server = createServer(repository, { version: "1", logger: SILENT_LOGGER });
const [ours, theirs] = InMemoryTransport.createLinkedPair();
await Promise.all([server.connect(theirs), client.connect(ours)]);
await client.listTools();

const inputs: readonly (readonly [name: string, input: Record<string, unknown>])[] = [
  ["where_used", { symbol }],
  ["lineage", { symbol, direction: "upstream" }],
  ["search", { query: symbol }],
  ["status", {}],
  ["route", { query: "how do I log in" }],
  ["review", { base: "HEAD~1" }],
  ["symbol", { symbol }],
  ["context", { symbol }],
  ["impact", { symbol }],
  ["changed", { base: "HEAD~1" }],
];
const spent = new Map<string, number[]>(inputs.map(([name]) => [name, []]));
const total = Number(calls);
const heaps: number[] = [];
for (let call = 0; call < total; call++) {
  const [name, input] = inputs[call % inputs.length] ?? ["status", {}];
  const started = performance.now();
  const { isError } = await client.callTool({ name, arguments: { ...input } });
  if (isError === true) throw new Error(`${name} failed`);
  spent.get(name)?.push(performance.now() - started);
  if ((call + 1) % Math.ceil(total / STEPS) === 0) {
    await gc({ execution: "async" });
    heaps.push(process.memoryUsage().heapUsed / 1e6);
    console.log(
      `${call + 1} calls: heap ${heaps.at(-1)?.toFixed(1)} MB, resident ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
    );
  }
}
for (const [name, times] of spent) {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(`${name}: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms of ${sorted.length} calls`);
}
const { user, system } = process.cpuUsage();
console.log(
  `processor time ${((user + system) / 1e6).toFixed(1)} s; open handles: ${process.getActiveResourcesInfo().length}`,
);
const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
console.log(`the heap grew by ${growth.toFixed(1)} MB after the first tenth of the calls`);
if (growth > NOISE_MB) process.exitCode = 1;
await client.close();
await repository.close();
