import { processIo } from "../../src/cli/io.ts";
import { runCli } from "../../src/cli/run.ts";

/** Runs `llmc-nav build-graph` and says on stderr, as one JSON line, what the process took at most. */
const io = processIo();
process.exitCode = await runCli(["build-graph", "--json", "--quiet", ...process.argv.slice(2)], io);
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
io.writeError(`${JSON.stringify({ maxRssKb: maxRSS, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 })}\n`);
