import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Installs an npm package once, in a separate folder in the temporary directory. Returns the package's folder. */
export function installPackage(name: string, version = "latest"): string {
  const home = join(tmpdir(), "llmc-nav-bench", `npm-${name.replaceAll(/[^a-z0-9]+/g, "-")}-${version}`);
  const folder = join(home, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "package.json"), JSON.stringify({ private: true }));
  const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", `${name}@${version}`];
  execFileSync("npm", args, { cwd: home, stdio: ["ignore", "ignore", "inherit"] });
  return folder;
}

/** The version of an installed package. */
export function versionOf(folder: string): string {
  return String(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version);
}
