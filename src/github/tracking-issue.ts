import { property, stringProperty } from "../util/json.ts";
import type { GitHubClient } from "./client.ts";
import type { EventRepository } from "./event.ts";
import { OddAnswerError } from "./odd-answer.ts";
import { entriesOf } from "./pages.ts";
import { isSameText } from "./same-text.ts";
import { ACTIONS_LOGIN, readViewer } from "./viewer.ts";

/** The intended state of the single issue: open if `isBad`, otherwise closed. */
export interface TrackedState {
  readonly isBad: boolean;
  readonly title: string;
  /** Begins with the marker. */
  readonly body: string;
}

export interface TrackedIssue {
  readonly number: number;
  readonly url: string;
  readonly outcome: "opened" | "reopened" | "updated" | "closed" | "unchanged" | "left closed";
}

interface FoundIssue {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly isOpen: boolean;
  /** Someone closed it as not planned: that is an answer, which is respected until the state has been good again. */
  readonly isDeclined: boolean;
}

/**
 * Brings the single issue with the marker up to date: opened when the state is bad, rewritten while it is, closed when it is good
 * again, and reopened rather than created a second time. Nothing is sent without a difference. The intended state may depend on the
 * existing body, which is undefined when there is no issue yet.
 */
export async function syncIssue(
  client: GitHubClient,
  repository: EventRepository,
  marker: string,
  wanted: TrackedState | ((body: string | undefined) => TrackedState),
): Promise<TrackedIssue | undefined> {
  const [existing] = await findIssues(client, repository, marker);
  const state = typeof wanted === "function" ? wanted(existing?.body) : wanted;
  if (existing === undefined) return state.isBad ? await open(client, repository, marker, state) : undefined;
  const { number, url } = existing;
  const { owner, name: repo } = repository;
  const { title, body } = state;
  const send = async (change: { state?: "open" | "closed"; state_reason?: "reopened" | "completed" }) =>
    await client.rest.issues.update({ owner, repo, issue_number: number, title, body, ...change });
  if (!state.isBad) {
    if (!existing.isOpen) return { number, url, outcome: "unchanged" };
    await send({ state: "closed", state_reason: "completed" });
    return { number, url, outcome: "closed" };
  }
  if (existing.isDeclined) return { number, url, outcome: "left closed" };
  if (!existing.isOpen) {
    await send({ state: "open", state_reason: "reopened" });
    return { number, url, outcome: "reopened" };
  }
  if (existing.title === title && isSameText(existing.body, body)) return { number, url, outcome: "unchanged" };
  await send({});
  return { number, url, outcome: "updated" };
}

/** All our issues with the marker: open ones first, then by age, oldest first. */
async function findIssues(client: GitHubClient, repository: EventRepository, marker: string): Promise<FoundIssue[]> {
  const { owner, name: repo } = repository;
  const creator = (await readViewer(client)) ?? ACTIONS_LOGIN;
  const found: FoundIssue[] = [];
  for await (const entry of entriesOf(client, "GET /repos/{owner}/{repo}/issues", {
    owner,
    repo,
    creator,
    state: "all",
  })) {
    const issue = readIssue(entry);
    const isPull = Boolean(property(entry, "pull_request"));
    const login = stringProperty(property(entry, "user"), "login");
    if (!isPull && login === creator && issue.body.startsWith(`${marker}\n`)) found.push(issue);
  }
  return found.sort((a, b) => Number(b.isOpen) - Number(a.isOpen) || a.number - b.number);
}

function readIssue(answer: unknown): FoundIssue {
  const number = property(answer, "number");
  const url = stringProperty(answer, "html_url");
  if (typeof number !== "number" || url === undefined) throw new OddAnswerError("its answer is no issue");
  const isOpen = property(answer, "state") === "open";
  const isDeclined = !isOpen && property(answer, "state_reason") === "not_planned";
  const title = stringProperty(answer, "title") ?? "";
  return { number, url, title, body: stringProperty(answer, "body") ?? "", isOpen, isDeclined };
}

async function open(
  client: GitHubClient,
  repository: EventRepository,
  marker: string,
  { title, body }: TrackedState,
): Promise<TrackedIssue> {
  const { owner, name: repo } = repository;
  const made = readIssue((await client.rest.issues.create({ owner, repo, title, body })).data);
  // Another run may have opened one at the same moment; both runs then keep the lower number.
  const [first] = await findIssues(client, repository, marker);
  if (first === undefined || first.number >= made.number)
    return { number: made.number, url: made.url, outcome: "opened" };
  await client.rest.issues.update({
    owner,
    repo,
    issue_number: made.number,
    body: `This repeats #${first.number}.`,
    state: "closed",
    state_reason: "not_planned",
  });
  return { number: first.number, url: first.url, outcome: "unchanged" };
}
