import type { Repository } from "../git/repository.ts";

/** Where refs that people know by name are, in the order in which a name from them is preferred. */
const NAMESPACES = ["refs/heads/", "refs/remotes/", "refs/tags/"] as const;

/** A branch or tag that points at a commit, `undefined` when none does. */
export async function refOf(repository: Repository, commit: string): Promise<string | undefined> {
  const output = await repository.git.text(
    ["for-each-ref", `--points-at=${commit}`, "--format=%(refname)", ...NAMESPACES],
    { task: `find the refs of ${commit}` },
  );
  const names = output.split("\n");
  for (const namespace of NAMESPACES) {
    const found = names.find((name) => name.startsWith(namespace) && !name.endsWith("/HEAD"));
    if (found !== undefined) return found.slice(namespace.length);
  }
  return undefined;
}
