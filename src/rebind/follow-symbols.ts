import { GitTree } from "../git/git-tree.ts";
import { hasCommit } from "../git/history.ts";
import { isObjectId } from "../git/object-id.ts";
import type { Repository } from "../git/repository.ts";
import { UserError } from "../model/errors.ts";
import type { SymbolOrigins } from "../model/origin.ts";
import type { Tree } from "../model/tree.ts";
import { type OriginsOptions, originsSince } from "./history/origins-since.ts";

/** Finds the origins of a tree's definitions in an older commit of the repository; undefined when they cannot be known. */
export async function followSymbols(
  commit: string,
  tree: Tree,
  { repository, ...options }: OriginsOptions & { readonly repository: Repository },
): Promise<SymbolOrigins | undefined> {
  const id = commit.trim().toLowerCase();
  if (!isObjectId(id) || !(await hasCommit(repository, id))) return undefined;
  const before = new GitTree(repository, id);
  try {
    return await originsSince(before, tree, options);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  } finally {
    await before.close();
  }
}
