import { ensureCommit } from "../../git/commit-range.ts";
import { isObjectId } from "../../git/object-id.ts";
import type { ActionSession } from "../session.ts";

/** The commit that a run is about: what the input head names, fetched if need be, else what is checked out. The outputs say it from now on. */
export async function findAskedCommit(session: ActionSession): Promise<string> {
  const { inputs, outputs } = session;
  const repository = await session.openRepository();
  const { head = "HEAD" } = inputs;
  if (isObjectId(head)) await ensureCommit(repository, head, session.remote);
  outputs.commit = await repository.resolveCommit(await withRemoteBranch(head, session));
  return outputs.commit;
}

/** A checkout has one branch; any other that somebody names is known as the remote's, if at all. */
async function withRemoteBranch(head: string, session: ActionSession): Promise<string> {
  const repository = await session.openRepository();
  if ((await repository.findCommit(head)) !== undefined) return head;
  const remote = `${session.remote.name}/${head}`;
  return (await repository.findCommit(remote)) === undefined ? head : remote;
}
