import { createHash } from "node:crypto";
import { describeFailure } from "../github/failure.ts";
import { findComment, writeComment } from "../github/sticky-comment.ts";
import { UserError } from "../model/errors.ts";
import { codeSpan } from "../render/code-span.ts";
import { cutLines } from "../render/markdown/cut-lines.ts";
import { COMMENT_BUDGET } from "../render/markdown/report.ts";
import { property, stringProperty } from "../util/json.ts";
import { askEngine, type Question } from "./ask-engine.ts";
import type { ActionSession } from "./session.ts";
import { writeSummary } from "./write-summary.ts";

/** Answers the question of a dispatch: in the summary, as outputs, and as a comment when the dispatch names a pull request or an issue. */
export async function runQuery(session: ActionSession): Promise<void> {
  const { inputs, context, outputs } = session;
  const question: Question = { tool: inputs.queryTool, text: inputs.query };
  try {
    const answer = await askEngine(session, question);
    outputs.reportJson = answer.jsonPath;
    outputs.reportMarkdown = answer.markdownPath;
    readMeta(session, answer.json);
    await writeSummary(session, `${titleOf(question)}\n\n${answer.markdown}`);
    if (context.event.kind === "workflow_dispatch" && context.event.number !== undefined)
      await commentAnswer(session, context.event.number, question, answer.markdown);
    outputs.conclusion = "success";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    await writeSummary(session, `${titleOf(question)}\n\n${codeSpan(error.message)}\n`);
    throw error;
  }
}

/** What an answer is headed with. */
export function titleOf({ tool, text }: Question): string {
  return text === "" ? `### llmc-nav ${tool}` : `### llmc-nav ${tool} ${codeSpan(text)}`;
}

async function commentAnswer(
  session: ActionSession,
  number: number,
  question: Question,
  markdown: string,
): Promise<void> {
  // The same question again edits its answer; another question gets its own.
  const key = createHash("sha256").update(`${question.tool}\0${question.text}`).digest("hex").slice(0, 12);
  const place = { repository: session.repository, number, marker: `<!-- llmc-nav:query ${key} -->` };
  const body = cutLines(`${place.marker}\n${titleOf(question)}\n\n${markdown}`, COMMENT_BUDGET);
  try {
    const client = await session.client();
    const { url } = await writeComment(client, place, body, await findComment(client, place));
    session.outputs.commentUrl = url;
  } catch (error) {
    session.logger.warn(describeFailure("writing the comment", error));
  }
}

/** What the answer's envelope says of itself, if it is one. */
function readMeta({ outputs }: ActionSession, json: string): void {
  const meta = property(JSON.parse(json), "meta");
  const status = stringProperty(meta, "status");
  const source = stringProperty(meta, "source");
  const freshness = stringProperty(meta, "freshness_state");
  outputs.commit = stringProperty(meta, "commit") ?? "";
  if (status === "OK" || status === "FALLBACK" || status === "ERROR") outputs.status = status;
  if (source === "RAG_GRAPH" || source === "LOCAL_FALLBACK" || source === "NONE") outputs.source = source;
  if (freshness === "FRESH" || freshness === "STALE" || freshness === "UNKNOWN") outputs.freshnessState = freshness;
}
