import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const TESTS = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `__tests__/${name}`);

/** By what a test names it is told whether it starts programs or writes files. All others are pure: they are what `npm run test:fast` runs. */
const NOT_PURE =
  /git-repo|login-repo|sample-repository|build-graph|toy-language|pglite|run-(?:cli|bundle|action)|packed-package|child_process|[Ss]erver|[Ss]pawn|Worker|makeTempDir|\bvi\.|process\.env|"\.\/(?:trap|store-suite)\.ts"/;
/** Tests that change what the whole program is made of. */
const ALONE = /toy-language|\bvi\./;

/**
 * The tests of one room share a process, which saves a start and the imports for each file. One process for all rooms would be slower again:
 * starting git takes the longer, the more memory the process that starts it has.
 */
function roomOf(path: string): string {
  const text = readFileSync(path, "utf8");
  if (!NOT_PURE.test(text)) return "pure";
  return ALONE.test(text) ? "alone" : (path.split("/").at(1)?.replace(".test.ts", "") ?? "");
}
const ROOMS = new Map<string, string[]>();
for (const path of TESTS) ROOMS.set(roomOf(path), [...(ROOMS.get(roomOf(path)) ?? []), path]);

/** Where the tests put their files: in memory, if there is enough of it, since much of the time of a repository goes to making and removing files. */
function temporaryDirectory(): Record<string, string> {
  const memory = "/dev/shm";
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return {};
  const { bavail, bsize } = statfsSync(memory);
  const isExecutable = !/^\S+ \/dev\/shm \S+ \S*\bnoexec\b/m.test(readFileSync("/proc/mounts", "utf8"));
  if (bavail * bsize < 2 ** 31 || !isExecutable) return {};
  const directory = mkdtempSync(`${memory}/llmc-nav-tests-`);
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return { TMPDIR: directory };
}

/** Rooms whose tests start no program, or are about how git is started: for the others a small process starts it. */
const WITHOUT_STARTER: ReadonlySet<string> = new Set(["pure", "git"]);

const COMMON = {
  env: temporaryDirectory(),
  // Real repositories and spawned bundles: slow machines need room, hangs must still end.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // The default leaves one core to a watcher that `vitest run` does not have: on a runner with two, that is half of the machine.
    maxWorkers: "100%",
    projects: [...ROOMS].map(([name, include]) => {
      const setupFiles = WITHOUT_STARTER.has(name) ? [] : ["__tests__/helpers/starter/use-starter.ts"];
      return { test: { ...COMMON, name, include, setupFiles, isolate: name === "alone" } };
    }),
  },
});
