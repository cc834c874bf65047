import { ensureCommit } from "../../git/commit-range.ts";
import { parentsOf } from "../../git/history.ts";
import { findReviewRange, type ReviewRange } from "../../git/review-range.ts";
import { describeFailure } from "../../github/failure.ts";
import { askMergeBase } from "../../github/merge-base.ts";
import { UserError } from "../../model/errors.ts";
import type { ActionSession } from "../session.ts";

/** The two commits to compare, by what the inputs say and what the event is about; undefined when nothing came before the change. */
export async function findRange(session: ActionSession): Promise<ReviewRange | undefined> {
  const { inputs, context } = session;
  const { event } = context;
  const repository = await session.openRepository();
  const isRange = event.kind === "pull_request" || event.kind === "merge_group" || event.kind === "push";
  const base = inputs.base ?? (isRange ? event.baseSha : undefined);
  const head = inputs.head ?? (isRange ? event.headSha : undefined);
  const mergeCommit = event.kind === "pull_request" ? context.sha : undefined;
  const ask = (from: string, to: string) => askGitHub(session, from, to);
  try {
    const { remote } = session;
    return await findReviewRange(repository, { base, head, mergeCommit, remote, askMergeBase: ask });
  } catch (error) {
    // The first push of a branch has no base, and a force push may have dropped it.
    const isPush = event.kind === "push" && inputs.base === undefined;
    if (!isPush || !(error instanceof UserError)) throw error;
    return await lastCommitOf(session, head ?? event.headSha, error);
  }
}

/** The range of a push's last commit alone, used when the range of the whole push cannot be found. */
async function lastCommitOf(session: ActionSession, head: string, error: UserError): Promise<ReviewRange | undefined> {
  const repository = await session.openRepository();
  const [parent] = await parentsOf(repository, await repository.resolveCommit(head));
  if (parent === undefined) return undefined;
  try {
    await ensureCommit(repository, parent, session.remote);
  } catch {
    throw error;
  }
  return await findReviewRange(repository, { base: parent, head });
}

/** The merge base of two commits, from GitHub. A refused token does not end the run: history may still be fetched, or reported missing. */
async function askGitHub(session: ActionSession, base: string, head: string): Promise<string | undefined> {
  const { logger } = session;
  logger.info(`This clone does not show where ${head} left ${base}, so GitHub is asked.`);
  try {
    const client = await session.client();
    return await askMergeBase(client, session.repository, base, head);
  } catch (error) {
    logger.info(error instanceof UserError ? error.message : describeFailure("finding where the change begins", error));
    return undefined;
  }
}
