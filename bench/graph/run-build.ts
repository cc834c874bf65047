import { processIo } from "../../src/cli/io.ts";
import { runCli } from "../../src/cli/run.ts";

/** Runs `llmc-nav build-graph` and writes the peak memory and processor time of the process to stderr, as one line of JSON. */
const io = processIo();
process.exitCode = await runCli(["build-graph", "--json", "--quiet", ...process.argv.slice(2)], io);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
io.writeError(`${JSON.stringify({ maxRssKb: maxRSS, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 })}\n`);
