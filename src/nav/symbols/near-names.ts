import { keyOf } from "../../facts/update.ts";
import { lastPart } from "../../util/last-part.ts";
import { nearest } from "../../util/suggest.ts";
import type { Codebase } from "../code/codebase.ts";

/** More suggestions than this would be guesses. */
const MAX_NAMES = 3;

/** A repository with more files than this takes too long to read for a suggestion: only facts already stored are used. */
const MAX_READ = 2000;

/** Names of definitions that are similar to a mistyped one. */
export async function nearNames(codebase: Codebase, symbol: string): Promise<string[]> {
  const wanted = lastPart(symbol.slice(symbol.lastIndexOf("#") + 1));
  await codebase.load();
  const { project } = codebase;
  if (project.entries.size <= MAX_READ) await codebase.indexAll();
  const names = new Set<string>();
  for (const [path, entry] of project.entries) {
    if (!project.store.has(keyOf(entry))) continue;
    for (const { qualname, kind } of project.factsOf(path)?.definitions ?? []) {
      if (kind !== "constant") names.add(lastPart(qualname));
    }
  }
  const found: string[] = [];
  for (
    let name = nearest(wanted, names);
    name !== undefined && found.length < MAX_NAMES;
    name = nearest(wanted, names)
  ) {
    found.push(name);
    names.delete(name);
  }
  return found;
}
