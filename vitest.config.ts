import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { defineConfig } from "vitest/config";

/**
 * By what a test names it is told whether it leaves something behind in its process: repositories, servers, programs, the environment,
 * mocks, languages. All others are pure, and one process runs them one after the other, which saves a start and its imports for each.
 */
const NOT_PURE =
  /git-repo|login-repo|sample-repository|build-graph|toy-language|pglite|run-(?:cli|bundle|action)|packed-package|child_process|[Ss]erver|[Ss]pawn|Worker|makeTempDir|\bvi\.|process\.env|"\.\/(?:trap|store-suite)\.ts"/;
const TESTS = readdirSync("__tests__", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `__tests__/${name}`);
const PURE = TESTS.filter((path) => !NOT_PURE.test(readFileSync(path, "utf8")));

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
    // `processes` comes first by its name, with the longest files at its head; the short ones of `pure` then fill both workers to the end.
    projects: [
      { test: { ...COMMON, name: "pure", include: PURE, isolate: false } },
      { test: { ...COMMON, name: "processes", include: ["__tests__/**/*.test.ts"], exclude: PURE } },
    ],
  },
});
