import { readFileSync } from "node:fs";
import path from "node:path";

/**
 * The files that determine which commit is checked out, whether refs are stored as separate files, packed, or in tables. Undefined for
 * storage that is not supported here, such as a branch that is a symbolic ref to another branch.
 */
export function headFiles(gitDir: string): readonly string[] | undefined {
  const head = readText(path.join(gitDir, "HEAD"));
  if (head === undefined) return undefined;
  const shared = path.resolve(gitDir, readText(path.join(gitDir, "commondir")) ?? ".");
  const ref = /^ref: (refs\/[^\0\n]+)$/.exec(head)?.[1];
  const places = [...new Set([gitDir, shared])];
  const files = places.flatMap((place) => [...(ref === undefined ? [] : [path.join(place, ref)]), tablesOf(place)]);
  if (files.some((file) => readText(file)?.startsWith("ref:"))) return undefined;
  return [path.join(gitDir, "HEAD"), path.join(shared, "packed-refs"), ...files];
}

function tablesOf(directory: string): string {
  return path.join(directory, "reftable", "tables.list");
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
}
