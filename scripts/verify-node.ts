/** Refuses to build with another Node than the one that package-lock.json names: what builds the committed bundles must be known. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/**
 * SHA-256 of the program itself, by version and platform. The package `node` fetches it when it is installed, past package-lock.json; it is
 * the file of the official release, so that CI's own Node has the same.
 */
const PROGRAMS: Readonly<Record<string, string>> = {
  "v24.21.0 linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
};

/** Throws unless this process is that Node, to the byte where its digest is known. */
export function verifyNode(lockText: string): void {
  const pinned = `v${JSON.parse(lockText).packages["node_modules/node"].version}`;
  if (process.version !== pinned)
    throw new Error(`This is Node ${process.version}: run it by \`npm run build\`, with ${pinned}.`);
  const expected = PROGRAMS[`${process.version} ${process.platform}-${process.arch}`];
  if (expected === undefined) return;
  const found = createHash("sha256").update(readFileSync(process.execPath)).digest("hex");
  if (found !== expected)
    throw new Error(`${process.execPath} is not the released Node ${pinned}: its digest is ${found}.`);
}
