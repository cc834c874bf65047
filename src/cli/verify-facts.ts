import { rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIRECTORY, openStore } from "../facts/open-store.ts";
import { findForgedFacts } from "../facts/spot-check.ts";
import { GitTree } from "../git/git-tree.ts";
import { Repository } from "../git/repository.ts";
import { EXIT_FINDINGS, EXIT_OK } from "../model/exit-codes.ts";
import type { CommandContext } from "./command.ts";

/**
 * `llmc-nav facts --verify`: makes a sample of the stored facts again, and those of every file that is not in `since` as it is now.
 * Facts that are not what their file says come from a store that cannot be trusted, so all of it is removed.
 */
export async function verifyFacts(context: CommandContext, since: string | undefined): Promise<number> {
  const repository = await Repository.open(context.directory);
  const tree = new GitTree(repository, await repository.resolveCommit(context.rev ?? "HEAD"));
  const store = await openStore(repository, tree, context.logger);
  try {
    const known = new Set(since === undefined ? [] : await blobIds(repository, since));
    const { entries } = await tree.list();
    const changed = since === undefined ? [] : entries.filter((entry) => !known.has(entry.blobId));
    const forged = await findForgedFacts(tree, store, changed, context.logger);
    await context.io.writeOut(`${JSON.stringify(verificationToWire(forged))}\n`);
    if (forged.length === 0) return EXIT_OK;
  } finally {
    store.close();
    await tree.close();
  }
  rmSync(join(repository.root, CACHE_DIRECTORY), { recursive: true, force: true });
  return EXIT_FINDINGS;
}

/** The JSON of a verification. */
export function verificationToWire(forged: readonly string[]) {
  return { forged };
}

async function blobIds(repository: Repository, revision: string): Promise<string[]> {
  const tree = new GitTree(repository, await repository.resolveCommit(revision));
  try {
    return (await tree.list()).entries.map((entry) => entry.blobId);
  } finally {
    await tree.close();
  }
}
