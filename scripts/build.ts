/** Builds `dist/`: one ncc bundle per entry, and the files they load at run time. Run it through `npm run build`. */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "dist");
const ENTRIES = [
  { source: "src/action/main.ts", folder: "." },
  { source: "src/cli/main.ts", folder: "cli" },
  { source: "src/facts/worker.ts", folder: "worker" },
];

rmSync(DIST, { recursive: true, force: true });
for (const { source, folder } of ENTRIES) {
  const ncc = join(ROOT, "node_modules/@vercel/ncc/dist/ncc/cli.js");
  const target = join(DIST, folder);
  // Types are checked by `npm test`; doing it again for every entry would only cost time.
  const options = ["--transpile-only", "--no-cache", "--license", "licenses.txt"];
  execFileSync(process.execPath, [ncc, "build", source, "-o", target, ...options], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
  console.log(`${source} -> dist/${folder === "." ? "" : `${folder}/`}index.js`);
}
cpSync(join(ROOT, "assets/grammars"), join(DIST, "grammars"), { recursive: true });
console.log(`dist/ has ${(sizeOf(DIST) / 1e6).toFixed(1)} MB`);

function sizeOf(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
