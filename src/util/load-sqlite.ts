import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** SQLite as WebAssembly. */
export type Sqlite = typeof import("node-sqlite3-wasm");

/** The possible places of the library: next to or above a bundle in `dist/`, or among the installed packages when run from source. */
const CANDIDATES = [
  "./sqlite/node-sqlite3-wasm.cjs",
  "../sqlite/node-sqlite3-wasm.cjs",
  "../../node_modules/node-sqlite3-wasm/dist/node-sqlite3-wasm.js",
];

/** Loads SQLite. It reads its `.wasm` from its own folder, so it is never part of a bundle. */
export async function loadSqlite(): Promise<Sqlite> {
  const urls = CANDIDATES.map((candidate) => new URL(candidate, import.meta.url));
  const found = urls.find((url) => existsSync(fileURLToPath(url)));
  if (found === undefined) throw new Error(`SQLite is not where it should be: ${urls.join(", ")}`);
  const module: { default: Sqlite } = await import(/* webpackIgnore: true */ /* @vite-ignore */ found.href);
  return module.default;
}
