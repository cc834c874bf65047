import type { OutlinedDefinition } from "../../model/facts.ts";
import type { BindingHints, OutlinedFile } from "../binding.ts";
import { pathLikeness } from "./names.ts";
import { leafOf } from "./symbols.ts";

/** A file is considered the continuation of another when they share at least this part of each one's definitions, name and body unchanged. */
const MIN_SHARE = 0.5;
/** A definition held by more files than this is no evidence of where one of them went. */
const MAX_HOLDERS = 8;
/** The weight of an equal path, relative to 1 for equal content. */
const PATH_WEIGHT = 0.5;

/**
 * The new file of every old one: the one of the same path, otherwise the best among git's rename target and the files
 * that hold most of its definitions. Where a repository keeps copies of its files, many are equal: then the path decides.
 */
export function pairFiles(
  oldFiles: readonly OutlinedFile[],
  newFiles: readonly OutlinedFile[],
  { renames, gapBetween }: BindingHints,
): Map<OutlinedFile, OutlinedFile> {
  const newByPath = new Map(newFiles.map((file) => [file.path, file]));
  const pairs = new Map<OutlinedFile, OutlinedFile>();
  const taken = new Set<OutlinedFile>();
  const pair = (old: OutlinedFile, now: OutlinedFile) => {
    pairs.set(old, now);
    taken.add(now);
  };
  for (const old of oldFiles) {
    const now = renames.has(old.path) ? undefined : newByPath.get(old.path);
    if (now !== undefined) pair(old, now);
  }
  const gone = oldFiles.filter((file) => !pairs.has(file));
  if (gone.length === 0) return pairs;
  const holders = holdersOf(newFiles.filter((file) => !taken.has(file)));
  const claimed = movedOut(pairs, gone);
  const byStem = new Map(newFiles.filter((file) => !taken.has(file)).map((file) => [stemOf(file.path), file]));
  const votes = gone
    .flatMap((old) => {
      // If git reports no rename, the same path with another extension is as good: a file ported to another language.
      const renamed = newByPath.get(renames.get(old.path) ?? "") ?? byStem.get(stemOf(old.path));
      return votesFor(old, holders, claimed, renamed);
    })
    .filter(({ old, now }) => (gapBetween?.(old.path, now.path) ?? "none") === "none");
  votes.sort((a, b) => b.weight - a.weight || compare(a.old.path, b.old.path) || compare(a.now.path, b.now.path));
  for (const { old, now } of votes) if (!pairs.has(old) && !taken.has(now)) pair(old, now);
  return pairs;
}

function holdersOf(files: readonly OutlinedFile[]): ReadonlyMap<string, ReadonlySet<OutlinedFile>> {
  const holders = new Map<string, Set<OutlinedFile>>();
  for (const file of files) {
    for (const key of contentKeys(file)) {
      const known = holders.get(key);
      if (known === undefined) holders.set(key, new Set([file]));
      else if (known.size <= MAX_HOLDERS) known.add(file);
    }
  }
  return holders;
}

/** Keys of definitions that moved out of files that still exist: a copy of one in a deleted file is no evidence of where that file went. */
function movedOut(
  pairs: ReadonlyMap<OutlinedFile, OutlinedFile>,
  deleted: readonly OutlinedFile[],
): ReadonlySet<string> {
  const bodies = new Set(deleted.flatMap(({ facts }) => facts.definitions.map(({ bodyHash }) => bodyHash)));
  const left = new Set<string>();
  for (const [old, now] of pairs) {
    const copies = old.facts.definitions.filter(({ bodyHash }) => bodies.has(bodyHash));
    if (copies.length === 0) continue;
    const stayed = contentKeys(now);
    for (const key of copies.map(contentKey)) if (!stayed.has(key)) left.add(key);
  }
  return left;
}

interface Vote {
  readonly old: OutlinedFile;
  readonly now: OutlinedFile;
  readonly weight: number;
}

function votesFor(
  old: OutlinedFile,
  holders: ReadonlyMap<string, ReadonlySet<OutlinedFile>>,
  claimed: ReadonlySet<string>,
  renamed: OutlinedFile | undefined,
): Vote[] {
  const counts = new Map<OutlinedFile, number>();
  if (renamed !== undefined) counts.set(renamed, 0);
  const keys = contentKeys(old);
  let contested = 0;
  for (const key of keys) {
    if (claimed.has(key)) {
      contested++;
      continue;
    }
    const files = holders.get(key);
    if (files === undefined || files.size > MAX_HOLDERS) continue;
    for (const file of files) counts.set(file, (counts.get(file) ?? 0) + 1);
  }
  const votes: Vote[] = [];
  if (contested > keys.size * MIN_SHARE) return votes;
  // Only a file that holds as much can outweigh git's rename.
  const needed = Math.max(keys.size * MIN_SHARE, renamed === undefined ? 1 : (counts.get(renamed) ?? 0));
  for (const [now, count] of counts) {
    if (now !== renamed && count < Math.max(needed, contentKeys(now).size * MIN_SHARE)) continue;
    votes.push({ old, now, weight: count / Math.max(1, keys.size) + PATH_WEIGHT * pathLikeness(old.path, now.path) });
  }
  return votes;
}

function stemOf(path: string): string {
  return path.replace(/\.[^./]+$/, "");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function contentKeys(file: OutlinedFile): ReadonlySet<string> {
  return new Set(file.facts.definitions.map(contentKey));
}

function contentKey({ qualname, bodyHash }: OutlinedDefinition): string {
  return `${leafOf(qualname)} ${bodyHash}`;
}
