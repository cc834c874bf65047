import * as core from "@actions/core";
import { parseReview } from "../../envelope/review-document.ts";
import type { ReviewRange } from "../../git/review-range.ts";
import type { GitHubEvent } from "../../github/event.ts";
import { uploadFiles } from "../../github/report-artifact.ts";
import { isOlderThan, judgeReview } from "../../judge/judge.ts";
import type { Review } from "../../model/review.ts";
import { annotationsOf } from "../../render/annotations.ts";
import type { LinkContext } from "../../render/links.ts";
import { renderSummary } from "../../render/markdown/report.ts";
import { verdictOf } from "../../render/verdict.ts";
import { annotate } from "../channels/annotate.ts";
import { checkRunOn } from "../channels/check-run.ts";
import { commentOn } from "../channels/comment.ts";
import { linksFor } from "../channels/links-for.ts";
import { writeReportFiles } from "../channels/report-files.ts";
import { suggestFixes } from "../channels/suggest.ts";
import { writeSummary } from "../channels/summary.ts";
import { runEngine } from "../engine/engine.ts";
import { fetchIndexedCommit } from "../index/fetch-indexed-commit.ts";
import { publishIndex } from "../index/publish-index.ts";
import { makeSearchTables } from "../index/search-tables.ts";
import { bringIndexTo, indexArguments, keepIndex, restoreStoredIndex } from "../index/stored-index.ts";
import { setReview } from "../outputs.ts";
import type { ActionSession } from "../session.ts";
import { reviewAtHead } from "./review-at-head.ts";
import { findRange } from "./review-range.ts";

/** Seconds that a review may take to report what it has once its time is up; one that takes longer hangs. */
const GRACE_SECONDS = 120;

/** Reviews what the event is about and reports through every channel that the inputs and the token allow. */
export async function runReview(session: ActionSession): Promise<void> {
  const { logger, outputs } = session;
  const range = await findRange(session);
  const head = range?.head ?? (await (await session.openRepository()).resolveCommit("HEAD"));
  outputs.commit = subjectOf(session, head);
  const restored = await restoreStoredIndex(session, range ?? { head });
  // What pull requests are compared with is made by the push: it may take its time, and is kept for all of them.
  const isKept = session.isDefaultBranchPush && session.inputs.index === "build" && (await bringIndexTo(session, head));
  if (range === undefined) {
    logger.info("This is the first commit, so there is nothing to compare with.");
    outputs.conclusion = "neutral";
  } else {
    await reviewRange(session, range);
  }
  if (isKept) await keepIndex(session, head, restored);
  await publishIndex(session, head, isKept);
  await makeSearchTables(session, head);
}

/** A checkout that has the merge commit only may be reviewed in its place; what is reported on is still the pull request's head. */
function subjectOf({ context, inputs }: ActionSession, head: string): string {
  return context.event.kind === "pull_request" && inputs.head === undefined ? context.event.headSha : head;
}

async function reviewRange(session: ActionSession, range: ReviewRange): Promise<void> {
  const { inputs, context, logger, outputs } = session;
  const { event } = context;
  const subject = outputs.commit;
  // An index that is not brought to the head is told about: which of its symbols the change moves or renames.
  if (inputs.index === "check") await fetchIndexedCommit(session);
  logger.info(`Reviewing ${range.head} against ${range.base}.`);
  const review = await askReview(session, range);
  const { index } = review;
  setReview(outputs, review);
  // The commit whose lines the review has: it is the subject wherever that can be read.
  const links = linksFor(session, review.head);
  const markdown = renderSummary(review, { links });
  await writeSummary(session, markdown);
  const files = writeReportFiles(session, review, markdown, links);
  const annotations = annotationsOf(review);
  if (inputs.annotations) annotate(annotations);
  const { conclusion, reason } = judgeReview(review, inputs);
  if (isOlderThan(index, review.base) && inputs.stalePolicy === "warn")
    logger.warn(`The stored index is stale: ${index.note ?? review.freshness.relation}`);
  // First what needs no answer of GitHub's API: a server that hangs must not cost what is ready.
  if (inputs.reportArtifact !== undefined) {
    const maxSeconds = session.limits.serviceSeconds;
    const problem = await session.waiting(uploadFiles(inputs.reportArtifact, files, { maxSeconds }));
    if (problem !== undefined) logger.info(`The report was not kept as an artifact: ${problem}`);
  }
  if (event.kind === "pull_request") await commentOrExplain(session, event, { review, range, links });
  await checkRunOn(session, subject, { title: verdictOf(review).text, markdown, annotations }, conclusion);
  outputs.conclusion = conclusion;
  logger.info(verdictOf(review).text);
  if (reason !== undefined) core.setFailed(reason);
}

/** The review of a range as the command line makes it, in the lines of the commit that is reported on. */
async function askReview(session: ActionSession, { base, head, explanation }: ReviewRange): Promise<Review> {
  const { inputs, outputs } = session;
  const args = [
    `--base=${base}`,
    `--head=${head}`,
    `--range=${explanation ?? ""}`,
    ...inputs.include.map((pattern) => `--include=${pattern}`),
    ...inputs.exclude.map((pattern) => `--exclude=${pattern}`),
    `--config=${inputs.config}`,
    `--baseline=${inputs.baseline}`,
    `--max-file-size=${inputs.maxFileSize}`,
    `--time-budget=${inputs.timeBudget}`,
    ...indexArguments(session),
  ];
  const maxSeconds = inputs.timeBudget + GRACE_SECONDS;
  const { text } = await runEngine(session, ["review", ...args, "--format=json"], { maxSeconds });
  const review = parseReview(JSON.parse(text));
  const repository = await session.openRepository();
  const isOther = outputs.commit !== head && (await repository.findCommit(outputs.commit)) !== undefined;
  return isOther ? await reviewAtHead(repository, review, outputs.commit) : review;
}

async function commentOrExplain(
  session: ActionSession,
  { number, isFork, isDependabot }: Extract<GitHubEvent, { kind: "pull_request" }>,
  { review, range, links }: { review: Review; range: ReviewRange; links: LinkContext | undefined },
): Promise<void> {
  if (isFork || isDependabot) {
    session.logger.info(
      "This pull request's token can only read, so the report is in the job summary and the artifact; a workflow_run job with mode: publish can post it as a comment.",
    );
    return;
  }
  const { areProblemsGone } = await commentOn(session, number, review, links);
  await suggestFixes(session, number, review, { range, areProblemsGone });
}
