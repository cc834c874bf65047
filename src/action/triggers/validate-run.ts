import * as core from "@actions/core";
import { judgeConfig } from "../../judge/judge.ts";
import type { Annotation } from "../../render/annotations.ts";
import { isObject, property, stringProperty } from "../../util/json.ts";
import { annotate } from "../channels/annotate.ts";
import { writeSummary } from "../channels/summary.ts";
import { configValidityOf } from "../engine/answer-question.ts";
import { askEngine } from "../engine/ask-engine.ts";
import { setIndexAnswer } from "../outputs.ts";
import type { ActionSession } from "../session.ts";
import { findAskedCommit } from "./asked-commit.ts";

/** Checks llmc.toml: findings at their lines, the effective routes in the summary. */
export async function runValidate(session: ActionSession): Promise<void> {
  const { inputs, outputs, logger } = session;
  const commit = await findAskedCommit(session);
  const answer = await askEngine(session, { tool: "validate", text: "", commit });
  const { markdown, json } = answer;
  outputs.reportJson = answer.jsonPath;
  outputs.reportMarkdown = answer.markdownPath;
  setIndexAnswer(outputs, answer.answered);
  await writeSummary(session, markdown);
  const findings = annotationsFrom(json, inputs.config);
  if (inputs.annotations) annotate(findings);
  const errors = findings.flatMap(({ level }) => (level === "error" ? [{ severity: level }] : []));
  outputs.configValid = configValidityOf(json);
  // Warnings are said and fail no job, whatever it fails on.
  outputs.conclusion = judgeConfig(errors, inputs).conclusion;
  const isThere = outputs.configValid !== undefined;
  const verdict =
    errors.length === 0
      ? `${inputs.config} ${isThere ? "is valid" : "is not there, so the built-in configuration holds"}.`
      : `${inputs.config} has ${errors.length} ${errors.length === 1 ? "error" : "errors"}.`;
  logger.info(verdict);
  if (outputs.conclusion === "failure") core.setFailed(verdict);
}

/** The command's findings as annotations. */
function annotationsFrom(report: unknown, path: string): Annotation[] {
  const findings = property(report, "findings");
  if (!Array.isArray(findings)) return [];
  return findings.filter(isObject).map((finding) => {
    const line = property(finding, "line");
    return {
      level: stringProperty(finding, "severity") === "error" ? ("error" as const) : ("warning" as const),
      path,
      line: typeof line === "number" ? line : 1,
      title: stringProperty(finding, "code") ?? "llmc.toml",
      message: stringProperty(finding, "message") ?? "",
    };
  });
}
