import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type CheckedRoute, OpenApiCheck } from "./openapi-check.ts";

/** A limit of GitHub that is not in its description. */
const MAX_BODY_CHARACTERS = 65_536;
const OWN_LOGIN = "github-actions[bot]";

export interface StoredComment {
  readonly id: number;
  readonly issue: number;
  readonly login: string;
  body: string;
  readonly reactions: string[];
}

/** A review comment on a line of a pull request. */
export interface StoredRemark {
  readonly id: number;
  readonly pull: number;
  readonly login: string;
  readonly path: string;
  readonly line: number;
  readonly body: string;
  readonly inReplyTo?: number;
}

export interface StoredIssue {
  readonly number: number;
  readonly login: string;
  title: string;
  body: string;
  state: "open" | "closed";
  stateReason?: string;
  isLocked: boolean;
  readonly labels: string[];
}

export interface StoredCheckRun {
  readonly id: number;
  readonly headSha: string;
  readonly name: string;
  conclusion: string | undefined;
  readonly annotations: unknown[];
}

export interface RecordedCall {
  readonly route: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
}

/** A response that a test sets instead of the real one. */
export interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly message?: string;
}

export interface GitHubServerOptions {
  /** The path prefix of an Enterprise Server, such as `/api/v3`. */
  readonly prefix?: string;
  /** The token may only read, as in a pull request from a fork. */
  readonly isReadOnly?: boolean;
  /** The owner of the token. */
  readonly login?: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The part of GitHub that this project uses. It keeps state, checks every request with GitHub's own description and limits,
 * and records the requests. Tests read `calls` and expect `violations` to be empty.
 */
export class GitHubServer {
  readonly comments: StoredComment[] = [];
  readonly remarks: StoredRemark[] = [];
  readonly issues: StoredIssue[] = [];
  readonly checkRuns: StoredCheckRun[] = [];
  /** Pull requests by number, as the API returns them. */
  readonly pulls = new Map<number, unknown>();
  /** Answers of the compare API, by `base...head`. */
  readonly comparisons = new Map<string, unknown>();
  readonly permissions = new Map<string, string>();
  readonly calls: RecordedCall[] = [];
  readonly violations: string[] = [];
  /** Faults by the name of the route. Each is used once, in order. */
  readonly faults = new Map<string, Fault[]>();
  /** The entries of the cache, oldest first, and whether the token may see and delete them. */
  readonly caches: { id: number; key: string; ref: string }[] = [];
  mayManageCaches = true;
  readonly artifacts: { id: number; name: string; size: number; zip: Buffer }[] = [];
  readonly #check = new OpenApiCheck();
  readonly #options: GitHubServerOptions;
  readonly #server = createServer((request, response) => {
    this.#serve(request, response).catch((error: unknown) => {
      this.violations.push(`the server failed: ${String(error)}`);
      response.writeHead(500).end();
    });
  });
  #nextId = 1000;

  private constructor(options: GitHubServerOptions) {
    this.#options = options;
  }

  static async start(options: GitHubServerOptions = {}): Promise<GitHubServer> {
    const server = new GitHubServer(options);
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get apiUrl(): string {
    return `${this.origin}${this.#options.prefix ?? ""}`;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  addComment(issue: number, body: string, login = OWN_LOGIN): StoredComment {
    const comment = { id: this.#nextId++, issue, login, body, reactions: [] };
    this.comments.push(comment);
    return comment;
  }

  addRemark(remark: Omit<StoredRemark, "id">): StoredRemark {
    const made = { id: this.#nextId++, ...remark };
    this.remarks.push(made);
    return made;
  }

  /** The routes of all requests, in order. */
  routes(): string[] {
    return this.calls.map((call) => call.route);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", this.origin);
    const { prefix = "" } = this.#options;
    const text = await readAll(request);
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : url.pathname;
    const method = request.method ?? "GET";
    const route = this.#check.find(method, path);
    const name = route?.name ?? `${method.toLowerCase()} ${path}`;
    const answer = this.#fault(name) ?? this.#answer(method, path, route, url.searchParams, body);
    this.calls.push({ route: name, path: `${path}${url.search}`, body, status: answer.status });
    const headers = { "content-type": "application/json; charset=utf-8", ...answer.headers };
    response.writeHead(answer.status, headers);
    response.end(Buffer.isBuffer(answer.body) || answer.body === undefined ? answer.body : JSON.stringify(answer.body));
  }

  #fault(name: string): Answer | undefined {
    const fault = this.faults.get(name)?.shift();
    if (!fault) return undefined;
    const { status, headers, message = "fault" } = fault;
    return { status, body: { message }, ...(headers && { headers }) };
  }

  #answer(
    method: string,
    path: string,
    route: CheckedRoute | undefined,
    query: URLSearchParams,
    body: unknown,
  ): Answer {
    if (method === "POST" && path.endsWith("/graphql"))
      return { status: 200, body: { data: { viewer: { login: this.#options.login ?? OWN_LOGIN } } } };
    if (!route) {
      this.violations.push(`${method} ${path}: not in GitHub's description, or not among the routes that are used`);
      return { status: 404, body: { message: "Not Found" } };
    }
    const wrong = route.violations(query, body);
    this.violations.push(...wrong.map((each) => `${route.name}: ${each}`));
    if (wrong.length > 0) return { status: 422, body: { message: "Validation Failed", errors: wrong } };
    if (method !== "GET" && this.#options.isReadOnly === true) return forbidden(route.name);
    return this.#handle(route, path, query, body as Record<string, unknown>);
  }

  #handle({ name, params }: CheckedRoute, path: string, query: URLSearchParams, body: Record<string, unknown>): Answer {
    const issue = Number(params.get("issue_number"));
    const commentId = Number(params.get("comment_id"));
    const login = this.#options.login ?? OWN_LOGIN;
    const text = String(body?.body ?? "");
    switch (name.replace("/repos/{owner}/{repo}", "")) {
      case "get /issues/{issue_number}/comments":
        return this.#page(
          path,
          this.comments.filter((each) => each.issue === issue).map((c) => this.#comment(c)),
          query,
        );
      case "post /issues/{issue_number}/comments":
        if (text.length > MAX_BODY_CHARACTERS) return tooLong(text);
        return { status: 201, body: this.#comment(this.addComment(issue, text, login)) };
      case "patch /issues/comments/{comment_id}": {
        const comment = this.comments.find((each) => each.id === commentId);
        if (!comment) return { status: 404, body: { message: "Not Found" } };
        if (text.length > MAX_BODY_CHARACTERS) return tooLong(text);
        comment.body = text;
        return { status: 200, body: this.#comment(comment) };
      }
      case "delete /issues/comments/{comment_id}": {
        const at = this.comments.findIndex((each) => each.id === commentId);
        if (at >= 0) this.comments.splice(at, 1);
        return { status: at < 0 ? 404 : 204, body: undefined };
      }
      case "post /issues/comments/{comment_id}/reactions":
        this.comments.find((each) => each.id === commentId)?.reactions.push(String(body.content));
        return { status: 201, body: { id: this.#nextId++, content: body.content } };
      case "get /issues": {
        const state = query.get("state") ?? "open";
        const creator = query.get("creator");
        const found = this.issues.filter(
          (each) => (state === "all" || each.state === state) && (creator === null || each.login === creator),
        );
        return this.#page(
          path,
          found.map((each) => issueJson(each)),
          query,
        );
      }
      case "post /issues": {
        const labels = (body.labels as string[] | undefined) ?? [];
        const made: StoredIssue = {
          number: this.#nextId++,
          login,
          title: String(body.title),
          body: text,
          state: "open",
          isLocked: false,
          labels,
        };
        this.issues.push(made);
        return { status: 201, body: issueJson(made) };
      }
      case "get /issues/{issue_number}":
      case "patch /issues/{issue_number}": {
        const found = this.issues.find((each) => each.number === issue);
        if (!found) return { status: 404, body: { message: "Not Found" } };
        if (name.startsWith("patch")) {
          if (body.title !== undefined) found.title = String(body.title);
          if (body.body !== undefined) found.body = text;
          if (body.state === "open" || body.state === "closed") found.state = body.state;
          if (body.state_reason !== undefined) found.stateReason = String(body.state_reason);
        }
        return { status: 200, body: issueJson(found) };
      }
      case "post /check-runs": {
        const output = body.output as { annotations?: unknown[] } | undefined;
        const run: StoredCheckRun = {
          id: this.#nextId++,
          headSha: String(body.head_sha),
          name: String(body.name),
          conclusion: body.conclusion as string | undefined,
          annotations: [...(output?.annotations ?? [])],
        };
        this.checkRuns.push(run);
        return { status: 201, body: { id: run.id, html_url: `${this.origin}/runs/${run.id}` } };
      }
      case "patch /check-runs/{check_run_id}": {
        const run = this.checkRuns.find((each) => each.id === Number(params.get("check_run_id")));
        if (!run) return { status: 404, body: { message: "Not Found" } };
        // GitHub adds annotations and never replaces them.
        run.annotations.push(...((body.output as { annotations?: unknown[] } | undefined)?.annotations ?? []));
        run.conclusion = (body.conclusion as string | undefined) ?? run.conclusion;
        return { status: 200, body: { id: run.id, html_url: `${this.origin}/runs/${run.id}` } };
      }
      case "get /compare/{basehead}": {
        const found = this.comparisons.get(params.get("basehead") ?? "");
        return found === undefined ? { status: 404, body: { message: "Not Found" } } : { status: 200, body: found };
      }
      case "get /pulls":
        return this.#page(
          path,
          [...this.pulls.values()].filter((pull) => hasHead(pull, query.get("head"))),
          query,
        );
      case "get /pulls/{pull_number}": {
        const found = this.pulls.get(Number(params.get("pull_number")));
        return found === undefined ? { status: 404, body: { message: "Not Found" } } : { status: 200, body: found };
      }
      case "get /pulls/{pull_number}/comments": {
        const found = this.remarks.filter(({ pull }) => pull === Number(params.get("pull_number")));
        const entries = found.map(({ login, inReplyTo, ...rest }) => {
          return { ...rest, user: { login }, ...(inReplyTo !== undefined && { in_reply_to_id: inReplyTo }) };
        });
        return this.#page(path, entries, query);
      }
      case "post /pulls/{pull_number}/reviews": {
        const pull = Number(params.get("pull_number"));
        for (const { path, line, body: remark } of body.comments as StoredRemark[])
          this.addRemark({ pull, login, path, line, body: remark });
        return { status: 200, body: { id: this.#nextId++, state: "COMMENTED" } };
      }
      case "delete /pulls/comments/{comment_id}": {
        const at = this.remarks.findIndex((each) => each.id === commentId);
        if (at >= 0) this.remarks.splice(at, 1);
        return { status: at < 0 ? 404 : 204, body: undefined };
      }
      case "get /actions/runs/{run_id}/artifacts": {
        const found = this.artifacts.filter((each) => query.get("name") === null || each.name === query.get("name"));
        const artifacts = found.map(({ id, name, size }) => ({ id, name, size_in_bytes: size, expired: false }));
        return { status: 200, body: { total_count: artifacts.length, artifacts } };
      }
      case "get /actions/artifacts/{artifact_id}/{archive_format}": {
        const found = this.artifacts.find((each) => each.id === Number(params.get("artifact_id")));
        if (!found) return { status: 410, body: { message: "Gone" } };
        return { status: 200, body: found.zip, headers: { "content-type": "application/zip" } };
      }
      case "get /actions/caches": {
        if (!this.mayManageCaches) return forbidden(name);
        const [key, ref] = [query.get("key") ?? "", query.get("ref")];
        const found = this.caches.filter((each) => each.key.startsWith(key) && (ref === null || each.ref === ref));
        const newest = found.toReversed();
        return { status: 200, body: { total_count: newest.length, actions_caches: newest } };
      }
      case "delete /actions/caches/{cache_id}": {
        const at = this.caches.findIndex((each) => each.id === Number(params.get("cache_id")));
        if (at >= 0) this.caches.splice(at, 1);
        return { status: at < 0 ? 404 : 204, body: undefined };
      }
      case "get /collaborators/{username}/permission": {
        const permission = this.permissions.get(params.get("username") ?? "") ?? "read";
        return { status: 200, body: { permission, role_name: permission, user: { login: params.get("username") } } };
      }
      default:
        throw new Error(`The server does not handle ${name}.`);
    }
  }

  #comment({ id, issue, login, body }: StoredComment): unknown {
    const user = { login, type: login.endsWith("[bot]") ? "Bot" : "User" };
    return { id, body, user, html_url: `${this.origin}/issues/${issue}#issuecomment-${id}` };
  }

  #page(path: string, all: readonly unknown[], query: URLSearchParams): Answer {
    const size = Math.min(Number(query.get("per_page") ?? 30), 100);
    const page = Number(query.get("page") ?? 1);
    const body = all.slice((page - 1) * size, page * size);
    if (page * size >= all.length) return { status: 200, body };
    const next = new URLSearchParams(query);
    next.set("page", String(page + 1));
    return { status: 200, body, headers: { link: `<${this.apiUrl}${path}?${next}>; rel="next"` } };
  }
}

function issueJson({ number, login, title, body, state, stateReason, isLocked, labels }: StoredIssue): unknown {
  const user = { login, type: login.endsWith("[bot]") ? "Bot" : "User" };
  const html_url = `https://github.com/octo/demo/issues/${number}`;
  return {
    number,
    title,
    body,
    state,
    locked: isLocked,
    user,
    state_reason: stateReason ?? null,
    labels: labels.map((name) => ({ name })),
    html_url,
  };
}

function hasHead(pull: unknown, head: string | null): boolean {
  const label = (pull as { head?: { label?: string } }).head?.label;
  return head === null || label === head;
}

function tooLong(text: string): Answer {
  const message = `Body is too long (maximum is 65536 characters), it has ${text.length}`;
  return { status: 422, body: { message: "Validation Failed", errors: [{ message }] } };
}

function forbidden(route: string): Answer {
  const permission = route.includes("check-runs") ? "checks=write" : "issues=write; pull_requests=write";
  return {
    status: 403,
    body: { message: "Resource not accessible by integration" },
    headers: { "x-accepted-github-permissions": permission },
  };
}

function readAll(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
    request.on("error", reject);
  });
}
