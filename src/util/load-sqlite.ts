import { createRequire } from "node:module";
import { findAsset } from "./find-asset.ts";

/** SQLite as WebAssembly. */
export type Sqlite = typeof import("node-sqlite3-wasm");

const INSTALLED = "../../node_modules/node-sqlite3-wasm/dist/node-sqlite3-wasm.js";

/**
 * Loads SQLite. It reads its `.wasm` from its own folder, so it is never part of a bundle. It is required, because an import of such a
 * module has all of it searched for names first.
 */
export async function loadSqlite(): Promise<Sqlite> {
  const file = findAsset(import.meta.url, "sqlite/node-sqlite3-wasm.cjs", INSTALLED);
  const load = createRequire(file);
  return load(file);
}
