import { quote } from "./failure.ts";
import type { Remote } from "./history.ts";
import type { Repository } from "./repository.ts";

/** A push goes over the network and may be large, but a job must not hang on it. */
const PUSH_TIMEOUT_MS = 600_000;

/** Points a ref of a remote at a commit, whatever it pointed at before. */
export async function pushRef(repository: Repository, remote: Remote, commit: string, ref: string): Promise<void> {
  const { name, login } = typeof remote === "string" ? { name: remote, login: [] } : remote;
  await repository.git.run(
    ["push", "--quiet", "--force", "--no-verify", "--no-follow-tags", "--end-of-options", name, `${commit}:${ref}`],
    {
      task: `push the index to ${ref} of ${quote(name)}`,
      isNetworkAllowed: true,
      settings: login,
      timeoutMs: PUSH_TIMEOUT_MS,
    },
  );
}
