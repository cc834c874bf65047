import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Calls } from "./recall.ts";

/**
 * Finds which functions each test file calls: runs every test file of mocha by itself with the coverage of Node's engine. Functions that
 * run while modules are loaded cannot be distinguished and count as well.
 */
export function nodeCalls(directory: string, files: readonly string[], options: readonly string[]): Calls {
  const calls = new Map<string, Set<string>>();
  for (const file of files) {
    const scratch = mkdtempSync(join(tmpdir(), "node-calls-"));
    const env = { ...process.env, NODE_V8_COVERAGE: scratch };
    spawnSync("node", ["node_modules/mocha/bin/_mocha", "--exit", ...options, file], {
      cwd: directory,
      env,
      timeout: 60_000,
    });
    const called = new Set<string>();
    for (const name of readdirSync(scratch))
      for (const place of calledIn(directory, join(scratch, name))) called.add(place);
    if (called.size > 0) calls.set(file, called);
    rmSync(scratch, { recursive: true, force: true });
  }
  return calls;
}

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly {
      readonly ranges: readonly { readonly startOffset: number; readonly count: number }[];
    }[];
  }[];
}

function calledIn(directory: string, report: string): string[] {
  const { result } = JSON.parse(readFileSync(report, "utf8")) as Coverage;
  return result.flatMap(({ url, functions }) => {
    const path = url.startsWith("file://") ? fileURLToPath(url) : "";
    const own = path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : "";
    if (own === "" || own.startsWith("node_modules/") || !/\.[cm]?js$/.test(own)) return [];
    const text = readFileSync(path, "utf8");
    const ran = functions
      .map(({ ranges }) => ranges[0])
      .filter((each) => each && each.count > 0 && each.startOffset > 0);
    return ran.map((each) => `${own}:${text.slice(0, each?.startOffset).split("\n").length}`);
  });
}
