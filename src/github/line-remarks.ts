import { property, stringProperty } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { entriesOf } from "./pages.ts";
import { isSameText } from "./same-text.ts";
import { ACTIONS_LOGIN, readViewer } from "./viewer.ts";

/** A comment on a line of a pull request. */
export interface LineRemark {
  readonly path: string;
  readonly line: number;
  readonly body: string;
}

/** A pull request and the first line of our comments there, which identifies them. */
export interface RemarkPlace {
  readonly repository: EventRepository;
  readonly number: number;
  readonly commit: string;
  readonly marker: string;
}

/** Makes our comments on a pull request match the given ones: removes those that no longer apply and writes new ones, in one review. */
export async function keepRemarks(
  client: GitHubClient,
  place: RemarkPlace,
  wanted: readonly LineRemark[],
): Promise<{ readonly made: number; readonly removed: number }> {
  const { owner, name: repo } = place.repository;
  const there = await ownRemarks(client, place);
  const isThere = (remark: LineRemark) => there.some((each) => isSame(each, remark));
  const old = there.filter((each) => !each.isAnswered && !wanted.some((remark) => isSame(each, remark)));
  for (const { id } of old) await client.rest.pulls.deleteReviewComment({ owner, repo, comment_id: id });
  const comments = wanted.filter((remark) => !isThere(remark)).map((remark) => ({ ...remark, side: "RIGHT" }));
  if (comments.length > 0) {
    const { number: pull_number, commit: commit_id } = place;
    await client.rest.pulls.createReview({ owner, repo, pull_number, commit_id, event: "COMMENT", comments });
  }
  return { made: comments.length, removed: old.length };
}

interface WrittenRemark extends LineRemark {
  readonly id: number;
  /** Someone has replied: the comment is part of a conversation now. */
  readonly isAnswered: boolean;
}

function isSame(a: LineRemark, b: LineRemark): boolean {
  return a.path === b.path && a.line === b.line && isSameText(a.body, b.body);
}

async function ownRemarks(client: GitHubClient, { repository, number, marker }: RemarkPlace): Promise<WrittenRemark[]> {
  const query = { owner: repository.owner, repo: repository.name, pull_number: number };
  const entries: unknown[] = [];
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments";
  for await (const entry of entriesOf(client, route, query)) entries.push(entry);
  const answered = new Set(entries.map((entry) => property(entry, "in_reply_to_id")));
  const marked = entries.filter((entry) => stringProperty(entry, "body")?.startsWith(`${marker}\n`));
  const logins = new Set(marked.map((entry) => stringProperty(property(entry, "user"), "login")));
  // A stranger's comment that begins like ours must not be removed.
  const own = [...logins].every((login) => login === ACTIONS_LOGIN) ? ACTIONS_LOGIN : await readViewer(client);
  return marked.flatMap((entry) => {
    const [id, line] = [property(entry, "id"), property(entry, "line")];
    const login = stringProperty(property(entry, "user"), "login");
    if (typeof id !== "number" || (login !== ACTIONS_LOGIN && login !== own)) return [];
    const body = stringProperty(entry, "body") ?? "";
    const path = stringProperty(entry, "path") ?? "";
    // The line of a comment on a removed line is null: GitHub has already hidden the comment as outdated.
    return typeof line === "number" ? [{ id, path, line, body, isAnswered: answered.has(id) }] : [];
  });
}
