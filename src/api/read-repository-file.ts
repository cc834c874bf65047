import { realpathSync } from "node:fs";
import { basename, dirname } from "node:path";
import { ContainedFiles } from "../git/contained-files.ts";
import { GitTree } from "../git/git-tree.ts";
import { pathProblem } from "../git/paths.ts";
import type { Repository } from "../git/repository.ts";
import { DEFAULT_MAX_FILE_SIZE, type Skipped, type TreeOptions } from "../model/tree.ts";

/** A file that was named: its bytes, or why there are none. */
export type ReadFile =
  | { readonly path: string; readonly bytes: Buffer; readonly skipped?: undefined }
  | { readonly path: string; readonly bytes?: undefined; readonly skipped: Skipped };

const OUTSIDE = { reason: "outside", detail: "it is not a path of the repository" } as const;

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
  const problem = /[\0\\]/.test(path) ? OUTSIDE : pathProblem(path);
  if (problem !== undefined) return { path, skipped: { ...problem, path } };
  if (rev !== undefined) {
    for await (const file of readCommitFiles(repository, rev, [path], { maxFileSize })) return file;
  }
  const { bytes, skipped } = new ContainedFiles(repository.root).read(path, maxFileSize);
  return skipped ? { path, skipped } : { path, bytes };
}

/** Reads a file of the disk that somebody named; its own directory bounds what may be read. */
export function readNamedFile(file: string, maxFileSize = DEFAULT_MAX_FILE_SIZE): ReadFile {
  const directory = realDirectoryOf(file);
  if (directory === undefined) return { path: file, skipped: { path: file, reason: "absent" } };
  const { bytes, skipped } = new ContainedFiles(directory).read(basename(file), maxFileSize);
  return skipped ? { path: file, skipped } : { path: file, bytes };
}

function realDirectoryOf(file: string): string | undefined {
  try {
    return realpathSync(dirname(file));
  } catch {
    return undefined;
  }
}

/** Reads files of a commit, in the order in which they are named. */
export async function* readCommitFiles(
  repository: Repository,
  rev: string,
  paths: readonly string[],
  options: TreeOptions,
): AsyncGenerator<ReadFile> {
  const tree = new GitTree(repository, await repository.resolveCommit(rev), options);
  try {
    const { entries, skipped } = await tree.list();
    for (const path of paths) {
      const entry = entries.find((each) => each.path === path);
      if (entry) yield { path, ...(await tree.read(entry)) };
      else yield { path, skipped: skipped.find((each) => each.path === path) ?? { path, reason: "absent" } };
    }
  } finally {
    await tree.close();
  }
}
