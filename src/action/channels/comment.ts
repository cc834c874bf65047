import { describeFailure, isForbidden } from "../../github/failure.ts";
import { type CommentPlace, findComment, writeComment } from "../../github/sticky-comment.ts";
import type { Review } from "../../model/review.ts";
import type { LinkContext } from "../../render/links.ts";
import { previousKeys, stateOf } from "../../render/markdown/comment-state.ts";
import { COMMENT_MARKER, renderComment } from "../../render/markdown/report.ts";
import { verdictOf } from "../../render/verdict.ts";
import type { ActionInputs } from "../inputs.ts";
import type { ActionSession } from "../session.ts";

/**
 * The one comment on a pull request: made when there is something to say, then kept true. `isForeign`: the report was made by a job
 * that is not ours. A failure is a warning, not an error. Says whether what an earlier comment called broken is so no more.
 */
export async function commentOn(
  session: ActionSession,
  number: number,
  review: Review,
  links: LinkContext | undefined,
  isForeign = false,
): Promise<{ readonly areProblemsGone: boolean }> {
  const { inputs, logger, outputs, context } = session;
  const nothing = { areProblemsGone: false };
  if (inputs.comment === "never") return nothing;
  try {
    const client = await session.client();
    const place: CommentPlace = { repository: session.repository, number, marker: COMMENT_MARKER };
    const existing = await findComment(client, place);
    // A comment that is there is kept true, whatever it has to say now.
    if (existing === undefined && !isWorthComment(review, inputs.comment)) {
      logger.info(`There is nothing to say by \`comment: ${inputs.comment}\`, so there is no comment.`);
      return nothing;
    }
    const previous = existing && previousKeys(stateOf(existing.body), review.head);
    const body = renderComment(review, { links, previous, fullReportUrl: context.runUrl, isForeign });
    const { url, outcome } = await writeComment(client, place, body, existing);
    outputs.commentUrl = url;
    logger.info(`The comment was ${outcome}: ${url}`);
    return { areProblemsGone: review.broken.length === 0 && (previous?.size ?? 0) > 0 };
  } catch (error) {
    const advice = isForbidden(error) ? " The report is in the job summary." : "";
    logger.warn(`${describeFailure("writing the comment", error)}${advice}`);
    return nothing;
  }
}

/** Whether a first comment has something to say that its readers asked for. */
function isWorthComment(review: Review, policy: ActionInputs["comment"]): boolean {
  const { level } = verdictOf(review);
  if (policy === "problems") return level !== "fine" && level !== "nothing";
  return policy === "always" || level !== "nothing" || review.docMentions.length > 0;
}
