import type { FactsStore } from "../../facts/store.ts";
import { keyOf, updateFactsOf } from "../../facts/update.ts";
import { isIndexFile } from "../../freshness/index-files.ts";
import { readTexts } from "../../git/read-text.ts";
import { Extractors } from "../../languages/extractors.ts";
import { languageOfPath, languageOfShebang } from "../../languages/registry.ts";
import type { Definition } from "../../model/facts.ts";
import type { Slice } from "../../model/retrieval.ts";
import type { SliceTypePatterns } from "../../model/routing.ts";
import type { Skipped, Tree, TreeEntry } from "../../model/tree.ts";
import type { Progress } from "../../util/progress.ts";
import { sliceFile } from "./slice-file.ts";

/** The slices of some files of a tree. */
export interface ReadSlices {
  readonly slices: readonly Slice[];
  /** Files that could not be read, not counting binary ones. */
  readonly unread: readonly Skipped[];
}

/** Slices files of a tree; programs are cut by the facts of the store, which are added if missing. */
export async function readSlices(
  tree: Tree,
  store: FactsStore,
  listed: readonly TreeEntry[],
  progress: Progress,
  patterns?: SliceTypePatterns,
): Promise<ReadSlices> {
  const entries = listed.filter(({ path }) => !isIndexFile(path));
  const programs = entries.filter(({ path }) => languageOfPath(path) !== "text");
  await updateFactsOf(programs, tree, store, { progress });
  const extractors = new Extractors();
  const slices: Slice[] = [];
  const unread: Skipped[] = [];
  for await (const { entry, text, skipped } of readTexts(tree, entries)) {
    if (skipped !== undefined) {
      if (skipped.reason !== "binary") unread.push(skipped);
      continue;
    }
    if (isGenerated(entry.path, text)) continue;
    const definitions = await definitionsOf(entry, text, store, extractors);
    for (const slice of sliceFile({ path: entry.path, text, definitions }, patterns)) slices.push(slice);
  }
  return { slices, unread };
}

/** The definitions in a file of a tree: from the store if it has them, otherwise by reading the file. */
export async function definitionsOf(
  entry: TreeEntry,
  text: string,
  store: FactsStore,
  extractors: Extractors,
): Promise<readonly Definition[]> {
  const language = languageOfPath(entry.path);
  // A file whose name does not show its language may still be a script; there are few of them.
  if (language === "text" && languageOfShebang(text) === undefined) return [];
  const stored = store.readDefinitions(keyOf(entry));
  if (stored !== undefined && stored !== "binary") return stored;
  return (await extractors.extract(language, text)).definitions;
}

/** Lock files, which programs write for themselves. */
const LOCK_FILE =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock|Cargo\.lock|Gemfile\.lock|composer\.lock|Pipfile\.lock|poetry\.lock|uv\.lock|pdm\.lock|go\.sum|flake\.lock|Podfile\.lock|packages\.lock\.json|gradle\.lockfile)$/i;
const MINIFIED = /[.-]min\.(?:js|css|mjs)$|\.map$/i;
/** No file written by hand has lines this long on average. */
const MAX_AVERAGE_LINE = 400;
const MIN_SIZE = 5000;

/** Whether a file was written by a program for a program, so that its content is not worth finding. */
export function isGenerated(path: string, text: string): boolean {
  if (LOCK_FILE.test(path) || MINIFIED.test(path)) return true;
  if (text.length < MIN_SIZE || !/\.(?:[cm]?js|css)$/i.test(path)) return false;
  let lines = 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return text.length / lines > MAX_AVERAGE_LINE;
}
