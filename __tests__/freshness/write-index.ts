import { FACTS_VERSION } from "../../src/facts/version.ts";
import type { GitRepo } from "../helpers/git-repo.ts";

/** The statements that the files of an index make. Statements that are left out are true for HEAD. */
export interface IndexClaims {
  /** The commit in the status. */
  readonly commit?: string;
  /** The commit in the graph. */
  readonly graphCommit?: string;
  /** The commit whose files the graph lists. */
  readonly filesOf?: string;
  readonly indexState?: string;
}

/** The status file's text. */
export function statusText(commit: string | null, indexState = "fresh"): string {
  return JSON.stringify({
    repo: ".",
    index_state: indexState,
    last_indexed_at: "2024-01-02T03:04:05Z",
    last_indexed_commit: commit,
    schema_version: "1",
  });
}

/** The rows of a graph's `files` for a commit. */
export function fileRows(repo: GitRepo, commit: string): { path: string; blob_id: string; language: null }[] {
  const lines = repo.git("ls-tree", "-r", commit).split("\n");
  return lines.map((line) => {
    const [, , blobId = "", path = ""] = line.split(/[ \t]/);
    return { path, blob_id: blobId, language: null };
  });
}

/** Writes an index to a repository. */
export function writeIndex(repo: GitRepo, claims: IndexClaims = {}): void {
  const commit = claims.commit ?? repo.head();
  repo.write(".llmc/rag_index_status.json", statusText(commit, claims.indexState));
  writeGraph(repo, {
    version: 1,
    indexed_at: "2024-01-02T03:04:05Z",
    repo: ".",
    commit: claims.graphCommit ?? commit,
    facts_version: FACTS_VERSION,
    files: fileRows(repo, claims.filesOf ?? commit),
    entities: [],
    relations: [],
  });
}

/** Writes a graph file to a repository. */
export function writeGraph(repo: GitRepo, graph: unknown): void {
  repo.write(".llmc/rag_graph.json", JSON.stringify(graph));
}
