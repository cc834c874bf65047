import * as core from "@actions/core";
import { Repository } from "../git/repository.ts";
import type { GitHubEvent } from "../github/event.ts";
import { describeFailure } from "../github/failure.ts";
import { askMergeBase } from "../github/merge-base.ts";
import { uploadFiles } from "../github/report-artifact.ts";
import { UserError } from "../model/errors.ts";
import type { Review } from "../model/review.ts";
import { annotationsOf } from "../render/annotations.ts";
import type { LinkContext } from "../render/links.ts";
import { renderSummary } from "../render/markdown/report.ts";
import { verdictOf } from "../render/verdict.ts";
import { parseReview } from "../review/parse-review.ts";
import { findReviewRange, type ReviewRange } from "../review/range.ts";
import { pathFilter } from "../util/glob.ts";
import { annotate } from "./annotate.ts";
import { checkRunOn } from "./check-run-channel.ts";
import { commentOn } from "./comment-channel.ts";
import { runEngine } from "./engine.ts";
import { readAndKeepFacts, restoreStoredFacts } from "./facts-source.ts";
import { filterReview } from "./filter-review.ts";
import { linksFor } from "./links-for.ts";
import { setReview } from "./outputs.ts";
import { writeReportFiles } from "./report-files.ts";
import { judgeReview } from "./review-conclusion.ts";
import type { ActionSession } from "./session.ts";
import { writeSummary } from "./write-summary.ts";

/** Where commits that a shallow checkout lacks are fetched from. */
const REMOTE = "origin";

/** Reviews what the event is about and reports through every channel that the inputs and the token allow. */
export async function runReview(session: ActionSession): Promise<void> {
  const { inputs, context, logger, outputs } = session;
  const { event } = context;
  const repository = await Repository.open(context.workspace);
  const range = await rangeFor(session, repository);
  // A shallow checkout may have the merge commit only; what is reported on is still the pull request's head.
  const subject = event.kind === "pull_request" && inputs.head === undefined ? event.headSha : range.head;
  outputs.commit = subject;
  logger.info(`Reviewing ${range.head} against ${range.base}.`);
  await restoreStoredFacts(session, range);
  const { base, head, explanation } = range;
  const args = [
    `--base=${base}`,
    `--head=${head}`,
    `--config=${inputs.config}`,
    `--max-file-size=${inputs.maxFileSize}`,
  ];
  const { text } = await runEngine(session, ["review", ...args, "--format=json"]);
  const whole = { ...parseReview(JSON.parse(text)), range: explanation };
  const result = filterReview(whole, pathFilter(inputs.include, inputs.exclude));
  setReview(outputs, result);
  const links = linksFor(session, subject);
  const markdown = renderSummary(result, { links });
  await writeSummary(session, markdown);
  const files = writeReportFiles(session, result, markdown, links);
  const annotations = annotationsOf(result);
  if (inputs.annotations) annotate(annotations);
  const { conclusion, reason } = judgeReview(result, inputs);
  if (result.freshness.state === "STALE" && inputs.stalePolicy === "warn")
    logger.warn(`The stored index is stale: ${result.freshness.reason ?? result.freshness.relation}`);
  if (event.kind === "pull_request") await commentOrExplain(session, event.number, result, links, event);
  await checkRunOn(session, subject, { title: verdictOf(result).text, markdown, annotations }, conclusion);
  if (inputs.reportArtifact !== undefined) {
    const problem = await uploadFiles(inputs.reportArtifact, files);
    if (problem !== undefined) logger.info(`The report was not kept as an artifact: ${problem}`);
  }
  if (inputs.index === "build" && isDefaultBranch(session)) await readAndKeepFacts(session, head);
  outputs.conclusion = conclusion;
  logger.info(verdictOf(result).text);
  if (reason !== undefined) core.setFailed(reason);
}

async function commentOrExplain(
  session: ActionSession,
  number: number,
  result: Review,
  links: LinkContext | undefined,
  event: Extract<GitHubEvent, { kind: "pull_request" }>,
): Promise<void> {
  if (event.isFork || event.isDependabot) {
    session.logger.info(
      "This pull request's token can only read, so the report is in the job summary and the artifact; a workflow_run job with mode: publish can post it as a comment.",
    );
    return;
  }
  await commentOn(session, number, result, links);
}

/** The two commits to compare, by what the inputs say and what the event is about. */
async function rangeFor(session: ActionSession, repository: Repository): Promise<ReviewRange> {
  const { inputs, context } = session;
  const { event } = context;
  const isRange = event.kind === "pull_request" || event.kind === "merge_group" || event.kind === "push";
  const base = inputs.base ?? (isRange ? event.baseSha : undefined);
  const head = inputs.head ?? (isRange ? event.headSha : undefined);
  const mergeCommit = event.kind === "pull_request" ? context.sha : undefined;
  try {
    const askMergeBase = event.kind === "push" ? undefined : (from: string, to: string) => askGitHub(session, from, to);
    return await findReviewRange(repository, { base, head, mergeCommit, remote: REMOTE, askMergeBase });
  } catch (error) {
    // The first push of a branch has no base, and a force push may have dropped it.
    const isPush = event.kind === "push" && inputs.base === undefined;
    if (!isPush || !(error instanceof UserError)) throw error;
    return await findReviewRange(repository, { head, remote: REMOTE });
  }
}

/** Where two commits parted, from GitHub. A token that may not ask is no reason to stop: history may still be fetched, or said to be missing. */
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

function isDefaultBranch({ context }: ActionSession): boolean {
  const { event, repository } = context;
  return event.kind === "push" && event.ref === `refs/heads/${repository?.defaultBranch}`;
}
