import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { type ReadFile, readCommitFiles, readNamedFile } from "../../api/read-repository-file.ts";
import { ContainedFiles } from "../../git/contained-files.ts";
import { insidePath } from "../../git/paths.ts";
import { Repository } from "../../git/repository.ts";
import { UserError } from "../../model/errors.ts";
import { DEFAULT_MAX_FILE_SIZE, type TreeOptions } from "../../model/tree.ts";
import type { CommandContext } from "../spec/command.ts";

/** A file the user named; `path` is repo-relative where there is a repository. */
export type NamedFile = ReadFile;

/** Reads the files that a command line names, from the working tree or, with `--rev`, from a commit. */
export async function* readNamedFiles(
  files: readonly string[],
  context: CommandContext,
  options: TreeOptions = {},
): AsyncGenerator<NamedFile> {
  if (context.rev !== undefined) {
    const repository = await Repository.open(context.directory);
    const paths = files.map((file) => insidePath(repository.root, absolute(file, context)) ?? file);
    yield* readCommitFiles(repository, context.rev, paths, options);
    return;
  }
  const root = await repositoryRoot(context.directory);
  for (const file of files)
    yield readFromDisk(located(file, root, context), root, options.maxFileSize ?? DEFAULT_MAX_FILE_SIZE);
}

/** A file named from the current folder, as shells complete it, or else from the repository's root, as answers write it. */
function located(file: string, root: string | undefined, context: CommandContext): string {
  const near = absolute(file, context);
  if (root === undefined || existsSync(near)) return near;
  const fromRoot = resolve(root, file);
  return existsSync(fromRoot) ? fromRoot : near;
}

/** A symbol whose path is written from the current folder, with the path from the root instead; any other as it is. */
export async function symbolFromRoot(symbol: string, context: CommandContext): Promise<string> {
  const [, file, rest] = /^([^#]+?)(#.+|:\d+)$/.exec(symbol) ?? [];
  if (file === undefined || rest === undefined || !existsSync(absolute(file, context))) return symbol;
  const root = await repositoryRoot(context.directory);
  if (root === undefined || existsSync(resolve(root, file))) return symbol;
  const path = insidePath(root, absolute(file, context));
  return path === undefined ? symbol : path + rest;
}

function readFromDisk(file: string, root: string | undefined, maxFileSize: number): NamedFile {
  const path = root === undefined ? undefined : insidePath(root, file);
  if (root === undefined || path === undefined) return readNamedFile(file, maxFileSize);
  const { bytes, skipped } = new ContainedFiles(root).read(path, maxFileSize);
  return skipped ? { path, skipped } : { path, bytes };
}

/**
 * A file named relative to the current directory. Only that directory's own links are resolved, so that it compares with the
 * repository's root; a link below the root stays what it is and is refused when the file is read.
 */
export function absolute(file: string, context: CommandContext): string {
  return resolve(realpathSync(context.io.cwd), file);
}

async function repositoryRoot(directory: string): Promise<string | undefined> {
  try {
    return (await Repository.open(directory)).root;
  } catch (error) {
    // Named files can be read without a repository, and without git.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
