/**
 * The stable names of errors. Programs may match them; none is ever renamed or given another meaning. Each has one line
 * here and a paragraph in docs/error-codes.md.
 */
export type ErrorCode = keyof typeof ERROR_CODES;
export const ERROR_CODES = {
  BAD_REQUEST: "the call itself is wrong: an option or a value that is not allowed",
  BAD_SYMBOL: "the text given for a symbol cannot be read as one",
  UNKNOWN_SYMBOL: "the symbol that was asked for does not exist",
  BAD_REVISION: "the revision names no single commit in this clone",
  NOT_A_DIRECTORY: "the directory does not exist",
  NOT_A_REPOSITORY: "the directory is not inside a git repository",
  NOT_A_WORK_TREE: "the directory is inside a repository's own files, not in its working tree",
  BARE_REPOSITORY: "a bare repository has no working tree to ask about",
  BARE_REPOSITORY_FORBIDDEN: "git is set up to refuse bare repositories",
  DUBIOUS_OWNERSHIP: "git refuses a repository that belongs to another user",
  BAD_CONFIG: "llmc.toml cannot be read, or leaves no way to go on",
  BAD_GRAPH: "the graph file is damaged, too large, or no graph at all",
  BAD_SHARD: "a shard is missing, repeated, foreign or damaged",
  CANNOT_WRITE: "a file of the index cannot be written",
  SHALLOW_CLONE: "the clone does not hold the history that the question needs",
  PARTIAL_CLONE: "the clone does not hold the objects that the question needs",
  UNRELATED_HISTORIES: "two commits have no history in common",
  GIT_NOT_FOUND: "there is no git program",
  GIT_TIMEOUT: "git took too long and was stopped",
  GIT_OUTPUT_TOO_LARGE: "git wrote more than any repository should need",
  GIT_FAILED: "git failed in a way that has no name of its own",
  INDEX_BAD_URL: "LLMC_INDEX_URL cannot be read",
  INDEX_BAD_TABLE: "the configuration names an index table that cannot be one",
  INDEX_BAD_VECTOR: "an embedding has values that are no finite numbers",
  INDEX_TABLE_MISSING: "the index has no such table",
  INDEX_WRONG_DIMENSION: "a vector has another dimension than the table",
  INDEX_CORRUPT: "the contents of the index contradict themselves",
  INDEX_FOREIGN: "the index file is another program's database",
  INDEX_TOO_NEW: "a newer llmc-nav made the index",
  INDEX_READ_ONLY: "the index can be read but not written",
  INDEX_CANNOT_WRITE: "the index cannot be written",
  INDEX_BUSY: "another process is writing the index",
  INDEX_UNREACHABLE: "the index server cannot be reached, or the connection was lost",
  INDEX_DENIED: "the index server refuses user, password, database or rights",
  INDEX_TIMEOUT: "the index server took too long",
  INDEX_FAILED: "the index failed in a way that has no name of its own",
  PROVIDER_FAILED: "the provider of embeddings did not give them",
  INTERNAL: "a bug in llmc-nav",
} as const;

/** Whether a text is one of the stable names. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CODES, text);
}
