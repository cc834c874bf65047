import type { GitHubClient } from "../../github/client.ts";
import { describeFailure, toUserError } from "../../github/failure.ts";
import {
  type CommentPlace,
  type FoundComment,
  hasMarker,
  ownComments,
  writeComment,
} from "../../github/sticky-comment.ts";
import { UserError } from "../../model/errors.ts";
import { codeSpan } from "../../render/code-span.ts";
import { cutLines } from "../../render/markdown/cut-lines.ts";
import { COMMENT_BUDGET } from "../../render/markdown/report.ts";
import { stringProperty } from "../../util/json.ts";
import { writeSummary } from "../channels/summary.ts";
import { answerQuestion } from "../engine/answer-question.ts";
import type { ActionSession } from "../session.ts";
import { COMMAND_TOOLS, type CommentCommand, parseCommand } from "./comment-command.ts";
import { titleOf } from "./query-run.ts";

/** Permissions that allow asking: those that also allow pushing. */
const WRITERS = new Set(["admin", "maintain", "write"]);
/** Replies under one pull request or issue; beyond them a conversation is no place for answers. */
const MAX_REPLIES = 30;
const REPLY_PREFIX = "<!-- llmc-nav:reply ";

/** Answers a command that somebody wrote in a comment, with one reply that a repeated run edits. */
export async function runCommand(session: ActionSession): Promise<void> {
  const { context, logger, outputs } = session;
  const { event } = context;
  outputs.conclusion = "neutral";
  if (event.kind !== "issue_comment") throw new UserError("Commands come in comments: run this on issue_comment.");
  const command = event.action === "created" && !event.isBot ? parseCommand(event.body) : undefined;
  if (command === undefined) return logger.info("The comment holds no command.");
  const client = await session.client();
  if (!(await mayAsk(session, client, event.author)))
    return logger.info("Commands are answered to people with write access only.");
  const place: CommentPlace = {
    repository: session.repository,
    number: event.number,
    marker: `${REPLY_PREFIX}${event.commentId} -->`,
  };
  const { count, existing } = await repliesSoFar(client, place);
  if (existing === undefined && count >= MAX_REPLIES)
    return logger.warn(`There are ${MAX_REPLIES} answers here already, so this one is not given.`);
  await react(session, client, event.commentId);
  const text = await answer(session, command);
  await writeSummary(session, text);
  try {
    const body = cutLines(`${place.marker}\n${text}`, COMMENT_BUDGET);
    const { url } = await writeComment(client, place, body, existing);
    outputs.commentUrl = url;
    outputs.conclusion = "success";
  } catch (error) {
    throw toUserError("writing the reply", error);
  }
}

async function answer(session: ActionSession, command: CommentCommand): Promise<string> {
  if (command.kind === "unknown") return `There is no command ${codeSpan(command.word)}.\n\n${help()}`;
  if (command.tool === "help") return help();
  const question = { tool: command.tool, text: command.text };
  try {
    const { markdown } = await answerQuestion(session, question);
    return `${titleOf(question)}\n\n${markdown}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${titleOf(question)}\n\n${codeSpan(error.message)}`;
  }
}

function help(): string {
  const lines = COMMAND_TOOLS.map((tool) => `| \`/llmc ${EXAMPLES[tool][0]}\` | ${EXAMPLES[tool][1]} |`);
  return ["Write one of these at the beginning of a line:", "", "| command | answers |", "|---|---|", ...lines].join(
    "\n",
  );
}

/** Each command as one would write it, and what it answers. */
const EXAMPLES: Readonly<Record<(typeof COMMAND_TOOLS)[number], readonly [string, string]>> = {
  search: ["search retry with backoff", "code and docs that fit a question"],
  "where-used": ["where-used Auth.login", "every use of a symbol"],
  lineage: ["lineage Auth.login", "who calls a symbol, over several hops"],
  route: ["route how do I log in", "which index a query is put to, and why"],
  status: ["status", "how fresh the index is"],
  help: ["help", "this list"],
};

async function mayAsk({ repository }: ActionSession, client: GitHubClient, username: string): Promise<boolean> {
  const { owner, name: repo } = repository;
  try {
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username });
    return WRITERS.has(stringProperty(data, "permission") ?? "");
  } catch (error) {
    throw toUserError("asking who may write here", error);
  }
}

/** The number of replies so far, and the one that an earlier run gave to this very command. */
async function repliesSoFar(
  client: GitHubClient,
  place: CommentPlace,
): Promise<{ readonly count: number; readonly existing: FoundComment | undefined }> {
  let count = 0;
  let existing: FoundComment | undefined;
  try {
    for await (const reply of ownComments(client, place, REPLY_PREFIX)) {
      count++;
      if (hasMarker(reply, place.marker)) existing ??= reply;
    }
  } catch (error) {
    throw toUserError("reading the comments", error);
  }
  return { count, existing };
}

/** A sign that the command was seen; that it cannot be given is no reason to be silent. */
async function react({ repository, logger }: ActionSession, client: GitHubClient, commentId: number): Promise<void> {
  const { owner, name: repo } = repository;
  try {
    await client.rest.reactions.createForIssueComment({ owner, repo, comment_id: commentId, content: "eyes" });
  } catch (error) {
    logger.info(describeFailure("giving the reaction", error));
  }
}
