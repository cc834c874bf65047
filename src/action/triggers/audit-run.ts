import { writeFileSync } from "node:fs";
import * as core from "@actions/core";
import { auditToWire } from "../../envelope/audit-document.ts";
import { describeFailure } from "../../github/failure.ts";
import { uploadFiles } from "../../github/report-artifact.ts";
import { syncIssue } from "../../github/tracking-issue.ts";
import { judgeAudit } from "../../judge/judge.ts";
import type { Audit } from "../../model/audit.ts";
import { UserError } from "../../model/errors.ts";
import { auditVerdict } from "../../render/audit-words.ts";
import type { LinkContext } from "../../render/links.ts";
import { renderAudit } from "../../render/markdown/audit.ts";
import { AUDIT_ISSUE_TITLE, AUDIT_MARKER, renderAuditIssue } from "../../render/markdown/audit-issue.ts";
import { SUMMARY_BUDGET } from "../../render/markdown/report.ts";
import { linksFor } from "../channels/links-for.ts";
import { writeSummary } from "../channels/summary.ts";
import { setFreshness } from "../outputs.ts";
import type { ActionSession } from "../session.ts";
import { findAskedCommit } from "./asked-commit.ts";
import { checkStoredIndex } from "./audit-index.ts";

/** Audits what is stored about the repository: a summary, outputs, and one issue that is open while something is wrong. */
export async function runAudit(session: ActionSession): Promise<void> {
  const { inputs, outputs } = session;
  const commit = await findAskedCommit(session);
  const { audit: found, before } = await checkStoredIndex(session, commit);
  const { isBad, conclusion, reason } = judgeAudit(found, inputs);
  const links = linksFor(session, commit);
  const audit = await trackAudit(session, found, isBad, links);
  const note = before ? `The index was built again. Before: ${auditVerdict(before)}.\n` : "";
  await reportAudit(session, audit, note);
  outputs.conclusion = conclusion;
  if (reason !== undefined) core.setFailed(reason);
}

/** Tells what an audit found in the summary, the outputs, the files of the report and the log. */
export async function reportAudit(session: ActionSession, audit: Audit, note: string): Promise<void> {
  setFreshness(session.outputs, audit.index.state);
  session.outputs.configValid = audit.config.isPresent ? audit.config.isValid : undefined;
  const links = linksFor(session, session.outputs.commit);
  const markdown = `${renderAudit(audit, { links, budget: SUMMARY_BUDGET - note.length })}${note}`;
  await writeSummary(session, markdown);
  await writeFiles(session, audit, markdown);
  session.logger.info(`${auditVerdict(audit)}.`);
}

/** Brings the issue up to date and answers the audit with its trend. That it cannot be written is a warning, not an error. */
async function trackAudit(
  session: ActionSession,
  audit: Audit,
  isBad: boolean,
  links: LinkContext | undefined,
): Promise<Audit> {
  const { logger, outputs } = session;
  let told = audit;
  try {
    const client = await session.client();
    const issue = await syncIssue(client, session.repository, AUDIT_MARKER, (existing) => {
      const rendered = renderAuditIssue(audit, existing, links);
      told = rendered.audit;
      return { isBad, title: AUDIT_ISSUE_TITLE, body: rendered.body };
    });
    if (issue === undefined) return told;
    outputs.commentUrl = issue.url;
    logger.info(`The tracking issue was ${issue.outcome}: ${issue.url}`);
  } catch (error) {
    const message = error instanceof UserError ? error.message : describeFailure("writing the tracking issue", error);
    logger.warn(`${message} The audit is in the job summary.`);
  }
  return told;
}

async function writeFiles(session: ActionSession, audit: Audit, markdown: string): Promise<void> {
  const { inputs, outputs, logger } = session;
  outputs.reportJson = session.reportPath("audit.json");
  outputs.reportMarkdown = session.reportPath("audit.md");
  writeFileSync(outputs.reportJson, `${JSON.stringify(auditToWire(audit))}\n`);
  writeFileSync(outputs.reportMarkdown, markdown);
  if (inputs.reportArtifact === undefined) return;
  const maxSeconds = session.limits.serviceSeconds;
  const files = [outputs.reportJson, outputs.reportMarkdown];
  const problem = await session.waiting(uploadFiles(inputs.reportArtifact, files, { maxSeconds }));
  if (problem !== undefined) logger.info(`The audit was not kept as an artifact: ${problem}`);
}
