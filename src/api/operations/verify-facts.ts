import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIRECTORY } from "../../facts/cache-directory.ts";
import { changedNames } from "../../facts/changed-names.ts";
import { FactsCheck } from "../../facts/spot-check.ts";
import type { GitTree } from "../../git/git-tree.ts";
import { grepTree } from "../../git/grep.ts";
import type { Tree, TreeEntry } from "../../model/tree.ts";
import { view } from "../../wire/object.ts";
import { list } from "../../wire/shapes.ts";
import { text } from "../../wire/values.ts";
import { type Asker, commitTree, contextFor, withFacts } from "../context.ts";

/**
 * Makes a sample of the stored facts again, and with `since` those of every file that differs between then and now, on both sides, and
 * of files that name what changed: what a change is said to do follows from what was there before as much as from what is there now, and
 * from those who use it. Facts that are not what their file says come from a store that cannot be trusted, so all of it is removed.
 * Gives the files whose facts were forged.
 */
export async function verifyFacts(asker: Asker, since: string | undefined): Promise<readonly string[]> {
  const context = await contextFor(asker);
  const tree = await commitTree(context);
  const before = since === undefined ? undefined : await commitTree({ ...context, rev: since });
  const forged = new Set<string>();
  await withFacts(context, tree, async (store) => {
    const check = new FactsCheck(store);
    if (before !== undefined) for (const path of await forgedByChange(check, before, tree)) forged.add(path);
    // Who is found out once need not be looked at any further.
    if (forged.size === 0) for (const path of await check.forgedInSample(tree)) forged.add(path);
    context.logger.debug(`Compared the stored facts of ${check.compared} contents with their files.`);
  }).finally(() => before?.close());
  if (forged.size > 0) rmSync(join(context.repository.root, CACHE_DIRECTORY), { recursive: true, force: true });
  return [...forged].sort();
}

/** Forged facts of what a change touches: its files, then those that name what it changed. */
async function forgedByChange(check: FactsCheck, before: GitTree, after: GitTree): Promise<string[]> {
  const [gone, changed] = [await onlyIn(before, after), await onlyIn(after, before)];
  const forged = [...(await check.forgedAmong(before, gone)), ...(await check.forgedAmong(after, changed))];
  if (forged.length > 0) return forged;
  await check.makeAgain(before, gone);
  const names = changedNames(await check.makeAgain(after, changed), gone, changed);
  const related = [await grepTree(after, names.outside), await grepTree(after, names.inside)];
  return await check.forgedAmongRelated(after, related);
}

/** The answer of `facts --verify`. */
export const verificationCodec = view<{ readonly forged: readonly string[] }>()({
  forged: list(text(), "files whose stored facts are not what they say"),
});

/** The files of a tree that the other one does not have at the same place with the same content. */
async function onlyIn(tree: Tree, other: Tree): Promise<TreeEntry[]> {
  const known = new Map((await other.list()).entries.map((entry) => [entry.path, entry.blobId]));
  return (await tree.list()).entries.filter((entry) => known.get(entry.path) !== entry.blobId);
}
