import { createHash } from "node:crypto";
import { describeFailure } from "../../github/failure.ts";
import { findComment, writeComment } from "../../github/sticky-comment.ts";
import { UserError } from "../../model/errors.ts";
import { codeSpan } from "../../render/code-span.ts";
import { cutLines } from "../../render/markdown/cut-lines.ts";
import { COMMENT_BUDGET } from "../../render/markdown/report.ts";
import { writeSummary } from "../channels/summary.ts";
import { answerQuestion } from "../engine/answer-question.ts";
import type { Question } from "../engine/ask-engine.ts";
import type { ActionSession } from "../session.ts";

/** A question, of whichever commit. */
type AskedQuestion = Omit<Question, "commit">;

/** Answers the question of a dispatch: in the summary, as outputs, and as a comment when the dispatch names a pull request or an issue. */
export async function runQuery(session: ActionSession): Promise<void> {
  const { inputs, context, outputs } = session;
  const question: AskedQuestion = { tool: inputs.queryTool, text: inputs.query };
  try {
    const answer = await answerQuestion(session, question);
    await writeSummary(session, `${titleOf(question)}\n\n${answer.markdown}`);
    if (context.event.kind === "workflow_dispatch" && context.event.number !== undefined)
      await commentAnswer(session, context.event.number, question, answer.markdown);
    // A symbol that does not exist is a question to ask again, not a failure of the job.
    outputs.conclusion = answer.answered.status === "ERROR" ? "neutral" : "success";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    await writeSummary(session, `${titleOf(question)}\n\n${codeSpan(error.message)}\n`);
    throw error;
  }
}

/** The heading of an answer. */
export function titleOf({ tool, text }: AskedQuestion): string {
  return text === "" ? `### llmc-nav ${tool}` : `### llmc-nav ${tool} ${codeSpan(text)}`;
}

async function commentAnswer(
  session: ActionSession,
  number: number,
  question: AskedQuestion,
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
