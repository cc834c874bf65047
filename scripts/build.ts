/** Builds `dist/`: an ncc bundle for the action and one for the command line and the library, the library's types, and the files loaded at run time. Run it through `npm run build`. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateDtsBundle } from "dts-bundle-generator";
import { minifySync } from "rolldown/utils";
import { verifyNode } from "./verify-node.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const DIST = join(ROOT, "dist");
const LIBRARY = "src/api/index.ts";
const ENTRIES = [
  { source: "src/action/main.ts", folder: "." },
  { source: "src/cli/bundle.ts", folder: "cli" },
];

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
writeDoors(join(DIST, "cli"), join(DIST, "api"), Object.keys(await import(join(ROOT, LIBRARY))));
writeFileSync(join(DIST, "api/index.d.ts"), typesOf(LIBRARY));
for (const folder of ["grammars", "words"])
  cpSync(join(ROOT, "assets", folder), join(DIST, folder), { recursive: true });
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

/**
 * Writes the two doors of the one bundle: the command line's loads it on demand; the library's has its parts by static imports, so that
 * `require` can load it, too.
 */
function writeDoors(cli: string, api: string, names: readonly string[]): void {
  const bundle = readFileSync(join(cli, "index.js"), "utf8");
  const loading = /\blibrary=\(\)=>(.*?)\.bind\(__nccwpck_require__,(\d+)\)/s.exec(bundle);
  const chunks = [...(loading?.[1] ?? "").matchAll(/__nccwpck_require__\.e\((\d+)\)/g)].map(([, id]) => id);
  if (!loading || chunks.length === 0) throw new Error("The bundle does not load the library as expected.");
  rmSync(join(cli, "index.js"));
  writeFileSync(join(cli, "bundle.js"), bundle.replace(/export\{(?=[^{]*$)/, "export{__nccwpck_require__,"));
  const commandLine = '#!/usr/bin/env node\nimport{start}from"./bundle.js";await start();\n';
  writeFileSync(join(cli, "index.js"), commandLine, { mode: 0o755 });
  const imports = chunks.map((id) => `import{modules as m${id}}from"../cli/${id}.index.js";`).join("");
  const parts = chunks.map((id) => `m${id}`).join(",");
  mkdirSync(api);
  writeFileSync(
    join(api, "index.js"),
    `import{__nccwpck_require__ as load}from"../cli/bundle.js";${imports}Object.assign(load.m,${parts});export const{${names.join(",")}}=load(${loading[2]});\n`,
  );
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
