import type { Repository } from "../../git/repository.ts";

/** The time of a commit, in LLMC's format: the only date that is the same wherever and whenever a graph is built. */
export async function committedAt(repository: Repository, commit: string): Promise<string> {
  const text = await repository.git.text(["cat-file", "commit", commit], { task: `read the commit ${commit}` });
  const header = text.slice(0, text.indexOf("\n\n"));
  const seconds = Number(/^committer .* (\d{1,12}) [+-]\d{4}$/m.exec(header)?.[1] ?? 0);
  return `${new Date(seconds * 1000).toISOString().slice(0, -".000Z".length)}+00:00`;
}
