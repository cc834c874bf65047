import { ensureCommit } from "../../git/commit-range.ts";
import { isObjectId } from "../../git/object-id.ts";
import { loadStatus } from "../../graph/file/status-file.ts";
import { readStoreHead } from "../../graph/store/store-head.ts";
import { UserError } from "../../model/errors.ts";
import type { ActionSession } from "../session.ts";

/** A shallow checkout lacks the commit that the index was made of; without it symbols cannot be followed, which is no failure. */
export async function fetchIndexedCommit(session: ActionSession): Promise<void> {
  const repository = await session.openRepository();
  const kept = readStoreHead(repository.root)?.head?.commit;
  const commit = kept ?? loadStatus(repository.root)?.lastIndexedCommit?.trim().toLowerCase();
  if (commit === undefined || !isObjectId(commit)) return;
  try {
    await ensureCommit(repository, commit, session.remote);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    session.logger.info(error.message);
  }
}
