import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The result of `npm pack`. */
export interface PackedPackage {
  readonly tarball: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** The paths inside the package. */
  readonly files: readonly string[];
}

/** Packs this repository as for publishing. */
export function packPackage(folder: string): PackedPackage {
  const [packed] = JSON.parse(npm(ROOT, process.env, "pack", "--json", "--pack-destination", folder)) as [
    { filename: string; size: number; unpackedSize: number; files: readonly { path: string }[] },
  ];
  return {
    tarball: join(folder, packed.filename),
    bytes: packed.size,
    unpackedBytes: packed.unpackedSize,
    files: packed.files.map(({ path }) => path),
  };
}

/** Installs a tarball in an empty project, without a network. */
export function installIntoEmptyProject(folder: string, tarball: string, env: NodeJS.ProcessEnv): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  npm(folder, env, "install", "--offline", "--no-audit", "--no-fund", tarball);
}

/** Runs the installed command line for another folder, as `npx` does in the project. */
export function npx(project: string, cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): string {
  return npm(cwd, env, "exec", "--offline", "--no", "--prefix", project, "--", "llmc-nav", ...args);
}

function npm(cwd: string, env: NodeJS.ProcessEnv, ...args: readonly string[]): string {
  // If npm runs the tests, its environment variables name this project, which is not meant here.
  const own = Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_/i.test(name)));
  // On Windows, npm is a script, which only a shell can start.
  const options = { cwd, env: own, shell: process.platform === "win32", maxBuffer: MAX_OUTPUT_BYTES } as const;
  return execFileSync("npm", args, { ...options, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
