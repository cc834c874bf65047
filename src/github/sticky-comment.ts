import { property, stringProperty } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { OddAnswerError } from "./odd-answer.ts";
import { entriesOf } from "./pages.ts";
import { statusOf } from "./retry.ts";
import { isSameText } from "./same-text.ts";
import { ACTIONS_LOGIN, readViewer } from "./viewer.ts";

/** The place of the single comment. */
export interface CommentPlace {
  readonly repository: EventRepository;
  readonly number: number;
  /** The first line of the comment, which identifies it. */
  readonly marker: string;
}

export interface FoundComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
}

export interface WrittenComment {
  readonly url: string;
  readonly outcome: "created" | "edited" | "unchanged";
}

/** Finds our own comment with the marker. */
export async function findComment(client: GitHubClient, place: CommentPlace): Promise<FoundComment | undefined> {
  for await (const comment of ownComments(client, place, place.marker)) {
    if (hasMarker(comment, place.marker)) return comment;
  }
  return undefined;
}

/** Whether the first line of a comment is exactly the marker. */
export function hasMarker({ body }: FoundComment, marker: string): boolean {
  return body === marker || body.startsWith(`${marker}\n`);
}

/** Our own comments that begin with `prefix`, oldest first; a stranger's comment that begins like ours must not be edited. */
export async function* ownComments(
  client: GitHubClient,
  { repository, number }: Omit<CommentPlace, "marker">,
  prefix: string,
): AsyncGenerator<FoundComment> {
  const { owner, name: repo } = repository;
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
  let viewer: string | undefined;
  for await (const entry of entriesOf(client, route, { owner, repo, issue_number: number })) {
    const comment = readComment(entry);
    if (!comment.body.startsWith(prefix)) continue;
    const login = stringProperty(property(entry, "user"), "login");
    if (login !== ACTIONS_LOGIN) {
      viewer ??= await readViewer(client);
      if (login === undefined || login !== viewer) continue;
    }
    yield comment;
  }
}

function readComment(answer: unknown): FoundComment {
  const id = property(answer, "id");
  const url = stringProperty(answer, "html_url");
  if (typeof id !== "number" || url === undefined) throw new OddAnswerError("its answer is no comment");
  return { id, url, body: stringProperty(answer, "body") ?? "" };
}

/** Creates the comment, or edits the existing one; sends nothing when the text is the same. */
export async function writeComment(
  client: GitHubClient,
  place: CommentPlace,
  body: string,
  existing: FoundComment | undefined,
): Promise<WrittenComment> {
  if (existing === undefined) return await createComment(client, place, body);
  if (isSameText(existing.body, body)) return { url: existing.url, outcome: "unchanged" };
  const { owner, name: repo } = place.repository;
  try {
    const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: existing.id, body });
    return { url: readComment(data).url, outcome: "edited" };
  } catch (error) {
    // Someone deleted it between the two requests.
    if (statusOf(error) === 404) return await createComment(client, place, body);
    throw error;
  }
}

async function createComment(client: GitHubClient, place: CommentPlace, body: string): Promise<WrittenComment> {
  const { owner, name: repo } = place.repository;
  const create = async () => await client.rest.issues.createComment({ owner, repo, issue_number: place.number, body });
  let made: FoundComment;
  try {
    const { data } = await create();
    made = { ...readComment(data), body };
  } catch (error) {
    if (error instanceof OddAnswerError || (statusOf(error) ?? 500) < 500) throw error;
    // GitHub may have created the comment before the request failed.
    const found = await findComment(client, place);
    if (found) return { url: found.url, outcome: "created" };
    return { url: readComment((await create()).data).url, outcome: "created" };
  }
  return await settleRace(client, place, made);
}

/** Another run may have commented at the same moment; both runs then keep the older comment. */
async function settleRace(client: GitHubClient, place: CommentPlace, made: FoundComment): Promise<WrittenComment> {
  const first = await findComment(client, place);
  if (first === undefined || first.id >= made.id) return { url: made.url, outcome: "created" };
  const { owner, name: repo } = place.repository;
  await client.rest.issues.deleteComment({ owner, repo, comment_id: made.id });
  return await writeComment(client, place, made.body, first);
}
