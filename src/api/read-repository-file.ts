import { ContainedFiles } from "../git/contained-files.ts";
import { GitTree } from "../git/git-tree.ts";
import { pathProblem } from "../git/paths.ts";
import type { Repository } from "../git/repository.ts";
import { DEFAULT_MAX_FILE_SIZE } from "../model/tree.ts";
import type { ReadFile } from "./config-file.ts";

/**
 * Reads a file of the repository, from the working tree or from a commit, and nothing else: no way leads out of it, neither an
 * absolute path nor `..` nor a link. `path` is relative to the root, with `/`.
 */
export async function readRepositoryFile(
  repository: Repository,
  rev: string | undefined,
  path: string,
  maxFileSize = DEFAULT_MAX_FILE_SIZE,
): Promise<ReadFile> {
  // Where a path has a `\`, Windows may take it for a way out.
  const problem = path.includes("\0") || path.includes("\\") ? OUTSIDE : pathProblem(path);
  if (problem !== undefined) return { path, skipped: { ...problem, path } };
  if (rev !== undefined) return readFromCommit(repository, rev, path, maxFileSize);
  const { bytes, skipped } = new ContainedFiles(repository.root).read(path, maxFileSize);
  return skipped ? { path, skipped } : { path, bytes };
}

const OUTSIDE = { reason: "outside", detail: "it is not a path of the repository" } as const;

async function readFromCommit(
  repository: Repository,
  rev: string,
  path: string,
  maxFileSize: number,
): Promise<ReadFile> {
  const tree = new GitTree(repository, await repository.resolveCommit(rev), { maxFileSize });
  try {
    const { entries, skipped } = await tree.list();
    const entry = entries.find((each) => each.path === path);
    if (entry) return { path, ...(await tree.read(entry)) };
    return { path, skipped: skipped.find((each) => each.path === path) ?? { path, reason: "absent" } };
  } finally {
    await tree.close();
  }
}
