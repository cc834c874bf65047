import { readFileSync, writeFileSync } from "node:fs";
import { PackReader, PackWriter } from "../../src/facts/pack.ts";
import { makeTempDir } from "./git-repo.ts";

/** Replaces a pack by a pack with changed entries. */
export function rewritePack(path: string, change: (entries: [string, Uint8Array][]) => [string, Uint8Array][]): void {
  const pack = PackReader.open(path);
  const entries = [...pack.keys()].map((key): [string, Uint8Array] => [key, pack.read(key) ?? new Uint8Array()]);
  pack.close();
  const writer = new PackWriter(makeTempDir("rewritten"));
  for (const [key, bytes] of change(entries)) writer.add(key, bytes);
  writeFileSync(path, readFileSync(writer.finish()));
}
