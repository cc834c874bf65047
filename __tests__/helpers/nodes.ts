import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

/** The Node of this test run, and the Node on PATH if it is another one, with their versions. The published package must run on both. */
export const NODES: readonly (readonly [version: string, path: string])[] = [
  ...new Set([process.execPath, nodeOnPath()]),
].map((path) => [execFileSync(path, ["--version"], { encoding: "utf8" }).trim(), path] as const);

function nodeOnPath(): string {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const outside = (process.env.PATH ?? "").split(delimiter).filter((part) => !part.includes("node_modules"));
  return outside.map((part) => join(part, name)).find((path) => existsSync(path)) ?? process.execPath;
}

/** An environment in which `node` is the given Node, also for npm and for scripts with a `#!` line. */
export function environmentOf(node: string, base: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const name = Object.keys(base).find((each) => each.toUpperCase() === "PATH") ?? "PATH"; // Windows says Path.
  return { ...base, [name]: `${dirname(node)}${delimiter}${base[name] ?? ""}` };
}
