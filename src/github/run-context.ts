import { readFileSync } from "node:fs";
import { withoutEnd } from "../util/text.ts";
import { type EventRepository, type GitHubEvent, parseEvent, parseRepository } from "./event.ts";

/** The runner's description of this run. */
export interface RunContext {
  readonly event: GitHubEvent;
  readonly repository: EventRepository | undefined;
  /** The address of GitHub's web pages, `https://github.com` or an Enterprise Server. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** The page of this run, for links. */
  readonly runUrl: string | undefined;
  readonly workspace: string;
  /** The commit that the runner checked out. */
  readonly sha: string | undefined;
}

/** Reads the runner's environment. It never throws: an unreadable event counts as one of unknown kind. */
export function readRunContext(env: NodeJS.ProcessEnv): RunContext {
  const payload = readPayload(env.GITHUB_EVENT_PATH);
  const repository = parseRepository(payload, env.GITHUB_REPOSITORY);
  const serverUrl = withoutEnd(env.GITHUB_SERVER_URL || "https://github.com", "/");
  const page = repository && env.GITHUB_RUN_ID ? `${repository.owner}/${repository.name}/actions/runs/` : undefined;
  return {
    event: parseEvent(env.GITHUB_EVENT_NAME ?? "", payload),
    repository,
    serverUrl,
    apiUrl: withoutEnd(env.GITHUB_API_URL || "https://api.github.com", "/"),
    runUrl: page && `${serverUrl}/${page}${env.GITHUB_RUN_ID}`,
    workspace: env.GITHUB_WORKSPACE || process.cwd(),
    sha: env.GITHUB_SHA || undefined,
  };
}

function readPayload(eventPath: string | undefined): unknown {
  if (!eventPath) return undefined;
  try {
    return JSON.parse(readFileSync(eventPath, "utf8"));
  } catch {
    return undefined;
  }
}
