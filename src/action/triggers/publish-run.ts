import { parseReview } from "../../envelope/review-document.ts";
import { toUserError } from "../../github/failure.ts";
import { pullRequestOfRun } from "../../github/pull-request-of-run.ts";
import { downloadReport } from "../../github/report-artifact.ts";
import { UserError } from "../../model/errors.ts";
import { commentOn } from "../channels/comment.ts";
import { linksFor } from "../channels/links-for.ts";
import { REPORT_JSON } from "../channels/report-files.ts";
import { setPublished } from "../outputs.ts";
import type { ActionSession } from "../session.ts";

/**
 * Posts the report of another run, whose token could only read. That run may have been a stranger's: which pull request is meant
 * comes from the event and from GitHub, never from the report, and the report is read as data of a known shape.
 */
export async function runPublish(session: ActionSession): Promise<void> {
  const { inputs, context, logger, outputs } = session;
  const { event } = context;
  if (event.kind !== "workflow_run") {
    throw new UserError("The mode publish is for jobs that run on workflow_run: see the README for both workflows.");
  }
  outputs.conclusion = "neutral";
  outputs.commit = event.headSha;
  if (event.event !== "pull_request") {
    logger.info(`The run was started by ${event.event}, not by a pull request, so there is nothing to publish.`);
    return;
  }
  const artifact = inputs.reportArtifact;
  if (artifact === undefined) throw new UserError("The input report-artifact names no artifact to publish.");
  const client = await session.client();
  const number = await pullRequestOfRun(client, session.repository, event).catch((error: unknown) => {
    throw toUserError("looking for the pull request", error);
  });
  if (number === undefined) {
    logger.info("No open pull request has this run's commit as its head, so there is nothing to publish.");
    return;
  }
  const text = await downloadReport(client, session.repository, event.runId, {
    name: artifact,
    file: REPORT_JSON,
  }).catch((error: unknown) => {
    throw error instanceof UserError ? error : toUserError("downloading the report", error);
  });
  if (text === undefined) {
    logger.info(`The run left no artifact ${artifact}, so there is nothing to publish.`);
    return;
  }
  // Whoever wrote the report writes no command that somebody copies.
  const report = { ...parseReview(parseJson(text)), testCommands: [] };
  if (report.head !== event.headSha)
    throw new UserError("The report of the other run is about another commit than the run, so it is not published.");
  setPublished(outputs, report);
  await commentOn(session, number, report, linksFor(session, event.headSha), true);
  outputs.conclusion = "success";
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError("The report of the other run is not JSON, so it is not published.", { cause: error });
  }
}
