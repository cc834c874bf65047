import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIRECTORY, openStore } from "../facts/open-store.ts";
import { findForgedFacts } from "../facts/spot-check.ts";
import { GitTree } from "../git/git-tree.ts";
import { Repository } from "../git/repository.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../model/exit-codes.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import type { CommandContext } from "./command.ts";

/**
 * `llmc-nav facts --verify`: makes a sample of the stored facts again, and those of every file that differs between `since` and now,
 * on both sides: what a change is said to do follows from what was there before as much as from what is there now. Facts that are not what
 * their file says come from a store that cannot be trusted, so all of it is removed.
 */
export async function verifyFacts(context: CommandContext, since: string | undefined): Promise<number> {
  const repository = await Repository.open(context.directory);
  const tree = new GitTree(repository, await repository.resolveCommit(context.rev ?? "HEAD"));
  const before = since === undefined ? undefined : new GitTree(repository, await repository.resolveCommit(since));
  const store = await openStore(repository, tree, context.logger);
  try {
    const changed = before === undefined ? [] : await onlyIn(tree, before);
    const forged = [...(await findForgedFacts(tree, store, changed, context.logger))];
    if (before !== undefined) {
      const gone = await onlyIn(before, tree);
      forged.push(...(await findForgedFacts(partOf(before, gone), store, gone, context.logger)));
    }
    await context.io.writeOut(`${JSON.stringify(verificationToWire([...new Set(forged)].sort()))}\n`);
    if (forged.length === 0) return EXIT_OK;
  } finally {
    store.close();
    await Promise.all([tree.close(), before?.close()]);
  }
  rmSync(join(repository.root, CACHE_DIRECTORY), { recursive: true, force: true });
  return EXIT_FINDINGS;
}

/** The JSON of a verification. */
export function verificationToWire(forged: readonly string[]) {
  return { forged };
}

/** The files of a tree whose contents the other one does not have. */
async function onlyIn(tree: Tree, other: Tree): Promise<TreeEntry[]> {
  const known = new Set((await other.list()).entries.map((entry) => entry.blobId));
  return (await tree.list()).entries.filter((entry) => !known.has(entry.blobId));
}

/** A tree of some files of another: a sample of it is one of them. */
function partOf(tree: Tree, entries: readonly TreeEntry[]): Tree {
  return {
    name: tree.name,
    commit: tree.commit,
    list: async () => ({ entries, skipped: [] }),
    read: (entry) => tree.read(entry),
    readMany: (some) => tree.readMany(some),
    close: () => tree.close(),
  };
}
