import { createRequire } from "node:module";
import { findAsset } from "./find-asset.ts";

/** SQLite as WebAssembly. */
export type Sqlite = typeof import("node-sqlite3-wasm");

const INSTALLED = "../../node_modules/node-sqlite3-wasm/dist/node-sqlite3-wasm.js";

/**
 * Loads SQLite. It reads its `.wasm` from its own folder, so it is never bundled. `require` is used because an `import` of such a
 * module first scans all of it for export names.
 */
export async function loadSqlite(): Promise<Sqlite> {
  const file = findAsset(import.meta.url, "sqlite/node-sqlite3-wasm.cjs", INSTALLED);
  const load = createRequire(file);
  return load(file);
}
