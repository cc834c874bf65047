/** Builds `dist/`: one ncc bundle per entry, the library's types, and the files loaded at run time. Run it through `npm run build`. */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateDtsBundle } from "dts-bundle-generator";
import { minifySync } from "rolldown/utils";
import { verifyNode } from "./verify-node.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "dist");
const LIBRARY = { source: "src/api/index.ts", folder: "api" };
const ENTRIES = [{ source: "src/action/main.ts", folder: "." }, { source: "src/cli/main.ts", folder: "cli" }, LIBRARY];

verifyNode(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
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
  packScripts(target);
  console.log(`${source} -> dist/${folder === "." ? "" : `${folder}/`}index.js`);
}
shareChunks(join(DIST, LIBRARY.folder), join(DIST, "cli"));
writeFileSync(join(DIST, LIBRARY.folder, "index.d.ts"), typesOf(LIBRARY.source));
cpSync(join(ROOT, "assets/grammars"), join(DIST, "grammars"), { recursive: true });
const sqlitePackage = join(ROOT, "node_modules/node-sqlite3-wasm");
const sqlite = join(sqlitePackage, "dist/node-sqlite3-wasm");
// It finds its WASM beside itself, so it stays a file of its own; as CommonJS it needs the ending that says so.
cpSync(`${sqlite}.js`, join(DIST, "sqlite/node-sqlite3-wasm.cjs"));
cpSync(`${sqlite}.wasm`, join(DIST, "sqlite/node-sqlite3-wasm.wasm"));
cpSync(join(sqlitePackage, "LICENSE"), join(DIST, "sqlite/LICENSE.txt"));
console.log(`dist/ has ${(sizeOf(DIST) / 1e6).toFixed(1)} MB`);

/**
 * Takes out white space and comments, which are half of what GitHub's own clients weigh, but keeps every name, so that a stack still
 * tells where it comes from.
 */
function packScripts(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith(".js"))) {
    const path = join(folder, name);
    const { code, errors } = minifySync(name, readFileSync(path, "utf8"), { compress: false, mangle: false });
    if (errors.length > 0) throw new Error(`${name} cannot be packed: ${errors[0]?.message}`);
    writeFileSync(path, code);
  }
}

/** Lets a bundle take the chunks from another that both have, such as the parsers: they differ only in their numbers. */
function shareChunks(folder: string, other: string): void {
  const modulesOf = (path: string) => /\bexport const modules=.*$/s.exec(readFileSync(path, "utf8"))?.[0];
  const chunksIn = (directory: string) => readdirSync(directory).filter((name) => /^\d+\.index\.js$/.test(name));
  const known = new Map(chunksIn(other).map((name) => [modulesOf(join(other, name)), name]));
  for (const name of chunksIn(folder)) {
    const path = join(folder, name);
    const modules = modulesOf(path);
    const same = modules && known.get(modules);
    if (!same) continue;
    const numbers = readFileSync(path, "utf8").slice(0, -modules.length);
    writeFileSync(path, `${numbers}export{modules}from"../${basename(other)}/${same}";\n`);
  }
}

/** All types that an entry exports and those they are made of, as one file that needs no other. */
function typesOf(source: string): string {
  const entry = { filePath: join(ROOT, source), output: { noBanner: true } };
  const [types = ""] = generateDtsBundle([entry], { preferredConfigPath: join(ROOT, "tsconfig.json") });
  const foreign = /^(?:import|\/\/\/ <reference).*$/m.exec(types);
  if (foreign !== null) throw new Error(`The types of ${source} need types from elsewhere: ${foreign[0]}`);
  return types;
}

function sizeOf(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
