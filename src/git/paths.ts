import { isAbsolute, relative, sep } from "node:path";
import type { Skipped } from "../model/tree.ts";

/** U+FFFD in a decoded name means that its bytes were not UTF-8 (or that it contains this very character, which is no better). */
const REPLACEMENT = "\uFFFD";

/** The records of git's `-z` output. */
export function splitRecords(output: string): string[] {
  const records = output.split("\0");
  records.pop();
  return records;
}

/** The reason why a path from git cannot be used, whatever is there; `undefined` when it is usable. */
export function pathProblem(path: string): Skipped | undefined {
  if (path.includes(REPLACEMENT)) return { path, reason: "bad-name", detail: "its name is not valid UTF-8" };
  // git refuses to create such trees, but a hostile one can be built by hand.
  if (/(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i.test(path)) {
    return { path, reason: "outside", detail: "its path leads out of the files of the repository" };
  }
  return undefined;
}

/** The path of a file relative to a directory that contains it, with `/`; undefined when it is outside. */
export function insidePath(directory: string, file: string): string | undefined {
  const path = relative(directory, file);
  if (path === "" || path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) return undefined;
  return path.split(sep).join("/");
}

/** Orders things with a path by code units, the same on every machine and in every locale. */
export function comparePaths(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}
