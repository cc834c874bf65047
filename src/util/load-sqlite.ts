import { pathToFileURL } from "node:url";
import { findAsset } from "./find-asset.ts";

/** SQLite as WebAssembly. */
export type Sqlite = typeof import("node-sqlite3-wasm");

/** Loads SQLite. It reads its `.wasm` from its own folder, so it is never part of a bundle. */
export async function loadSqlite(): Promise<Sqlite> {
  const installed = "../../node_modules/node-sqlite3-wasm/dist/node-sqlite3-wasm.js";
  const { href } = pathToFileURL(findAsset(import.meta.url, "sqlite/node-sqlite3-wasm.cjs", installed));
  const module: { default: Sqlite } = await import(/* webpackIgnore: true */ /* @vite-ignore */ href);
  return module.default;
}
