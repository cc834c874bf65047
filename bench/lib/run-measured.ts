import { writeSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Runs the command line in the file given as the first argument. Then writes the costs of the process to stderr, as one line of JSON. */
const [node = "", , program = "", ...args] = process.argv;
const STDERR = 2;
process.argv = [node, program, ...args];
process.on("exit", () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const main = process.threadCpuUsage();
  const usage = {
    maxRssKb: maxRSS,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
    mainThreadSeconds: (main.user + main.system) / 1e6,
  };
  writeSync(STDERR, `${JSON.stringify(usage)}\n`);
});
await import(pathToFileURL(program).href);
