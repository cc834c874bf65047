import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Calls } from "./recall.ts";

/** Finds which functions the tests of each file call: runs every test of a Go module by itself with coverage. */
export function goCalls(directory: string): Calls {
  const scratch = mkdtempSync(join(tmpdir(), "go-calls-"));
  const module = execFileSync("go", ["list", "-m"], { cwd: directory, encoding: "utf8" }).trim();
  const format = "{{.Dir}}{{range .TestGoFiles}} {{.}}{{end}}{{range .XTestGoFiles}} {{.}}{{end}}";
  const packages = execFileSync("go", ["list", "-f", format, "./..."], { cwd: directory, encoding: "utf8" })
    .trim()
    .split("\n");
  const calls = new Map<string, Set<string>>();
  for (const [folder = "", ...files] of packages.map((line) => line.split(" "))) {
    if (files.length === 0) continue;
    const binary = join(scratch, "tests");
    spawnSync("go", ["test", "-c", "-cover", "-coverpkg=./...", "-o", binary, folder], { cwd: directory });
    for (const file of files) {
      const own = calls.get(relativeTo(directory, join(folder, file))) ?? new Set<string>();
      calls.set(relativeTo(directory, join(folder, file)), own);
      for (const [, test] of readFileSync(join(folder, file), "utf8").matchAll(/^func (Test\w+|Example\w*)\(/gm)) {
        const profile = join(scratch, "profile");
        spawnSync(binary, [`-test.run=^${test}$`, `-test.coverprofile=${profile}`], { cwd: folder, timeout: 30_000 });
        for (const place of calledIn(directory, module, profile)) own.add(place);
        rmSync(profile, { force: true });
      }
    }
  }
  rmSync(scratch, { recursive: true, force: true });
  return new Map([...calls].filter(([, called]) => called.size > 0));
}

function relativeTo(directory: string, path: string): string {
  return path.slice(directory.length + 1);
}

/** The functions with a block that ran. */
function calledIn(directory: string, module: string, profile: string): Set<string> {
  const places = new Set<string>();
  let text = "";
  try {
    text = readFileSync(profile, "utf8");
  } catch {
    return places;
  }
  const lines = new Map<string, readonly string[]>();
  for (const [, path = "", start = "", count] of text.matchAll(/^(\S+):(\d+)\.\d+,\S+ \d+ (\d+)$/gm)) {
    if (count === "0") continue;
    const own = path.slice(module.length + 1);
    const source = lines.get(own) ?? readFileSync(join(directory, own), "utf8").split("\n");
    lines.set(own, source);
    let at = Number(start) - 1;
    while (at >= 0 && !(source[at] ?? "").startsWith("func ")) at--;
    if (at >= 0) places.add(`${own}:${at + 1}`);
  }
  return places;
}
