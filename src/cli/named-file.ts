import { realpathSync } from "node:fs";
import { basename, dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { type ReadFile, readCommitFiles } from "../api/read-repository-file.ts";
import { ContainedFiles } from "../git/contained-files.ts";
import { Repository } from "../git/repository.ts";
import { UserError } from "../model/errors.ts";
import { DEFAULT_MAX_FILE_SIZE, type TreeOptions } from "../model/tree.ts";
import type { CommandContext } from "./command.ts";

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
    yield readFromDisk(absolute(file, context), root, options.maxFileSize ?? DEFAULT_MAX_FILE_SIZE);
}

function readFromDisk(file: string, repositoryRoot: string | undefined, maxFileSize: number): NamedFile {
  const inside = repositoryRoot === undefined ? undefined : insidePath(repositoryRoot, file);
  const path = inside ?? file;
  // Outside a repository the file's own directory bounds what may be read.
  const root = inside === undefined ? realDirectoryOf(file) : repositoryRoot;
  if (root === undefined) return { path, skipped: { path, reason: "absent" } };
  const content = new ContainedFiles(root).read(inside ?? basename(file), maxFileSize);
  return content.skipped ? { path, skipped: content.skipped } : { path, bytes: content.bytes };
}

/**
 * A file named relative to the current directory. Only that directory's own links are resolved, so that it compares with the
 * repository's root; a link below the root stays what it is and is refused when the file is read.
 */
function absolute(file: string, context: CommandContext): string {
  return resolve(realpathSync(context.io.cwd), file);
}

/** The path of a file relative to a directory around it, with `/`; undefined when it lies outside. */
function insidePath(directory: string, file: string): string | undefined {
  const path = relative(directory, file);
  if (path === "" || path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) return undefined;
  return path.split(sep).join("/");
}

function realDirectoryOf(file: string): string | undefined {
  try {
    return realpathSync(dirname(file));
  } catch {
    return undefined;
  }
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
