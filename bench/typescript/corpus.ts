import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

/** Packages that contain their original sources, and the folder of these sources. */
const PACKAGES: readonly { readonly name: string; readonly version: string; readonly folder: string }[] = [
  { name: "rxjs", version: "7.8.2", folder: "src" },
  { name: "zod", version: "4.1.5", folder: "src" },
  { name: "effect", version: "3.17.13", folder: "src" },
  { name: "@tanstack/query-core", version: "5.87.4", folder: "src" },
  { name: "@tanstack/react-query", version: "5.87.4", folder: "src" },
  { name: "@tanstack/router-core", version: "1.131.36", folder: "src" },
  { name: "@tanstack/react-router", version: "1.131.36", folder: "src" },
  { name: "@reduxjs/toolkit", version: "2.9.0", folder: "src" },
  { name: "@trpc/server", version: "11.5.1", folder: "src" },
  { name: "@trpc/client", version: "11.5.1", folder: "src" },
  { name: "date-fns", version: "4.1.0", folder: "." },
  { name: "three", version: "0.180.0", folder: "src" },
  { name: "lodash-es", version: "4.17.21", folder: "." },
  { name: "eslint", version: "9.35.0", folder: "lib" },
  { name: "express", version: "5.1.0", folder: "lib" },
  { name: "preact", version: "10.27.1", folder: "." },
  { name: "svelte", version: "5.38.8", folder: "src" },
  { name: "typeorm", version: "0.3.26", folder: "." },
];

const LANGUAGES: ReadonlyMap<string, "javascript" | "jsx" | "typescript" | "tsx"> = new Map([
  [".js", "javascript"],
  [".mjs", "javascript"],
  [".cjs", "javascript"],
  [".jsx", "jsx"],
  [".ts", "typescript"],
  [".mts", "typescript"],
  [".cts", "typescript"],
  [".tsx", "tsx"],
]);

/** The maximum number of files for each kind, because many declaration files are very similar. */
const MAX_FILES_PER_KIND = 400;
const MAX_SIZE = 600_000;

/** A source file of the corpus. */
export interface CorpusFile {
  readonly path: string;
  readonly language: "javascript" | "jsx" | "typescript" | "tsx";
  readonly text: string;
}

/** Installs the packages once into a folder of the system's temporary directory and reads their sources. */
export function loadCorpus(): CorpusFile[] {
  const root = join(tmpdir(), "llmc-nav-bench-npm");
  mkdirSync(root, { recursive: true });
  const missing = PACKAGES.filter(({ name }) => !existsSync(join(root, "node_modules", name, "package.json")));
  if (missing.length > 0) {
    writeFileSync(join(root, "package.json"), '{"private":true,"type":"module"}');
    const specifiers = PACKAGES.map(({ name, version }) => `${name}@${version}`);
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps", "--no-save"];
    execFileSync("npm", ["install", ...flags, ...specifiers], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  }
  return PACKAGES.flatMap(({ name, folder }) => packageFiles(join(root, "node_modules"), join(name, folder)));
}

function packageFiles(root: string, folder: string): CorpusFile[] {
  const taken = new Map<string, number>();
  const files: CorpusFile[] = [];
  for (const path of listFiles(root, folder)) {
    const language = LANGUAGES.get(extname(path));
    if (language === undefined || path.endsWith(".min.js")) continue;
    const kind = path.includes(".d.") ? "declarations" : language;
    const count = taken.get(kind) ?? 0;
    if (count >= MAX_FILES_PER_KIND && kind !== "typescript") continue;
    const text = readFileSync(join(root, path), "utf8");
    if (text.length > MAX_SIZE) continue;
    taken.set(kind, count + 1);
    files.push({ path, language, text });
  }
  return files;
}

function listFiles(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? [] : listFiles(root, path);
    return entry.isFile() ? [path] : [];
  });
}
