import { execFileSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes a program to a directory. It first runs some shell code, then becomes the real program with its name. */
export function writeTool(directory: string, name: string, first: string): void {
  const real = execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
  const path = join(directory, name);
  writeFileSync(path, `#!/bin/sh\n${first}\nexec '${real}' "$@"\n`);
  chmodSync(path, 0o755);
}
