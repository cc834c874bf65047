import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Where the packed grammars may lie: beside or above a bundle in `dist/`, or in the project when run from source. */
const CANDIDATES = ["./grammars/", "../grammars/", "../../../../assets/grammars/"];

/** Finds the directory of the packed grammars from the URL of the running module. */
export function findAssetDirectory(moduleUrl: string): string {
  const directories = CANDIDATES.map((candidate) => fileURLToPath(new URL(candidate, moduleUrl)));
  const found = directories.find((directory) => existsSync(directory));
  if (found === undefined) throw new Error(`No grammars found. Looked in: ${directories.join(", ")}`);
  return found;
}
