import { property, stringProperty } from "../util/json.ts";

/** The repository of an event. */
export interface EventRepository {
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string | undefined;
}

export interface PullRequestEvent {
  readonly kind: "pull_request";
  readonly number: number;
  readonly headSha: string;
  readonly baseSha: string;
  /** The head is in another repository, so the token can only read. */
  readonly isFork: boolean;
  /** Dependabot's runs have a read-only token too. */
  readonly isDependabot: boolean;
  readonly isClosed: boolean;
}

export interface RangeEvent {
  readonly kind: "merge_group" | "push";
  readonly headSha: string;
  /** Undefined for a new branch. */
  readonly baseSha: string | undefined;
  readonly ref: string;
}

export interface IssueCommentEvent {
  readonly kind: "issue_comment";
  readonly action: string;
  readonly number: number;
  readonly commentId: number;
  readonly body: string;
  readonly author: string;
  readonly isBot: boolean;
}

export interface WorkflowRunEvent {
  readonly kind: "workflow_run";
  readonly runId: number;
  /** The event that started the run, such as `pull_request`. */
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headOwner: string;
}

export interface DispatchEvent {
  readonly kind: "workflow_dispatch";
  /** The pull request or issue to answer on, if the workflow's own input `number` names one. */
  readonly number: number | undefined;
}

export interface OtherEvent {
  readonly kind: "schedule" | "other";
  readonly name: string;
}

/** The event that started the run. Everything in it comes from outside: text is data, never a command. */
export type GitHubEvent =
  | PullRequestEvent
  | RangeEvent
  | IssueCommentEvent
  | WorkflowRunEvent
  | DispatchEvent
  | OtherEvent;

const PULL_REQUEST_EVENTS = new Set(["pull_request", "pull_request_target"]);

/** Reads an event of any shape; one that lacks required fields of its kind is `other`. */
export function parseEvent(name: string, payload: unknown): GitHubEvent {
  const other: OtherEvent = { kind: "other", name };
  if (PULL_REQUEST_EVENTS.has(name)) return pullRequest(payload) ?? other;
  switch (name) {
    case "merge_group":
      return mergeGroup(payload) ?? other;
    case "push":
      return push(payload) ?? other;
    case "issue_comment":
      return issueComment(payload) ?? other;
    case "workflow_run":
      return workflowRun(payload) ?? other;
    case "workflow_dispatch":
      return { kind: "workflow_dispatch", number: dispatchNumber(property(payload, "inputs")) };
    case "schedule":
      return { kind: "schedule", name };
    default:
      return other;
  }
}

/** The repository of an event: the payload's, otherwise the one in `GITHUB_REPOSITORY`. */
export function parseRepository(payload: unknown, fullName: string | undefined): EventRepository | undefined {
  const repository = property(payload, "repository");
  const fullNameOf = stringProperty(repository, "full_name") ?? fullName ?? "";
  const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(fullNameOf) ?? [];
  if (owner === undefined || name === undefined || /^\.+$/.test(name)) return undefined;
  return { owner, name, defaultBranch: stringProperty(repository, "default_branch") };
}

function pullRequest(payload: unknown): PullRequestEvent | undefined {
  const pull = property(payload, "pull_request");
  const head = property(pull, "head");
  const base = property(pull, "base");
  const number = numberProperty(pull, "number");
  const headSha = shaProperty(head, "sha");
  const baseSha = shaProperty(base, "sha");
  if (number === undefined || headSha === undefined || baseSha === undefined) return undefined;
  const headRepository = numberProperty(property(head, "repo"), "id");
  const baseRepository = numberProperty(property(base, "repo"), "id");
  return {
    kind: "pull_request",
    number,
    headSha,
    baseSha,
    // A deleted fork has no repository at all.
    isFork: headRepository === undefined || headRepository !== baseRepository,
    isDependabot: stringProperty(property(pull, "user"), "login") === "dependabot[bot]",
    isClosed: stringProperty(pull, "state") === "closed",
  };
}

function mergeGroup(payload: unknown): RangeEvent | undefined {
  const group = property(payload, "merge_group");
  const headSha = shaProperty(group, "head_sha");
  if (headSha === undefined) return undefined;
  const ref = stringProperty(group, "head_ref") ?? "";
  return { kind: "merge_group", headSha, baseSha: shaProperty(group, "base_sha"), ref };
}

function push(payload: unknown): RangeEvent | undefined {
  const headSha = shaProperty(payload, "after");
  if (headSha === undefined) return undefined;
  const before = shaProperty(payload, "before");
  // All zeros stand for a branch that did not exist.
  const baseSha = before !== undefined && /[^0]/.test(before) ? before : undefined;
  return { kind: "push", headSha, baseSha, ref: stringProperty(payload, "ref") ?? "" };
}

function issueComment(payload: unknown): IssueCommentEvent | undefined {
  const issue = property(payload, "issue");
  const comment = property(payload, "comment");
  const user = property(comment, "user");
  const number = numberProperty(issue, "number");
  const commentId = numberProperty(comment, "id");
  const author = stringProperty(user, "login");
  if (number === undefined || commentId === undefined || author === undefined) return undefined;
  return {
    kind: "issue_comment",
    action: stringProperty(payload, "action") ?? "",
    number,
    commentId,
    body: stringProperty(comment, "body") ?? "",
    author,
    isBot: stringProperty(user, "type") === "Bot",
  };
}

function workflowRun(payload: unknown): WorkflowRunEvent | undefined {
  const run = property(payload, "workflow_run");
  const runId = numberProperty(run, "id");
  const headSha = shaProperty(run, "head_sha");
  const headOwner = stringProperty(property(property(run, "head_repository"), "owner"), "login");
  if (runId === undefined || headSha === undefined || headOwner === undefined) return undefined;
  return {
    kind: "workflow_run",
    runId,
    event: stringProperty(run, "event") ?? "",
    headSha,
    headBranch: stringProperty(run, "head_branch") ?? "",
    headOwner,
  };
}

function dispatchNumber(inputs: unknown): number | undefined {
  const text = String(property(inputs, "number") ?? "");
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function shaProperty(value: unknown, name: string): string | undefined {
  const sha = stringProperty(value, name);
  return sha !== undefined && /^[0-9a-f]{40}([0-9a-f]{24})?$/.test(sha) ? sha : undefined;
}

function numberProperty(value: unknown, name: string): number | undefined {
  const number = property(value, name);
  return typeof number === "number" && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
