import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * The path of a file or folder shipped with the program, as seen from the module that needs it: next to or above a bundle in `dist/`,
 * or `inProject` when run from source.
 */
export function findAsset(moduleUrl: string, name: string, inProject: string): string {
  const paths = [`./${name}`, `../${name}`, inProject].map((each) => fileURLToPath(new URL(each, moduleUrl)));
  const found = paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} is not there. Looked in: ${paths.join(", ")}`);
  return found;
}
