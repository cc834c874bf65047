import { basename } from "node:path";
import type { Repository } from "../git/repository.ts";

/** The names of the change that a report is of, in the repository's own words. */
export interface ChangeNames {
  readonly repository: string;
  readonly branch: string | undefined;
  readonly subject: string | undefined;
}

/** The name of a repository (by its remote, else by its folder), the branch that is checked out and the subject of a commit. */
export async function changeNames(repository: Repository, commit: string): Promise<ChangeNames> {
  const { git, root } = repository;
  const ask = async (...args: string[]) => {
    const { stdout } = await git.run(args, { task: "describe the change", acceptedCodes: [0, 1, 2, 128] });
    return stdout.toString("utf8").trim();
  };
  const remote = await ask("config", "--get", "remote.origin.url");
  const [, named] = /([^/:]+\/[^/:]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  // The address of a remote may hold a password; its last two parts do not.
  const isHosted = /^(?:https?|ssh|git):|@/.test(remote);
  return {
    repository: (isHosted ? named : undefined) ?? basename(root),
    branch: (await repository.branch()) || undefined,
    subject: (await ask("log", "-1", "--format=%s", "--end-of-options", commit)) || undefined,
  };
}
