/**
 * Tests the package as a user gets it: packs it, installs the tarball in an empty project with Node 20, 22 and 24 (and npm run by that
 * Node), and runs the command line and the library there, for this repository. Usage: node bench/package.ts [VERSION…]
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { environmentOf } from "../__tests__/helpers/nodes.ts";
import { installIntoEmptyProject, npx, packPackage } from "../__tests__/helpers/packed-package.ts";
import { installPackage, versionOf } from "./lib/npm.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAX_MEGABYTES = 15;
/** The unit of the times in `/proc`, on every current Linux. */
const TICKS_A_SECOND = 100;
const REVIEW = ["review", "--base", "HEAD~1", "--head", "HEAD", "--json"];
const QUESTION = `.openRepository(".").then(async (repository) => {
  const { meta } = await repository.whereUsed("src/api/open-repository.ts#openRepository");
  console.log(meta.total);
  await repository.close();
});`;
const LIBRARY = {
  "import.mjs": `import * as nav from "llmc-nav";\nnav${QUESTION}`,
  "require.cjs": `require("llmc-nav")${QUESTION}`,
};

const folder = mkdtempSync(join(tmpdir(), "llmc-nav-package-"));
const packed = packPackage(folder);
const megabytes = packed.bytes / 1e6;
console.log(
  `tarball ${megabytes.toFixed(2)} MB (at most ${MAX_MEGABYTES}), unpacked ${(packed.unpackedBytes / 1e6).toFixed(2)} MB, ${packed.files.length} files`,
);
const asked = process.argv.slice(2);
for (const version of asked.length > 0 ? asked : ["20", "22", "24"]) tryOn(version);
rmSync(folder, { recursive: true });
process.exitCode = megabytes > MAX_MEGABYTES ? 1 : 0;

function tryOn(version: string): void {
  const home = installPackage("node", version);
  const node = join(home, "bin/node");
  const env = environmentOf(node);
  const project = join(folder, `on-${version}`);
  const repository = join(folder, `repository-${version}`);
  execFileSync("git", ["clone", "-q", "--depth", "2", pathToFileURL(ROOT).href, repository]);
  const figures = [timed("install", () => installIntoEmptyProject(project, packed.tarball, env))];
  const installed = readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."));
  if (installed.join() !== "llmc-nav") throw new Error(`Installed was ${installed.join(", ")}`);
  figures.push(timed("npx llmc-nav --version", () => npx(project, repository, env, "--version")));
  figures.push(timed("npx llmc-nav review", () => JSON.parse(npx(project, repository, env, ...REVIEW))));
  const totals = new Set<string>();
  for (const [name, text] of Object.entries(LIBRARY)) {
    writeFileSync(join(project, name), text);
    const ask = () => execFileSync(node, [join(project, name)], { cwd: repository, encoding: "utf8" });
    figures.push(timed(name, () => totals.add(ask())));
  }
  if (totals.size !== 1 || Number([...totals][0]) < 1) throw new Error(`The library answered ${[...totals].join()}`);
  console.log([`Node ${versionOf(home)}`, ...figures].join("\n  "));
}

/** Runs other programs and returns a text with their times. A failure ends the bench. */
function timed(what: string, work: () => void): string {
  const [started, used] = [performance.now(), processorOfChildren()];
  work();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${what}: ${seconds} s, ${(processorOfChildren() - used).toFixed(1)} s of processor`;
}

/** The seconds that finished child processes, and their children, have used; NaN if the system does not provide it. */
function processorOfChildren(): number {
  if (process.platform !== "linux") return Number.NaN;
  // The name is in parentheses. After it come the state, 10 numbers, the user and system time of the process, then those of its children.
  const fields = readFileSync("/proc/self/stat", "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}
