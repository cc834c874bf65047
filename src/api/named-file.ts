import { existsSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { ContainedFiles } from "../git/contained-files.ts";
import { insidePath } from "../git/paths.ts";
import { Repository } from "../git/repository.ts";
import { UserError } from "../model/errors.ts";
import { DEFAULT_MAX_FILE_SIZE, type TreeOptions } from "../model/tree.ts";
import { type ReadFile, readCommitFiles, readNamedFile } from "./read-repository-file.ts";

/** The directories and the commit by which names of files are resolved. */
export interface Whereabouts {
  /** The current directory. */
  readonly cwd: string;
  /** The repository is looked for around it. */
  readonly directory: string;
  /** A commit to read from instead of the working tree. */
  readonly rev: string | undefined;
}

/** Reads the files that a command line names, from the working tree or, with `--rev`, from a commit. */
export async function* readNamedFiles(
  files: readonly string[],
  where: Whereabouts,
  options: TreeOptions = {},
): AsyncGenerator<ReadFile> {
  if (where.rev !== undefined) {
    const repository = await Repository.open(where.directory);
    const paths = files.map((file) => insidePath(repository.root, absolute(file, where)) ?? file);
    yield* readCommitFiles(repository, where.rev, paths, options);
    return;
  }
  const root = await repositoryRoot(where.directory);
  for (const file of files)
    yield readFromDisk(located(file, root, where), root, options.maxFileSize ?? DEFAULT_MAX_FILE_SIZE);
}

/** Reads one file, as `readNamedFiles` does. */
export async function readOneFile(file: string, where: Whereabouts, options: TreeOptions = {}): Promise<ReadFile> {
  for await (const read of readNamedFiles([file], where, options)) return read;
  throw new Error("a named file gave no answer");
}

/** A file named from the current folder, as shells complete it, or else from the repository's root, as answers write it. */
function located(file: string, root: string | undefined, where: Whereabouts): string {
  const near = absolute(file, where);
  if (root === undefined || existsSync(near)) return near;
  const fromRoot = resolve(root, file);
  return existsSync(fromRoot) ? fromRoot : near;
}

/** A symbol whose path is written from the current folder, with the path from the root instead; any other as it is. */
export async function symbolFromRoot(symbol: string, where: Whereabouts): Promise<string> {
  const [, file, rest] = /^([^#]+?)(#.+|:\d+)$/.exec(symbol) ?? [];
  if (file === undefined || rest === undefined || !existsSync(absolute(file, where))) return symbol;
  const root = await repositoryRoot(where.directory);
  if (root === undefined || existsSync(resolve(root, file))) return symbol;
  const path = insidePath(root, absolute(file, where));
  return path === undefined ? symbol : path + rest;
}

function readFromDisk(file: string, root: string | undefined, maxFileSize: number): ReadFile {
  const path = root === undefined ? undefined : insidePath(root, file);
  if (root === undefined || path === undefined) return readNamedFile(file, maxFileSize);
  const { bytes, skipped } = new ContainedFiles(root).read(path, maxFileSize);
  return skipped ? { path, skipped } : { path, bytes };
}

/**
 * A file named relative to the current directory. Only that directory's own links are resolved, so that it compares with the
 * repository's root; a link below the root stays what it is and is refused when the file is read.
 */
export function absolute(file: string, where: Whereabouts): string {
  return resolve(realpathSync(where.cwd), file);
}

/** The root of the repository around a directory; undefined where there is none, or no git. */
export async function repositoryRoot(directory: string): Promise<string | undefined> {
  try {
    return (await Repository.open(directory)).root;
  } catch (error) {
    // Named files can be read without a repository, and without git.
    if (error instanceof UserError) return undefined;
    throw error;
  }
}
