import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkAnswer } from "./check-answer.ts";
import { type GitRepo, TEST_ENV } from "./git-repo.ts";

/** The bundle that users get. */
export const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** Options for running a bundle. */
export interface BundleRun {
  readonly node?: string;
  readonly dist?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The command line of a bundle. */
export function bundledCli(dist = DIST): string {
  return join(dist, "cli/index.js");
}

/** Runs the command line of a bundle in a repository. Its JSON must match its schema. */
export function runBundle(repo: GitRepo, argv: readonly string[], run: BundleRun = {}) {
  const { node = process.execPath, dist, env = TEST_ENV } = run;
  const { status, stdout, stderr } = spawnSync(node, [bundledCli(dist), ...argv], {
    cwd: repo.dir,
    env,
    encoding: "utf8",
  });
  checkAnswer(argv, stdout);
  return { status, stdout, stderr };
}
