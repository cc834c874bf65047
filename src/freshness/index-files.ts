/** Everything that is written beside the code of a repository stands below this directory. */
const INDEX_DIRECTORY = ".llmc/";

/** Whether a path belongs to the index itself, which does not index its own files. */
export function isIndexFile(path: string): boolean {
  return path.startsWith(INDEX_DIRECTORY);
}
